import FormBytes
import FormCompiler
import FormSource

/// `formc build` and `formc check`: a run of the compiler, its report, its summary.
func runCompiler(_ arguments: Arguments) throws(WrongUsage) -> ExitCode {
    let clock = Stopwatch()
    let options = try compilerOptions(arguments)
    let isQuiet = arguments.has(.quiet)
    let progress = !isQuiet && Stream.error.canRedraw ? Progress(clock) : nil
    Signals.prepare()
    let result: CompilerResult
    do throws(UsageError) {
        result = try Compiler.run(options, progress: progress?.listener)
    } catch {
        progress?.clear()
        throw WrongUsage(message: error.message, isLocated: error.isLocated)
    }
    progress?.clear()
    Signals.endIfRequested()
    let format = reportFormat(arguments, result)
    write(result, as: format, color: arguments[.color])
    tell(result, format)
    if !isQuiet {
        let line = summaryLine(result.summary, command: options.command, seconds: clock.seconds)
        Console.inform(line)
        if format == .text, Stream.error.isTerminal, let first = result.diagnostics.first {
            Console.inform("'formc explain \(first.code)' says more about a rule")
        }
    }
    return status(of: result)
}

/// How a run ends by its result.
private func status(of result: CompilerResult) -> ExitCode {
    if !result.failures.isEmpty { return .usage }
    return result.staleFiles.isEmpty ? status(of: result.summary, isStrict: result.isStrict) : .errors
}

/// How a run ends by its diagnostics.
func status(of summary: Summary, isStrict: Bool) -> ExitCode {
    summary.errors > 0 || isStrict && summary.warnings > 0 ? .errors : .good
}

/// The compiler's options by the command line.
private func compilerOptions(_ arguments: Arguments) throws(WrongUsage) -> CompilerOptions {
    var options = CompilerOptions()
    options.command = arguments.command == .check ? .check : .build
    options.paths = arguments.operands.filter { $0 != "-" }
    if arguments.operands.contains("-") {
        options.standardInput = (try readStandardInput(), arguments[.stdinPath] ?? "<stdin>")
    }
    options.output = arguments[.output]
    options.targets = arguments.list(.targets).map { Set($0.compactMap(Target.init)) }
    options.jsonLayout = arguments[.json].flatMap { .init(rawValue: $0) }
    options.access = arguments[.access].flatMap { .init(rawValue: $0) }
    options.runtime = arguments[.runtime].flatMap { .init(rawValue: $0) }
    options.odsAPI = arguments[.odsAPI].flatMap { .init(rawValue: $0) }
    options.templates = arguments[.templates]
    options.verify = arguments.has(.verify)
    options.strict = arguments.has(.strict) ? true : nil
    options.jobs = arguments.number(.jobs)
    options.useCache = !arguments.has(.noCache)
    options.config = arguments[.config]
    options.maxDiagnostics = arguments.number(.maxDiagnostics).map { $0 == 0 ? Int.max : $0 } ?? 1000
    options.format = arguments[.format]
    return options
}

/// The format of the command line, else of the project file, else text.
private func reportFormat(_ arguments: Arguments, _ result: CompilerResult) -> ReportFormat {
    (arguments[.format] ?? result.format).flatMap { ReportFormat(rawValue: $0) } ?? .text
}

private func write(_ result: CompilerResult, as format: ReportFormat, color: String?) {
    var report = Report(result.diagnostics)
    report.omitted = result.omitted
    report.summary = result.summary
    report.failures = result.failures
    report.version = Compiler.version
    if format == .sarif { report.rules = Compiler.rules }
    var out = ByteBuffer(capacity: 4096)
    let style = TextStyle(hasColor: Stream.output.hasColor(color), width: Stream.output.width)
    report.render(as: format, style: style, into: &out)
    if !out.bytes.isEmpty { Console.print(out.bytes) }
}

/// Tells on standard error what is no diagnostic and yet must be known, also by those who want no summary.
private func tell(_ result: CompilerResult, _ format: ReportFormat) {
    if result.omitted > 0, format == .compact {
        Console.complain("\(count(result.omitted, "more diagnostic")) not shown; '--max-diagnostics 0' shows all")
    }
    for notice in result.notices { Console.complain(notice) }
    for file in result.staleFiles {
        Console.complain("stale: \(file.path)" + (file.spec.isEmpty ? "" : ", from \(file.spec)"))
    }
    for failure in result.failures { Console.complain(failure) }
}
