#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A stack of plain values in memory of its own, which it keeps when it is emptied.
///
/// An `Array` in a field costs a uniqueness check an append; the data of a spec is millions of appends.
@usableFromInline
struct FlatStack<Element: BitwiseCopyable>: ~Copyable {
    /// The values, lowest first; moves when the stack grows.
    @usableFromInline private(set) var base: UnsafeMutablePointer<Element>
    /// How many values there are.
    @usableFromInline private(set) var count = 0
    /// How many there is room for.
    @usableFromInline private(set) var capacity: Int

    /// An empty stack with room for `capacity` values.
    @usableFromInline
    init(capacity: Int = 64) {
        self.capacity = max(capacity, 1)
        base = .allocate(capacity: self.capacity)
    }

    @inlinable
    deinit { base.deallocate() }

    /// Whether there are no values.
    @inlinable @inline(__always)
    var isEmpty: Bool { count == 0 }

    /// The value at `index`, from the bottom; not checked in release builds.
    @inlinable @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    /// Puts a value on top.
    @inlinable @inline(__always)
    mutating func push(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count &+= 1
    }

    /// Puts `length` values on top.
    @inlinable @inline(__always)
    mutating func push(_ elements: UnsafePointer<Element>, count length: Int) {
        if capacity &- count < length { grow(to: count + length) }
        memcpy(base + count, elements, length &* MemoryLayout<Element>.stride)
        count &+= length
    }

    /// Takes the top value off; there has to be one.
    @inlinable @inline(__always)
    mutating func pop() -> Element {
        assert(count > 0)
        count &-= 1
        return base[count]
    }

    /// Keeps the lowest `length` values.
    @inlinable @inline(__always)
    mutating func truncate(to length: Int) { count = min(count, length) }

    /// Moves to memory for `needed` values or more.
    @usableFromInline
    mutating func grow(to needed: Int) {
        let larger = max(needed, capacity * 2)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        memcpy(moved, base, count * MemoryLayout<Element>.stride)
        base.deallocate()
        base = moved
        capacity = larger
    }
}
