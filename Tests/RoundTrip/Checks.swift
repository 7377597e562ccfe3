// Compiled beside generated models: holds them against the JSON of the same build. Used by `RoundTripTests`.

import Foundation

/// What every type of options has.
protocol Choosable: CaseIterable, Codable, Hashable, Identifiable, RawRepresentable, Sendable
where RawValue == String, ID == String {
    var title: String { get }
}

/// What every type of rows has.
protocol Listed: Codable, Hashable, Identifiable, Sendable {
    static var all: [Self] { get }
}

/// Checks of generated models; what is not so is gathered.
struct Checks {
    /// The folder that paths of JSON files are relative to.
    let folder: URL
    /// What is not so.
    private(set) var failures: [String] = []
    /// How many specs were looked at.
    private(set) var specs = 0
    /// How many defaults were looked at.
    private(set) var defaults = 0

    init(folder: String) { self.folder = URL(fileURLWithPath: folder) }

    /// Checks a form: its JSON, the defaults in `Values()`, what `validate()` says of them, and its types in order.
    mutating func form<Values: Codable & Hashable>(
        _ path: String, _ model: Formc.Form, _ values: Values, _ issues: [Formc.ValidationIssue],
        options: [any Choosable.Type], rows: [any Listed.Type]
    ) {
        json(path, model)
        let pickers = model.sections.flatMap(\.items).filter { $0.destination != nil }
        let properties = Array(Mirror(reflecting: values).children)
        expect(properties.count == pickers.count, path, "Values has \(properties.count) properties")
        for (picker, property) in zip(pickers, properties) {
            guard let destination = picker.destination else { continue }
            defaults += 1
            let what = "\(path), \(picker.id): the default"
            switch Chosen(property.value) {
            case .single(let id):
                expect(destination.selection == .single && !destination.allowEmpty, what, "is not optional")
                expect([id].same(as: destination.default), what, "is \(id)")
            case .optional(let id):
                expect(destination.selection == .single && destination.allowEmpty, what, "is optional")
                expect([id].compactMap { $0 }.same(as: destination.default), what, "is \(id ?? "nil")")
            case .set(let ids):
                expect(destination.selection == .multiple, what, "is a set")
                expect(ids.sortedByBytes.same(as: destination.default.sortedByBytes), what, "is \(ids)")
            case .other: expect(false, what, "is \(property.value)")
            }
        }
        coded(path, values)
        let missing = pickers.filter {
            $0.isRequired && $0.controlState == .normal && $0.destination?.default.isEmpty == true
        }
        expect(issues.map(\.itemID).same(as: missing.map(\.id)), path, "validate() gives \(issues)")
        expect(issues.allSatisfy { $0.kind == .required && !$0.message.isEmpty }, path, "validate() gives \(issues)")
        let data = pickers.compactMap(\.destination?.data).filter { $0.optionSet == nil }
        types(path, data, options, rows)
    }

    /// Checks an option set: its JSON and its type.
    mutating func optionSet(
        _ path: String, _ model: Formc.OptionSet, options: [any Choosable.Type], rows: [any Listed.Type]
    ) {
        json(path, model)
        types(path, [model.data], options, rows)
    }

    /// Checks a list: its JSON, `Selection()` if it has one, and the raw values of its destinations.
    mutating func list(
        _ path: String, _ model: Formc.List, _ selection: (any Codable & Hashable)?, destinations: [String]
    ) {
        json(path, model)
        let items = model.sections.flatMap(\.items)
        let isSelected = items.compactMap { item in if case .selection(let item) = item { item.isSelected } else { nil }
        }
        let properties = selection.map { Array(Mirror(reflecting: $0).children) } ?? []
        expect(properties.map { $0.value as? Bool } == isSelected, path, "Selection() is \(properties)")
        if let selection { coded(path, selection) }
        var links: [String] = []
        for item in items {
            let link =
                switch item {
                case .standard(let item): item.navigationLink
                case .selection(let item): item.navigationLink
                }
            if let link, !links.contains(link) { links.append(link) }
        }
        expect(links.same(as: destinations), path, "the destinations are \(destinations)")
    }

    /// Says what is not so, or how much is, and ends the program.
    func finish() -> Never {
        failures.forEach { print($0) }
        print("\(specs) specs, \(defaults) defaults, \(failures.count) failures")
        exit(failures.isEmpty ? 0 : 1)
    }

