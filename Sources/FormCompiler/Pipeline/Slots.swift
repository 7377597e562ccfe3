/// A value for each item of a list, which threads fill in: each value by one thread at a time.
package final class Slots<Value>: @unchecked Sendable {
    private let values: UnsafeMutablePointer<Value>
    /// How many there are.
    package let count: Int

    /// Values that are all the same at first.
    package init(_ value: Value, count: Int) {
        self.count = count
        values = .allocate(capacity: count)
        values.initialize(repeating: value, count: count)
    }

    deinit {
        values.deinitialize(count: count)
        values.deallocate()
    }

    /// The value of an item.
    package subscript(index: Int) -> Value {
        _read {
            precondition(index >= 0 && index < count)
            yield values[index]
        }
        _modify {
            precondition(index >= 0 && index < count)
            yield &values[index]
        }
    }
}
