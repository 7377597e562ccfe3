import FormSource
import FormYAML
extension Tree { func forEachComment(_ body: (ByteRange) -> Void) {} }
