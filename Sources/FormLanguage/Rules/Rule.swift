import FormBytes
import FormSource
import FormYAML

/// A rule of the language: a file of this folder, which says what it is about and holds the check or its report.
protocol Rule {}
