#if canImport(Darwin)
    import Darwin
#endif

/// The program that is running.
package enum Executable {
    /// What tells a build of the program from another.
    package static var stamp: String {
        #if canImport(Darwin)
            guard let name = _dyld_get_image_name(0) else { return "" }
            let path = Path(String(cString: name))
        #else
            let path = Path("/proc/self/exe")
        #endif
        guard case .success(let status) = FileStatus.of(path) else { return "" }
        return "\(status.stamp.size) \(status.stamp.modified)"
    }
}
