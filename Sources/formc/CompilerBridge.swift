import FormCompiler
import FormSource

// What stands here belongs to FormCompiler and goes when it is there.

enum Compiler {
    static let version = "1.0.0"
    static let rules: [RuleDescription] = []
    static let schema = "{}\n"
    static func run(
        _ options: CompilerOptions, progress: (@Sendable (Int, Int) -> Void)?
    ) throws(UsageError) -> CompilerResult {
        CompilerResult()
    }
}
