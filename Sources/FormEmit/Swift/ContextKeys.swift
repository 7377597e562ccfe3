import FormTemplating

/// The names of the template context, as `Templates/README.md` describes them.
struct ContextKeys: Sendable {
    // The spec.
    let contextVersion, source, spec, name, comment, access, runtimeIsModule, jsonLiteral, model: TemplateKey
    let title, view, attributed, plain, escaped, isLast, place, idLiteral, rawValue, type: TemplateKey
    // Types.
    let optionTypes, objectTypes, isEnum, isCompact, cases, storage, data, ids, idPosition, idRead: TemplateKey
    let fields, position, read, children, idProperty, idType, hasStorage: TemplateKey
    // Values.
    let values, hasValues, defaultValue, hasCodingKeys, checks, hasChecks, mustNotBeEmpty, mustBeKnown: TemplateKey
    let isSet, isOptional, kind, message: TemplateKey
    // Views.
    let slots, hasSlots, property, sections, items, header, footer, needsMarkdown: TemplateKey
    // Views of forms.
    let usesBuilders, drawsIndicator, controlState, mandatoryFieldIndicator, indicatorDiffers, isRequired: TemplateKey
    let valueView, valueAttributed, description, isVertical, isSheet, errorMessage, destination, rows,
        rowType: TemplateKey
    let rowView, idPath, childrenPath, selectionLabel, binding, keepsOne, appliesChanges, prompt,
        searchPrompt: TemplateKey
    let filter, autoDismiss, disableEntriesSection, disableContentSection, searchBarAlways: TemplateKey
    let objectFilters, function, hasOptions, hasGroups, hasObjects: TemplateKey
    // Lists.
    let actions, hasActions, destinations, hasDestinations, selection, hasSelection, isSelected, id: TemplateKey
    let usesModels, parameters, hasParameters, declaration, listStyle, hasAddresses: TemplateKey
    let navigationLink, accessibilityAction, isCheckmark, isToggle, subtitle, lines, leading, trailingText: TemplateKey
    let action, isSelection, modelName, trailingSelection, hasTrailing, hasBoth: TemplateKey

    /// The keys, registered in a table.
    init(_ names: TemplateKeys) {
        contextVersion = names.key("contextVersion")
        source = names.key("source")
        spec = names.key("spec")
        name = names.key("name")
        comment = names.key("comment")
        access = names.key("access")
        runtimeIsModule = names.key("runtimeIsModule")
        jsonLiteral = names.key("jsonLiteral")
        model = names.key("model")
        title = names.key("title")
        view = names.key("view")
        attributed = names.key("attributed")
        plain = names.key("plain")
        escaped = names.key("escaped")
        isLast = names.key("isLast")
        place = names.key("place")
        idLiteral = names.key("idLiteral")
        rawValue = names.key("rawValue")
        type = names.key("type")
        optionTypes = names.key("optionTypes")
        objectTypes = names.key("objectTypes")
        isEnum = names.key("isEnum")
        isCompact = names.key("isCompact")
        cases = names.key("cases")
        storage = names.key("storage")
        data = names.key("data")
        ids = names.key("ids")
        idPosition = names.key("idPosition")
        idRead = names.key("idRead")
        fields = names.key("fields")
        position = names.key("position")
        read = names.key("read")
        children = names.key("children")
        idProperty = names.key("idProperty")
        idType = names.key("idType")
        hasStorage = names.key("hasStorage")
        values = names.key("values")
        hasValues = names.key("hasValues")
        defaultValue = names.key("default")
        hasCodingKeys = names.key("hasCodingKeys")
        checks = names.key("checks")
        hasChecks = names.key("hasChecks")
        mustNotBeEmpty = names.key("mustNotBeEmpty")
        mustBeKnown = names.key("mustBeKnown")
        isSet = names.key("isSet")
        isOptional = names.key("isOptional")
        kind = names.key("kind")
        message = names.key("message")
        slots = names.key("slots")
        hasSlots = names.key("hasSlots")
        property = names.key("property")
        sections = names.key("sections")
        items = names.key("items")
        header = names.key("header")
        footer = names.key("footer")
        needsMarkdown = names.key("needsMarkdown")
        usesBuilders = names.key("usesBuilders")
        drawsIndicator = names.key("drawsIndicator")
        controlState = names.key("controlState")
        mandatoryFieldIndicator = names.key("mandatoryFieldIndicator")
        indicatorDiffers = names.key("indicatorDiffers")
        isRequired = names.key("isRequired")
        valueView = names.key("valueView")
        valueAttributed = names.key("valueAttributed")
        description = names.key("description")
        isVertical = names.key("isVertical")
        isSheet = names.key("isSheet")
        errorMessage = names.key("errorMessage")
        destination = names.key("destination")
        rows = names.key("rows")
        rowType = names.key("rowType")
        rowView = names.key("rowView")
        idPath = names.key("idPath")
        childrenPath = names.key("childrenPath")
        selectionLabel = names.key("selectionLabel")
        binding = names.key("binding")
        keepsOne = names.key("keepsOne")
        appliesChanges = names.key("appliesChanges")
        prompt = names.key("prompt")
        searchPrompt = names.key("searchPrompt")
        filter = names.key("filter")
        autoDismiss = names.key("autoDismiss")
        disableEntriesSection = names.key("disableEntriesSection")
        disableContentSection = names.key("disableContentSection")
        searchBarAlways = names.key("searchBarAlways")
        objectFilters = names.key("objectFilters")
        function = names.key("function")
        hasOptions = names.key("hasOptions")
        hasGroups = names.key("hasGroups")
        hasObjects = names.key("hasObjects")
        actions = names.key("actions")
        hasActions = names.key("hasActions")
        destinations = names.key("destinations")
        hasDestinations = names.key("hasDestinations")
        selection = names.key("selection")
        hasSelection = names.key("hasSelection")
        isSelected = names.key("isSelected")
        id = names.key("id")
        usesModels = names.key("usesModels")
        parameters = names.key("parameters")
        hasParameters = names.key("hasParameters")
        declaration = names.key("declaration")
        listStyle = names.key("listStyle")
        hasAddresses = names.key("hasAddresses")
        navigationLink = names.key("navigationLink")
        accessibilityAction = names.key("accessibilityAction")
        isCheckmark = names.key("isCheckmark")
        isToggle = names.key("isToggle")
        subtitle = names.key("subtitle")
        lines = names.key("lines")
        leading = names.key("leading")
        trailingText = names.key("trailingText")
        action = names.key("action")
        isSelection = names.key("isSelection")
        modelName = names.key("modelName")
        trailingSelection = names.key("trailingSelection")
        hasTrailing = names.key("hasTrailing")
        hasBoth = names.key("hasBoth")
    }
}
