/// What formc says for a problem that libyaml names.
struct SyntaxWords {
    /// libyaml's words.
    let problem: String
    /// libyaml's words for what it was about; nil if that makes no difference.
    var context: String?
    /// The message.
    let message: String
    /// What stands at the place that libyaml was at before, if that is worth showing.
    var related: String?
    /// What to do.
    let help: String

    /// The problems that need no look at the text.
    static let all = [
        SyntaxWords(
            problem: "could not find expected ':'",
            message: "a ':' is missing after a key",
            related: "this looks like a key",
            help: "In a mapping each line is 'key: value'. If this is text, indent it deeper than its key."),
        SyntaxWords(
            problem: "found unexpected end of stream",
            message: "a quote is not closed",
            related: "the quoted text begins here",
            help: "End the text with the quote that it begins with. In single quotes, write '' for a quote; in double "
                + "quotes, \\\"."),
        SyntaxWords(
            problem: "found unexpected document indicator",
            message: "a quote is not closed before the next document",
            related: "the quoted text begins here",
            help: "End the text with the quote that it begins with, before the line that begins with '---' or '...'."),
        SyntaxWords(
            problem: "did not find expected ',' or ']'",
            message: "a ',' or ']' is missing",
            related: "the list begins here",
            help: "Items of a list in brackets are separated by ',', and the list ends with ']'."),
        SyntaxWords(
            problem: "did not find expected ',' or '}'",
            message: "a ',' or '}' is missing",
            related: "the mapping begins here",
            help: "Entries of a mapping in braces are separated by ',', and the mapping ends with '}'."),
        SyntaxWords(
            problem: "did not find expected key",
            message: "a key is expected here",
            related: "the mapping begins here",
            help: "The keys of a mapping stand in one column, each with its ':'. Check the indentation of this line; "
                + "nothing can follow a closing quote or bracket, so put the whole text in quotes."),
        SyntaxWords(
            problem: "did not find expected '-' indicator",
            message: "a '-' is expected here",
            related: "the list begins here",
            help: "The items of a list stand in one column, each after '- '. Check the indentation of this line."),
        SyntaxWords(
            problem: "did not find expected node content",
            message: "a value is expected here",
            help:
                "Something is left out before this place, or a bracket is not closed or closed twice. Put a text that "
                + "begins with ',', ']' or '}' in quotes."),
        SyntaxWords(
            problem: "block sequence entries are not allowed in this context",
            message: "a list cannot begin here",
            help: "Begin the list on the next line, each item after '- '. Put a text that begins with '- ' in quotes."),
        SyntaxWords(
            problem: "mapping keys are not allowed in this context",
            message: "a key cannot begin here",
            help: "Begin the mapping on the next line. Put a text that begins with '? ' in quotes."),
        SyntaxWords(
            problem: "did not find expected hexdecimal number",
            message: "an escape lacks hexadecimal digits",
            related: "the quoted text begins here",
            help: "Two digits follow \\x, four \\u, and eight \\U. Write \\\\ for a backslash itself."),
        SyntaxWords(
            problem: "found invalid Unicode character escape code",
            message: "this escape names no character",
            related: "the quoted text begins here",
            help:
                "Characters are U+0000 to U+10FFFF without U+D800 to U+DFFF. Write one beyond U+FFFF as \\U and eight "
                + "digits."),
        SyntaxWords(
            problem: "found unexpected ':'",
            message: "a ':' cannot stand here",
            related: "the text begins here",
            help: "In brackets and braces, write a space after the ':' of a key, and put text with a ':' in quotes."),
        SyntaxWords(
            problem: "did not find expected comment or line break",
            context: "while scanning a block scalar",
            message: "a text cannot begin on the line of its '|' or '>'",
            help:
                "Begin the text on the next line, indented deeper than its key. Put a text that begins with '|' or '>' "
                + "in quotes."),
        SyntaxWords(
            problem: "found an indentation indicator equal to 0",
            message: "the indentation of a block text cannot be 0",
            help: "Write a digit from 1 to 9 after '|' or '>', or none."),
        SyntaxWords(
            problem: "did not find expected <document start>",
            message: "a line '---' is missing before this document",
            help: "The document before ends here, since this line is less deep than its first line. Align the two, or "
                + "begin a document with '---'."),
        SyntaxWords(
            problem: "found undefined tag handle",
            message: "this tag is not known",
            help:
                "Only !!str, !!int, !!float, !!bool, !!null, !!seq, !!map and ! may be written. Put a text that begins "
                + "with '!' in quotes."),
        SyntaxWords(
            problem: "found incompatible YAML document",
            message: "only YAML 1 is read",
            help: "Write %YAML 1.2, or leave the directive out."),
    ]
}
