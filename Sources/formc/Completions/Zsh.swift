/// The completion script of zsh.
func zshCompletions() -> String {
    """
    #compdef formc
    # Completes formc in zsh: put this file as _formc into a directory of $fpath.

    _formc() {
        local context state state_descr line
        typeset -A opt_args
        local -a commands
        commands=(
    \(Command.allCases.map { "        '\($0.rawValue):\(zshQuoted($0.summary))'\n" }.joined())    )
        _arguments -C \\
            '(-h --help)'{-h,--help}'[show help]' \\
            '--version[show the version]' \\
            '1: :->command' \\
            '*:: :->operand'
        case $state in
            command)
                _describe -t commands command commands
                ;;
            operand)
                case $line[1] in
    \(Command.allCases.map(zshCase).joined())            esac
                ;;
        esac
    }

    if [[ $funcstack[1] == _formc ]]; then
        _formc "$@"
    else
        compdef _formc formc
    fi

    """
}

private func zshCase(_ command: Command) -> String {
    let operands: [String] =
        switch command.operandKind {
        case .none: []
        case .paths: ["'*:path:_files'"]
        case .directories: ["'1:directory:_files -/'"]
        case .words(let words): ["'1: :(\(words.joined(separator: " ")))'"]
        }
    let specs = (Option.of(command).map(zshSpec) + operands).joined(separator: " \\\n                        ")
    return """
                    \(command.rawValue))
                        _arguments -s \\
                            \(specs)
                        ;;

        """
}

/// An option as an argument of `_arguments`.
private func zshSpec(_ option: Option) -> String {
    let action: String =
        switch option.value {
        case nil: ""
        case .file(let word): ":\(word):_files"
        case .directory(let word): ":\(word):_files -/"
        case .choice(let word, let words): ":\(word):(\(words.joined(separator: " ")))"
        case .list(let word, let words): ":\(word):_values -s , \(word) \(words.joined(separator: " "))"
        case .number(let word, _): ":\(word): "
        }
    let rest = "[\(zshQuoted(option.summary))]\(action)'"
    let long = "--" + option.name.rawValue + (option.value == nil ? "" : "=")
    guard let letter = option.letter else { return "'" + long + rest }
    return "'(\(option.forms.joined(separator: " ")))'{-\(letter)\(option.value == nil ? "" : "+"),\(long)}'" + rest
}

/// A text inside single quotes, where colons and brackets would mean something to `_arguments`.
private func zshQuoted(_ text: String) -> String {
    var quoted = ""
    for character in text {
        switch character {
        case "'": quoted += "'\\''"
        case ":", "[", "]", "\\": quoted += "\\\(character)"
        default: quoted.append(character)
        }
    }
    return quoted
}
