import FormCompiler
import FormSource

// What stands here belongs to FormCompiler and goes when it is there.

struct UsageError: Error { var message: String }

enum Target: String, CaseIterable, Sendable { case json, swift }
enum JSONLayout: String, CaseIterable, Sendable { case pretty, canonical }
enum AccessLevel: String, CaseIterable, Sendable { case `public`, package, `internal` }
enum RuntimeMode: String, CaseIterable, Sendable { case inline, module }
enum ODSAPI: String, CaseIterable, Sendable { case item, models }

struct CompilerOptions: Sendable {
    enum Command: Sendable { case build, check }
    var command = Command.build
    var paths: [String] = []
    var standardInput: (bytes: [UInt8], name: String)?
    var output: String?
    var targets: Set<Target>?
    var jsonLayout: JSONLayout?
    var access: AccessLevel?
    var runtime: RuntimeMode?
    var odsAPI: ODSAPI?
    var templates: String?
    var verify = false
    var strict: Bool?
    var jobs: Int?
    var useCache = true
    var config: String?
    var maxDiagnostics = 1000
    var format: String?
}

struct CompilerResult: Sendable {
    struct StaleFile: Sendable {
        var path: String
        var spec: String
    }
    var diagnostics: [LocatedDiagnostic] = []
    var omitted = 0
    var failures: [String] = []
    var summary = Summary()
    var staleFiles: [StaleFile] = []
    var isStrict = false
    var format: String?
}

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
