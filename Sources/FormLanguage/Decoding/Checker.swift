import FormBytes
import FormSource
import FormYAML

/// What tells a diagnostic from others of its file.
struct Told: Hashable {
    private let code: Code
    private let start: Int
    private let message: String

    fileprivate init(_ diagnostic: Diagnostic) {
        code = diagnostic.code
        start = diagnostic.range.start
        message = diagnostic.message
    }
}

/// Decodes the nodes of one tree into records and checks them on the way.
///
/// The decoder knows the types of the table and nothing of single keys; what a rule has to say is in the rule's file. A
/// value with an error is marked in its slot, and rules pass over it.
struct Checker: ~Copyable {
    /// The nodes.
    let tree: TreeView
    /// The text that they are in.
    let source: SourceText
    /// Where data files and option sets come from.
    let world: any World
    /// What nodes may cost in data files.
    let limits: Limits
    /// What has been decoded.
    var records: Records
    /// What has been found wrong.
    var diagnostics: [Diagnostic] = []
    /// The rows that lack fields, in place of their diagnostics.
    var lackingRows: [LackingRow] = []
    /// How many errors FC1xxx–FC5xxx the walk has met, those of the YAML included; of a row that lacks fields one. It is
    /// compared only, to see whether there were more.
    var errors = 0
    /// The outermost alias around the node at hand; -1 if there is none.
    var alias: NodeID = -1
    /// The data of pickers and option sets, by the payloads of their slots less one.
    var data: [OptionData] = []
    /// Whether an option set was asked for that is not known yet.
    var isPending = false
    /// The names of the option sets that were asked for.
    var usedSets: [String] = []
    /// A table for what must not be there twice.
    var seen = FingerprintTable()
    /// The ids of data that several pickers may take, to look defaults up in.
    var optionIndexes: [SharedData: OptionIndex] = [:]
    /// What the data files came to that were asked for.
    var dataFiles = DataFiles()
    /// The texts, to compare them as strings.
    let canonicalTexts: CanonicalTexts
    /// What came of long scalars that were read through aliases.
    var looks = Looks()
    /// What was reported of nodes that were read through aliases.
    var told: Set<Told> = []
    /// The ids that have been reported as there twice.
    var repeatedIDs: Set<NodeID> = []
    /// What is left for the ids that are near to wrong defaults.
    var defaultsPatience: Patience
    /// What is left for the fields that are near to wrong keys of rows and fields of searches.
    var fieldsPatience: Patience
    /// The help text that was made last from names.
    var lastNamesHelp = NamesHelp()
    /// What the spec at hand has so far.
    var spec = SpecState()

    /// A checker of a tree, which the caller keeps alive.
    init(tree: TreeView, source: SourceText, world: any World, limits: Limits) {
        self.tree = tree
        self.source = source
        self.world = world
        self.limits = limits
        records = Records(nodes: tree.count)
        canonicalTexts = CanonicalTexts(tree)
        defaultsPatience = Patience(size: source.bytes.count)
        fieldsPatience = defaultsPatience
    }

    // MARK: Diagnostics

    /// Adds a diagnostic; `alias` is the alias through which its node was read.
    mutating func report(_ diagnostic: Diagnostic, through alias: NodeID = -1) {
        var diagnostic = diagnostic
        if diagnostic.severity == .error, diagnostic.code < 6000 { errors += 1 }
        if let use = use(through: alias >= 0 ? alias : self.alias) {
            // Thousands of aliases may stand for one mistake.
            guard told.insert(Told(diagnostic)).inserted else { return }
            diagnostic.related.append(use)
        }
        diagnostics.append(diagnostic)
    }

    /// The place of an alias that a node was read through; nil if there is none.
    func use(through alias: NodeID) -> RelatedPlace? {
        alias >= 0 ? RelatedPlace("used here", at: tree.range(alias)) : nil
    }

    /// The range of a node, or of what its alias stands for.
    func range(_ node: NodeID) -> ByteRange { tree.range(tree.resolved(node)) }

    /// The text of a scalar, or of the scalar that its alias stands for.
    @inline(__always)
    func text(_ node: NodeID) -> Bytes { tree.text(tree.resolved(node)) }

    // MARK: Values

    /// Decodes a value as its key's type asks for.
    mutating func decode(_ original: NodeID, _ type: ValueType) -> Slot {
        let node = tree[original]
        guard node.traits.kind == .alias else { return decode(resolved: original, node, type) }
        guard !node.traits.has(Node.Traits.broken) else {
            errors += 1
            return broken(original)
        }
        let outer = alias
        if alias < 0 { alias = original }
        var slot = decode(resolved: Int(node.link), tree[Int(node.link)], type)
        slot.node = Int32(truncatingIfNeeded: original)
        alias = outer
        return slot
    }

    private mutating func decode(resolved id: NodeID, _ node: Node, _ type: ValueType) -> Slot {
        let before = errors
        if node.traits.has(Node.Traits.broken) {
            errors += 1
            return broken(id)
        }
        if node.traits.has(Node.Traits.null) {
            if case .unchecked = type { return Slot(node: Int32(truncatingIfNeeded: id), value: 0) }
            EmptyValue.report(null: id, in: &self)
            return broken(id)
        }
        let value = look(at: id, node, as: .value(type)) { $0.decode(present: id, node, type) }
        return Slot(
            node: Int32(truncatingIfNeeded: id),
            value: UInt32(truncatingIfNeeded: value) | (errors == before ? 0 : Slot.errorBit))
    }

    /// The slot of a value that has an error.
    @inline(__always)
    func broken(_ id: NodeID) -> Slot { Slot(node: Int32(truncatingIfNeeded: id), value: Slot.errorBit) }

    /// Decodes a value that is there; returns the payload of its slot.
    private mutating func decode(present id: NodeID, _ node: Node, _ type: ValueType) -> Int {
        switch type {
        case .version: version(id, node)
        case .string: string(id, node)
        case .resource: resource(id, node)
        case .strings: strings(id, node)
        case .boolean: boolean(id, node)
        case .identifier: identifier(id, node)
        case .name: name(id, node)
        case .swiftName: swiftName(id, node)
        case .listed(let choices): listed(id, node, choices)
        case .text(let schema): textValue(id, node, schema, isTitle: false)
        case .title(let schema): textValue(id, node, schema, isTitle: true)
        case .record(let schema): record(id, node, schema)
        case .records(let schema, let code): list(id, node, .record(schema), empty: code)
        case .items: list(id, node, .item, empty: 2016)
        case .lineCount: lineCount(id, node)
        case .defaults: defaults(id, node)
        case .searchFilter(let choices, let schema): searchFilter(id, node, choices, schema)
        case .searchFields: searchFields(id, node)
        case .options: list(id, node, .option, empty: 3002)
        case .objects(let schema): record(id, node, schema)
        case .fieldTypes: fieldTypes(id, node)
        case .fieldName: reference(id, node)
        case .rows: rows(id, node)
        case .optionSet: optionSetName(id, node)
        case .file(let schema): file(id, node, schema)
        case .path: path(id, node)
        case .columns(let schema): record(id, node, schema)
        case .webAddress: webAddress(id, node)
        case .positive(let limit): positive(id, node, limit)
        case .targets(let choices): targets(id, node, choices)
        case .severities(let choices): severities(id, node, choices)
        case .unchecked, .forbidden: 0
        }
    }
}
