#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes
import FormCompiler

/// `formc init DIR`: writes the files of a new project into a directory, which it makes if need be.
///
/// Files that exist are left as they are, whatever they hold.
func startProject(in directory: String, isQuiet: Bool) -> ExitCode {
    let folder = directory.hasSuffix("/") || directory.isEmpty ? directory : directory + "/"
    var hasFailed = false
    for file in [StarterFile.settings, .spec] {
        let path = directory == "." ? file.path : folder + file.path
        do throws(SystemError) {
            let isNew = try create(path, file.text)
            if !isQuiet { Console.inform(isNew ? "wrote \(path)" : "\(path) exists, and stays as it is") }
        } catch {
            Console.complain("cannot write '\(path)': " + error.message)
            hasFailed = true
        }
    }
    if hasFailed { return .usage }
    let change = directory == "." ? "" : "cd \(directory) && "
    if !isQuiet { Console.inform("now '\(change)formc build' writes Generated/json and Generated/swift") }
    return .good
}

/// A file of a new project.
struct StarterFile: Sendable {
    /// Where it goes, from the project's directory.
    let path: String
    /// What it holds.
    let text: String

    /// The project file.
    static let settings = StarterFile(
        path: "formc.yaml",
        text: """
            # The settings of formc; 'formc help build' says what they mean, and the command line wins over them.
            formc: 1
            specs: [Specs]
            output: Generated
            # targets: [json, swift]
            # access: public
            # strict: true
            # rules: {FC3013: off}

            """)

    /// The first spec.
    static let spec = StarterFile(
        path: "Specs/TravelRequest.yaml",
        text: """
            formc: 1
            kind: form
            name: TravelRequest
            title: Travel request
            items:
              - id: country
                title: Country
                isRequired: true
                destination:
                  searchFilter: contains
                  options:
                    - {id: DE, title: Germany}
                    - {id: FR, title: France}
                    - {id: JP, title: Japan, keywords: [Nippon]}
              - id: interests
                title: Interests
                destination:
                  selection: multiple
                  default: [Food]
                  options: [Food, Museums, Nature]

            """)
}

/// Makes a file, with the directories on the way; false if something with that name exists.
private func create(_ path: String, _ text: String) throws(SystemError) -> Bool {
    try createDirectories(above: path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0, errno == EEXIST { return false }
    guard descriptor >= 0 else { throw .last }
    var contents = ByteBuffer(capacity: text.utf8.count)
    contents.append(text)
    do throws(SystemError) {
        try writeAll(contents.bytes, to: descriptor)
    } catch {
        close(descriptor)
        throw error
    }
    guard close(descriptor) == 0 else { throw .last }
    return true
}

private func createDirectories(above path: String) throws(SystemError) {
    for index in path.indices where path[index] == "/" && index > path.startIndex {
        let directory = String(path[..<index])
        guard mkdir(directory, 0o777) != 0, errno != EEXIST else { continue }
        let error = SystemError.last
        guard case .success = FileStatus.of(Path(directory)) else { throw error }
    }
}
