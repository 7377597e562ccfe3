import FormSource

extension Diagnostic {
    /// FC1001: `-` as a text in a flow collection.
    static func loneDash(at range: ByteRange) -> Diagnostic {
        Diagnostic(
            1001, .error, "'-' alone cannot be a value in a flow collection", at: range,
            help: "Quote it: \"-\".", fixes: [Fix("quote it", replace: range, with: "\"-\"")])
    }

    /// FC1001: a comment without white space before it.
    static func gluedComment(at place: Int) -> Diagnostic {
        Diagnostic(
            1001, .error, "a comment needs a space before its '#'", at: ByteRange(place, place + 1),
            help: "Write a space before the '#'.",
            fixes: [Fix("insert a space", replace: ByteRange(place, place), with: " ")])
    }

    /// FC1001: a further line of a flow collection or a quoted text that is not deep enough.
    static func shallowLine(at place: Int, isTab: Bool, isFlow: Bool) -> Diagnostic {
        let what = isFlow ? "flow collection" : "quoted text"
        return Diagnostic(
            1001, .error,
            isTab ? "found a tab where indentation is expected" : "this line of a \(what) is not indented",
            at: ByteRange(place, place + 1),
            help: "All lines of a \(what) must be indented with spaces, at least as deep as its key or '-'. "
                + "Perhaps a quote or a bracket is not closed before it.")
    }

    /// FC1001: a blank line before the text of a block scalar that is deeper than the text.
    static func deepBlankLine(at place: Int) -> Diagnostic {
        Diagnostic(
            1001, .error, "this blank line is indented deeper than the text after it", at: ByteRange(place, place),
            help: "The first line of a block scalar says how deep its text is. Remove the spaces of this blank line.")
    }

    /// FC1001: a directive after a document that has not been ended.
    static func directiveInside(_ range: ByteRange) -> Diagnostic {
        Diagnostic(
            1001, .error, "a directive can stand only at the start of the file or after '...'", at: range,
            help: "End the document before with a line '...', or remove the directive.")
    }

    /// FC1001: directives that no document follows.
    static func directiveWithoutDocument(at place: Int) -> Diagnostic {
        Diagnostic(
            1001, .error, "a line '---' is missing after the directives", at: ByteRange(place, place),
            help: "After directives, a document begins with a line '---'.")
    }

    /// FC1001: something after `...`.
    static func textAfterEnd(at place: Int) -> Diagnostic {
        Diagnostic(
            1001, .error, "nothing but a comment can follow '...' on its line", at: ByteRange(place, place + 1),
            help: "The line '...' ends a document. Put what follows on the next line.")
    }
}