    mutating func expect(_ condition: Bool, _ what: String, _ but: String) {
        if !condition { failures.append("\(what): \(but)") }
    }

    // MARK: - Parts

    private mutating func json<Model: Codable & Hashable>(_ path: String, _ model: Model) {
        specs += 1
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)) else {
            return expect(false, path, "cannot be read")
        }
        do {
            expect(try JSONDecoder().decode(Model.self, from: data) == model, path, "the JSON is not the model")
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let written = try encoder.encode(model)
            // `JSONEncoder` writes 1e-07 for 1e-7 and cannot be told otherwise.
            expect(written.shortExponents == data.shortExponents, path, "the model is not the JSON")
        } catch {
            expect(false, path, "\(error)")
        }
    }

    private mutating func coded<Value: Codable & Hashable>(_ path: String, _ value: Value) {
        let again = (try? JSONEncoder().encode(value)).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
        expect(again == value, path, "\(value) does not survive being coded")
    }

    private mutating func types(
        _ path: String, _ data: [Formc.PickerData], _ options: [any Choosable.Type], _ rows: [any Listed.Type]
    ) {
        let plain = data.filter { $0.shape != .object }
        expect(plain.count == options.count, path, "\(options.count) option types")
        for (data, type) in zip(plain, options) { choices(path, data, type) }
        let objects = data.filter { $0.shape == .object }
        expect(objects.count == rows.count, path, "\(rows.count) row types")
        for (data, type) in zip(objects, rows) { listed(path, data, type) }
    }

    private mutating func choices<Choice: Choosable>(_ path: String, _ data: Formc.PickerData, _ type: Choice.Type) {
        let expected = data.selectableOptions
        let all = Array(Choice.allCases)
        let what = "\(path), \(type)"
        expect(all.map(\.rawValue).same(as: expected.map(\.id)), what, "the ids are \(all.prefix(9).map(\.rawValue))")
        expect(all.map(\.id).same(as: expected.map(\.id)), what, "the ids differ from the raw values")
        expect(all.map(\.title).same(as: expected.map(\.title.string)), what, "the titles differ")
        expect(all.allSatisfy { Choice(rawValue: $0.rawValue) == $0 }, what, "an id does not give its case")
        expect(Set(all).count == all.count, what, "two cases are equal")
        expect(Choice(rawValue: "\u{7F}no option") == nil, what, "any text is an option")
        coded(what, Array(all.prefix(300)))
    }

    private mutating func listed<Row: Listed>(_ path: String, _ data: Formc.PickerData, _ type: Row.Type) {
        guard let objects = data.objects else { return }
        let ids = objects.rows.compactMap { objects.value(objects.id, of: $0)?.text }
        expect(Row.all.map { "\($0.id)" }.same(as: ids), "\(path), \(type)", "the ids are \(Row.all.map(\.id))")
        coded("\(path), \(type)", Row.all)
    }
}

/// What a property of `Values` holds.
private enum Chosen {
    case single(String), optional(String?), set([String]), other

    init(_ value: Any) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            guard let some = mirror.children.first?.value else {
                self = .optional(nil)
                return
            }
            self = Chosen.id(some).map { .optional($0) } ?? .other
        case .set:
            let ids = mirror.children.map { Chosen.id($0.value) }
            self = ids.contains(nil) ? .other : .set(ids.compactMap { $0 })
        default: self = Chosen.id(value).map { .single($0) } ?? .other
        }
    }

    private static func id(_ value: Any) -> String? {
        switch value {
        case let id as String: id
        case let id as Int: String(id)
        case let id as UUID: id.uuidString
        case let choice as any Choosable: choice.rawValue
        default: nil
        }
    }
}

extension Formc.Value {
    fileprivate var text: String? {
        switch self {
        case .string(let text): text
        case .int(let number): String(number)
        default: nil
        }
    }
}

extension [String] {
    /// Whether the texts are the same byte for byte; `==` takes canonically equivalent ones for the same.
    func same(as other: [String]) -> Bool { elementsEqual(other) { $0.utf8.elementsEqual($1.utf8) } }

    fileprivate var sortedByBytes: [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}

extension Data {
    fileprivate var shortExponents: [UInt8] {
        let text = String(decoding: self, as: UTF8.self).replacingOccurrences(of: "e-0", with: "e-")
        return Array(text.utf8)
    }
}
