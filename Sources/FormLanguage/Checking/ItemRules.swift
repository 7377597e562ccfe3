import FormBytes
import FormSource
import FormYAML

/// The rules that look at a picker, in the order of their codes.
enum PickerRules {
    /// What a rule does with a picker.
    typealias Check = @Sendable (_ picker: Picker, _ checker: inout Checker) -> Void

    /// The rules.
    static let all: [Check] = [
        DefaultRules.check,
        EmptyNotAllowed.check,
        AutoDismissWithoutEffect.check,
        MissingDestination.check,
        ReadOnlyShowsNothing.check,
        NoEffectWhenReadOnly.check,
        DescriptionNotShown.check,
        RequiredWithoutEffect.check,
        ManyOptionsWithoutSearch.check,
        SearchKeyWithoutFilter.check,
        IndicatorWithoutRequired.check,
        SearchFields.check,
        TitleHasIndicator.check,
        ContentSectionWithoutEffect.check,
        CollidingNames.check,
        ManyOptions.check,
    ]
}

/// The rules that look at an item of a list, in the order of their codes.
enum ListItemRules {
    /// What a rule does with an item.
    typealias Check = @Sendable (_ item: RecordID, _ checker: inout Checker) -> Void

    /// The rules.
    static let all: [Check] = [
        MissingPlaceholder.check,
        EmptyTrailingActions.check,
        LongDisplayText.check,
        LinkOnSelection.check,
        ButtonWithoutLabel.check,
        UnlimitedLines.check,
        LinesWithoutSubtitle.check,
    ]
}
