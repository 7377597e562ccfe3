import FormSource
import FormYAML
import Testing

@testable import FormLanguage

/// What is counted, and what is made only as far as it is wanted.
@Suite struct ConclusionTests {
    private static let text = """
        formc: 1
        kind: optionSet
        name: A
        options: [a]
        ---
        formc: 1
        kind: optionSet
        name: B
        objects:
          type: T
          fields: {id: Int, b: Int, n: String, a: Int}
          id: id
          label: n
          rows:
            - nn: 1
              id: 1
            - {id: 2, n: x, b: 1}

        """

    private func conclude(limit: Int) -> (checked: CheckedFile, conclusion: Conclusion) {
        let checked = check(parse(SourceText(path: "a.yaml", ConclusionTests.text)), world: TestWorld([]))
        return (checked, checked.conclude(Severities(), isNamed: false, limit: limit))
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5, .max]) func limitsWhatIsMade(_ limit: Int) {
        let (checked, conclusion) = conclude(limit: limit)
        // FC2001 at the first row's key, which is where the row starts, comes before what the row lacks.
        let all = [
            "unknown key 'nn' of a row", "row without the field 'a'", "row without the field 'b'",
            "row without the field 'n'", "row without the field 'a'",
        ]
        #expect(conclusion.diagnostics.map(\.message) == Array(all.prefix(limit)))
        #expect(conclusion.counts.errors == 5 && conclusion.counts.total == 5)
        #expect(checked.specs.map(\.hasErrors) == [false, true])
    }
}
