import FormBytes
import FormCompiler

/// `formc module-index` and `formc module-spec`: the commands that the build tool plugin puts into a build.
///
/// They are for build systems, not for people: help does not show them, and their options are words in an order.
enum ModuleCommand: String {
    /// Writes what each spec file takes from others.
    case index = "module-index"
    /// Generates the Swift of one spec file.
    case spec = "module-spec"
}

/// Runs a command of a build system with the words after its name.
func run(_ command: ModuleCommand, _ words: [String]) -> ExitCode {
    do throws(WrongUsage) {
        let arguments = try ModuleArguments(words)
        let result: ModuleResult
        do throws(UsageError) {
            result = try arguments.run(command)
        } catch {
            throw WrongUsage(message: error.message, isLocated: error.isLocated)
        }
        if !result.report.isEmpty { Console.print(result.report) }
        for notice in result.notices { Console.complain(notice) }
        for failure in result.failures { Console.complain(failure) }
        return result.hasErrors || !result.failures.isEmpty ? .errors : .good
    } catch {
        Console.complain(error.message)
        return .usage
    }
}

/// The words of such a command, in this order as often as needed:
///
///     --config FILE  --runtime inline|module  --runtime-file FILE
///     --import MODULE DIRECTORY  [--file SPEC]...     a module that option sets may be taken from
///     --root DIRECTORY  [--spec SPEC INPUTS]...       the module itself
///     --model FILE  --views FILE                      of the one spec file
private struct ModuleArguments {
    private var specs = ModuleSpecs([])
    private var inputs: [String] = []
    private var runtime: String?
    private var model = ""
    private var views = ""

    init(_ words: [String]) throws(WrongUsage) {
        var rest = words[...]
        while let option = rest.popFirst() {
            let values = Array(rest.prefix(option == "--import" || option == "--spec" ? 2 : 1))
            rest = rest.dropFirst(values.count)
            try take(option, values)
        }
    }

    private mutating func take(_ option: String, _ values: [String]) throws(WrongUsage) {
        switch (option, values.count, specs.sources.isEmpty) {
        case ("--config", 1, _): specs.config = values[0]
        case ("--runtime", 1, _): specs.runtime = RuntimeMode(rawValue: values[0]) ?? .inline
        case ("--runtime-file", 1, _): runtime = values[0]
        case ("--import", 2, _): specs.sources.append(.init(directory: values[1], module: values[0]))
        case ("--root", 1, _): specs.sources.append(.init(directory: values[0]))
        case ("--file", 1, false): specs.sources[specs.sources.count - 1].files.append(values[0])
        case ("--spec", 2, false):
            specs.sources[specs.sources.count - 1].files.append(values[0])
            inputs.append(values[1])
        case ("--model", 1, _): model = values[0]
        case ("--views", 1, _): views = values[0]
        default: throw WrongUsage(message: "this command is for build systems; '\(option)' cannot stand here")
        }
    }

    func run(_ command: ModuleCommand) throws(UsageError) -> ModuleResult {
        switch command {
        case .index: return try Compiler.index(specs, inputs: inputs, runtime: runtime)
        case .spec:
            guard let inputs = inputs.first, !model.isEmpty, !views.isEmpty else {
                throw UsageError("'--spec', '--model' and '--views' are needed")
            }
            return try Compiler.generate(specs, inputs: inputs, model: model, views: views)
        }
    }
}
