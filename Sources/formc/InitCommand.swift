/// `formc init DIR`.
func startProject(in directory: String) -> ExitStatus { .good }
