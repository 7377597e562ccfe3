import CYAML
import FormBytes
import FormSource

/// What libyaml finds wrong with a text (FC1001).
struct SyntaxProblem {
    private let source: Bytes
    private let problem: String
    private let context: String
    private let offset: Int
    private let contextOffset: Int?

    /// The problem of a parser that has stopped.
    init(_ parser: yaml_parser_t, in source: Bytes, _ marks: inout MarkCursor) {
        self.source = source
        problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
        context = parser.context.map { String(cString: $0) } ?? ""
        offset = marks.offset(of: parser.problem_mark.index)
        contextOffset = parser.context == nil ? nil : marks.offset(of: parser.context_mark.index)
    }

    /// The problem in words of formc.
    var diagnostic: Diagnostic {
        Diagnostic(1001, .error, problem, at: ByteRange(offset, min(offset + 1, source.count)))
    }
}
