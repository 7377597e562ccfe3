/// `formc completions SHELL`.
func printCompletions(for shell: String) throws(WrongUsage) -> ExitStatus { .good }
