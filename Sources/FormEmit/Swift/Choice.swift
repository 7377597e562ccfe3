import FormBytes
import FormLanguage
import FormYAML

/// What can be chosen in a picker, as Swift has it.
struct Choice {
    /// The picker.
    let item: SpecPlan.Item
    /// What it chooses from.
    let data: OptionData
    /// Whether several can be chosen.
    let isMultiple: Bool
    /// Whether one stays chosen.
    let keepsOne: Bool
    /// Whether something must be chosen.
    let isRequired: Bool
    /// The position of the control state among `ListPicker.states`.
    let state: Int
    /// The type of the rows, if they are objects.
    let objects: ObjectType?
    /// The type of an option or of a row's id.
    let valueType: String
    /// What stands before the storage of the spec that has the options: nothing, or the option set's name.
    let storageOwner: String
    /// The set that the options are of; nil if they are the picker's own.
    let set: String?

    /// Whether the property may hold nothing.
    var canBeEmpty: Bool { isMultiple || !keepsOne }

    /// The type of the property.
    var propertyType: String {
        isMultiple ? "Set<\(valueType)>" : keepsOne ? valueType : valueType + "?"
    }

    /// What the rows' id field takes; nil of options.
    var type: RowType.FieldKind? {
        data.rowType.flatMap { type in type.id.flatMap { type.fields[$0].kind } }
    }

    /// The expression that makes a choice of an id that is a string.
    func fromID(_ id: String) -> String {
        switch objects?.idField.type {
        case nil: "\(valueType)(rawValue: \(id))"
        case "Int": "Int(\(id))"
        case "UUID": "UUID(uuidString: \(id))"
        default: id
        }
    }
}

extension SwiftContext {
    /// What can be chosen in a picker; nil if it has no destination.
    func choice(of item: SpecPlan.Item) -> Choice? { choices[item.index] }

    /// Works out what can be chosen in each picker.
    mutating func findChoices() {
        choices.reserveCapacity(plan.items.count)
        for index in plan.items.indices { choices.append(makeChoice(of: plan.items[index])) }
    }

    private mutating func makeChoice(of item: SpecPlan.Item) -> Choice? {
        guard let own = item.data else { return nil }
        var set: String?
        if case .set(_, let name) = own.origin { set = name }
        let objects = own.rowType.map { type in
            set == nil
                ? ObjectType(type, storage: plan.name(item.property).string + "Rows") : objectType(ofSet: type)
        }
        let optionType = set.map { $0 + ".Option" } ?? plan.name(item.optionType).string
        let selection = view.slot(item.destination, Destination.selection)
        let allowEmpty = view.slot(item.destination, Destination.allowEmpty)
        let state = view.slot(item.record, ListPicker.controlState)
        return Choice(
            item: item,
            data: own,
            isMultiple: selection.isPresent && selection.payload == Destination.multiple,
            keepsOne: allowEmpty.isPresent && !allowEmpty.isTrue,
            isRequired: view.slot(item.record, ListPicker.isRequired).isTrue,
            state: state.isPresent ? state.payload : 0,
            objects: objects,
            valueType: objects?.idField.type ?? optionType,
            storageOwner: (set.map { $0 + "." } ?? "") + "_Storage.",
            set: set)
    }

    /// The type of the rows of an option set, which may have thousands of fields, and thousands of pickers.
    private mutating func objectType(ofSet type: RowType) -> ObjectType {
        if let known = setTypes[ObjectIdentifier(type)] { return known }
        let made = ObjectType(type, storage: "rows")
        setTypes[ObjectIdentifier(type)] = made
        return made
    }
}
