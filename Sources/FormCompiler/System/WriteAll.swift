#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes

/// Writes all bytes to an open file or stream; waits while a stream takes no more.
package func writeAll(_ bytes: Bytes, to descriptor: Int32) throws(SystemError) {
    var done = 0
    while done < bytes.count {
        let count = write(descriptor, bytes.start + done, bytes.count - done)
        if count >= 0 {
            done += count
        } else if errno == EAGAIN {
            var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&entry, 1, -1)
        } else if errno != EINTR {
            throw .last
        }
    }
}
