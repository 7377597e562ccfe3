import CFuzzer

/// Lets libFuzzer run an examination over inputs, as the arguments of the process say; returns the exit status.
package func fuzz(_ examine: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt) -> CInt {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    return LLVMFuzzerRunDriver(&count, &arguments, examine)
}
