/// The completion script of bash, from 3.2 on.
func bashCompletions() -> String {
    """
    # Completes formc in bash: source this file, or put it where bash-completion looks for scripts.

    _formc_words() {
        COMPREPLY=($(compgen -W "$1" -- "$word"))
    }

    _formc_files() {
        local IFS=$'\\n'
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen "$1" -- "$word"))
    }

    _formc() {
        local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}" command="" index
        COMPREPLY=()
        if [[ $word == "=" ]]; then
            word=""
        elif [[ $previous == "=" ]]; then
            previous="${COMP_WORDS[COMP_CWORD - 2]}"
        fi
        for ((index = 1; index < COMP_CWORD; index++)); do
            case "${COMP_WORDS[index]}" in
                \(Command.allCases.map(\.rawValue).joined(separator: " | ")))
                    command="${COMP_WORDS[index]}"
                    break
                    ;;
            esac
        done
        case "$command $previous" in
    \(Command.allCases.map(bashValues).joined())    esac
        case "$command" in
    \(Command.allCases.map(bashCase).joined())        *)
                _formc_words "\(Command.allCases.map(\.rawValue).joined(separator: " ")) --help --version"
                ;;
        esac
    }

    complete -F _formc formc

    """
}

/// The cases for the values of a command's options.
private func bashValues(_ command: Command) -> String {
    Option.of(command).map { option in
        guard let value = option.value else { return "" }
        let patterns = option.forms.map { "\"\(command.rawValue) \($0)\"" }.joined(separator: " | ")
        return """
                    \(patterns))
                        \(bashAction(value))
                        return
                        ;;

            """
    }.joined()
}

private func bashAction(_ value: Option.Value) -> String {
    switch value {
    case .file: "_formc_files -f"
    case .directory: "_formc_files -d"
    case .choice(_, let words): "_formc_words \"\(words.joined(separator: " "))\""
    case .list(_, let words): "_formc_words \"\(words.joined(separator: " ")) \(words.joined(separator: ","))\""
    case .number: ":"
    }
}

/// The case for the options and operands of a command.
private func bashCase(_ command: Command) -> String {
    let options = Option.of(command).map { "--" + $0.name.rawValue }.joined(separator: " ")
    let operands =
        switch command.operandKind {
        case .none: ":"
        case .paths: "_formc_files -f"
        case .directories: "_formc_files -d"
        case .words(let words): "_formc_words \"\(words.joined(separator: " "))\""
        }
    return """
                \(command.rawValue))
                    if [[ $word == -* ]]; then
                        _formc_words "\(options)"
                    else
                        \(operands)
                    fi
                    ;;

        """
}
