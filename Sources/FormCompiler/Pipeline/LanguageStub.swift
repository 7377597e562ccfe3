import FormBytes
import FormSource
import FormYAML

// Stands for FormLanguage and FormEmit until they are there.

package struct Settings: Sendable, Hashable {
    package func severity(of code: Code, default severity: Severity) -> Severity? { severity }
}

package protocol World: AnyObject {
    func dataFile(_ path: Bytes, of specPath: String) -> DataFile
    func optionSet(named name: Bytes) -> OptionSetLookup
}
package enum DataFile {
    case contents(SourceText)
    case leavesRoot
    case unreadable(String)
}
package enum OptionSetLookup {
    case found(CheckedSpec)
    case unknown(nearest: String?)
    case failed
    case pending
}
package enum SpecKind: Int, Sendable { case form, list, optionSet }

package final class CheckedSpec: @unchecked Sendable {
    var name: String?
    var nameRange = ByteRange(0, 0)
    var kind: SpecKind?
    var hasErrors = false
    var usedSets: [String] = []
    var text = ""
}

package final class CheckedFile {
    var specs: [CheckedSpec] = []
    var diagnostics: [Diagnostic] = []
    var isPending = false
    var hasNoSpec: Bool { specs.isEmpty }

    static func check(_ tree: Tree, world: any World, settings: Settings, limits: Limits, isNamedAsData: Bool) -> CheckedFile {
        let file = CheckedFile()
        var offset = 0
        var spec = CheckedSpec()
        for line in tree.source.bytes.buffer.split(separator: 10, omittingEmptySubsequences: false) {
            let text = String(decoding: line, as: UTF8.self)
            defer { offset += line.count + 1 }
            let range = ByteRange(offset, offset + line.count)
            let value = String(text.drop { $0 != ":" }.dropFirst(2))
            if text == "---" {
                file.specs.append(spec)
                spec = CheckedSpec()
            } else if text.hasPrefix("name: ") {
                spec.name = value
                spec.nameRange = range
            } else if text.hasPrefix("kind: ") {
                spec.kind = value == "form" ? .form : value == "list" ? .list : .optionSet
            } else if text.hasPrefix("error: ") {
                spec.hasErrors = true
                file.diagnostics.append(Diagnostic(2001, "unknown key", at: range))
            } else if text.hasPrefix("warning: ") {
                file.diagnostics.append(Diagnostic(3013, .warning, "many", at: range))
            } else if text.hasPrefix("file: ") {
                switch Bytes.with(value, { world.dataFile($0, of: tree.source.path) }) {
                case .contents(let source): spec.text += source.bytes.string
                case .leavesRoot, .unreadable:
                    spec.hasErrors = true
                    file.diagnostics.append(Diagnostic(2012, "unreadable", at: range))
                }
            } else if text.hasPrefix("optionSet: ") {
                spec.usedSets.append(value)
                switch Bytes.with(value, { world.optionSet(named: $0) }) {
                case .pending: file.isPending = true
                case .unknown:
                    spec.hasErrors = true
                    file.diagnostics.append(Diagnostic(2009, "unknown option set", at: range))
                case .failed: break
                case .found(let set): spec.text += set.text
                }
            }
            spec.text += text
        }
        if spec.name != nil || spec.kind != nil || spec.hasErrors { file.specs.append(spec) }
        if file.hasNoSpec, !isNamedAsData { file.diagnostics.append(Diagnostic(1012, .warning, "no spec", at: ByteRange(0, 0))) }
        return file
    }
}

package struct ProjectFile {
    var specs: [String]?
    var exclude: [String] = []
    var output: String?
    var format: String?
    var targets: [String]?
    var json: String?
    var access: String?
    var runtime: String?
    var odsAPI: String?
    var templates: String?
    var strict: Bool?
    var settings = Settings()
    var limits = Limits()
    var diagnostics: [Diagnostic] = []
    init() {}
    init(_ tree: Tree) {}
}

/// Stub: (index of the spec in error, index of the first).
package func conflictingNames(_ names: [NamedSpec]) -> [(index: Int, first: Int)] {
    var first: [String: Int] = [:]
    var result: [(Int, Int)] = []
    for (index, spec) in names.enumerated() {
        if let earlier = first[spec.name] { result.append((index, earlier)) } else { first[spec.name] = index }
    }
    return result
}
package struct NamedSpec {
    var name: String
    var kind: SpecKind?
}

package func renderStub(_ spec: CheckedSpec, _ path: String, _ settings: RunSettings, _ buffer: inout ByteBuffer, _ emit: (OutputName, Bytes) -> Void) {
    let name = spec.name ?? ""
    if settings.targets.contains(.json) {
        buffer.removeAll()
        buffer.append("{\n  \"formc\": 1,\n  \"name\": \"\(name)\",\n  \"text\": \"\(spec.text)\"\n}\n")
        emit(OutputName(.json, name + ".json"), buffer.bytes)
    }
    if settings.targets.contains(.swift) {
        for suffix in spec.kind == .optionSet ? [""] : ["", spec.kind == .form ? "+Fiori" : "+ODS"] {
            buffer.removeAll()
            buffer.append("// Generated by formc from \(path). Do not edit.\n\(spec.text)\n")
            emit(OutputName(.swift, name + suffix + ".swift"), buffer.bytes)
        }
    }
}

public struct Summary: Hashable, Sendable {
    public var specs = 0
    public var built = 0
    public var unchanged = 0
    public var removed = 0
    public var errors = 0
    public var warnings = 0
    public var notes = 0
    public init() {}
}
