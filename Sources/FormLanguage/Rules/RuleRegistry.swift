import FormSource

/// Every rule of the language.
package enum RuleRegistry {
    /// The rules, in the order of their codes.
    static let rules: [any Rule.Type] = [
        UnusedSuppression.self,
        NotYAML.self, DuplicateKey.self, NotText.self, AliasesTooLarge.self, TooDeep.self, ForeignTag.self,
        AliasInsideItself.self, FileTooLarge.self, UndefinedAlias.self, KeyNotScalar.self, CannotMerge.self,
        NoSpec.self, CannotFollow.self,
        UnknownKey.self, MissingKey.self, WrongType.self, NotAllowedValue.self, UnsupportedVersion.self,
        NotName.self, NotIdentifier.self, SpecNameTwice.self, UnknownOptionSet.self, ExclusiveKeys.self,
        EmptyValue.self, UnreadableFile.self, FileOutsideRoot.self, NumberOutOfRange.self, DuplicateID.self,
        EmptyItems.self,
        DuplicateOption.self, EmptyOptions.self, DefaultIsNoOption.self, DefaultIsBranch.self,
        SeveralDefaults.self, EmptyNotAllowed.self, AutoDismissWithoutEffect.self, MissingDestination.self,
        ReadOnlyShowsNothing.self, NoEffectWhenReadOnly.self, DescriptionNotShown.self,
        RequiredWithoutEffect.self, ManyOptionsWithoutSearch.self, DuplicateTitle.self,
        SearchKeyWithoutFilter.self, IndicatorWithoutRequired.self, UnfitField.self, RowValue.self,
        MissingField.self, RepeatedDefault.self, TitleHasIndicator.self, ContentSectionWithoutEffect.self,
        MissingPlaceholder.self, WebAddress.self, InsecureAddress.self, EmptyTrailingActions.self,
        LongDisplayText.self, TrailingKeyOfOtherType.self, LinkOnSelection.self, IconTakesResource.self,
        ButtonWithoutLabel.self, UnlimitedLines.self, LinesWithoutSubtitle.self,
        CollidingNames.self, ReservedTypeName.self, SimilarSpecName.self, ManyOptions.self,
        ObjectTypeTwice.self,
        BidirectionalControl.self, OuterWhiteSpace.self, NotNormalized.self, InvisibleCharacter.self,
        LineSeparator.self, SwallowedComment.self,
    ]

    /// What the rules say of themselves, in the order of their codes.
    package static let all: [RuleDescription] = rules.map { $0.description }

    /// How grave a rule is by default; nil if there is no such code.
    package static func severity(of code: Code) -> Severity? {
        all.first { $0.code == code }?.severity
    }
}
