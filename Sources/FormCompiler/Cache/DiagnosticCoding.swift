import FormBytes
import FormSource

// Diagnostics in the cache. The path of the file that they belong to is left out, so that it can be shown otherwise.

extension CacheWriter {
    /// Diagnostics of the file at `path`.
    package mutating func write(_ diagnostics: [LocatedDiagnostic], of path: String) {
        write(diagnostics) { writer, diagnostic in
            writer.write(Int(diagnostic.code.number))
            writer.write(Int(diagnostic.severity.rawValue))
            writer.write(diagnostic.message)
            writer.write(diagnostic.location, of: path)
            writer.write(diagnostic.related) { writer, related in
                writer.write(related.message)
                writer.write(related.location, of: path)
            }
            writer.write(diagnostic.help) { $0.write($1) }
            writer.write(diagnostic.fixes) { writer, fix in
                writer.write(fix.message)
                writer.write(fix.edits) { writer, edit in
                    writer.write(edit.start)
                    writer.write(edit.end)
                    writer.write(edit.replacement)
                }
            }
        }
    }

    /// A location, mostly in the file at `path`.
    package mutating func write(_ location: Location, of path: String) {
        write(location.path == path ? nil : location.path) { $0.write($1) }
        write(location.start)
        write(location.end)
        write(location.excerpt) { writer, excerpt in
            writer.write(excerpt.text)
            writer.write(excerpt.firstColumn)
            writer.write(excerpt.isCut)
        }
    }

    private mutating func write(_ position: Position) {
        write(position.line)
        write(position.column)
        write(position.offset)
    }
}

extension CacheReader {
    /// Diagnostics of the file at `path`.
    package mutating func diagnostics(of path: String) -> [LocatedDiagnostic] {
        array { $0.diagnostic(of: path) }
    }

    private mutating func diagnostic(of path: String) -> LocatedDiagnostic {
        LocatedDiagnostic(
            code: Code(number: UInt16(truncatingIfNeeded: number())),
            severity: Severity(rawValue: UInt8(truncatingIfNeeded: number())) ?? .error,
            message: string(),
            location: location(of: path),
            related: array { .init(message: $0.string(), location: $0.location(of: path)) },
            help: optional { $0.string() },
            fixes: array { .init(message: $0.string(), edits: $0.array { $0.edit() }) }
        )
    }

    private mutating func edit() -> LocatedDiagnostic.Fix.Edit {
        .init(start: position(), end: position(), replacement: string())
    }

    /// A location, mostly in the file at `path`.
    package mutating func location(of path: String) -> Location {
        Location(
            path: optional { $0.string() } ?? path,
            start: position(),
            end: position(),
            excerpt: optional { Excerpt(text: $0.string(), firstColumn: $0.number(), isCut: $0.flag()) }
        )
    }

    private mutating func position() -> Position {
        Position(line: number(), column: number(), offset: number())
    }
}
