/// A pattern for paths, as in `exclude` of the project file.
///
/// `*` stands for any text without a slash, `?` for one character, `[a-z]` and `[!a-z]` for one of a class, `**` between
/// slashes for any number of directories. A pattern without a slash is for names at any depth, one with a slash for
/// whole paths; one that ends in a slash is for directories only. Time is at most the product of the lengths.
package struct Glob: Sendable {
    /// A path, taken apart for globs to be held against it.
    package struct Place {
        fileprivate let parts: [[UInt32]]

        /// The place of a path, which is relative.
        package init(_ path: some Collection<UInt8>) {
            parts = path.split(separator: slash).map { Glob.characters(of: $0) }
        }
    }

    private let segments: [Segment]
    /// Whether only the last component of a path counts.
    package let isForNames: Bool
    private let isForDirectories: Bool

    /// The glob that a pattern says.
    package init(_ pattern: String) {
        var bytes = Array(pattern.utf8)[...]
        while bytes.starts(with: Array("./".utf8)) { bytes = bytes.dropFirst(2) }
        isForDirectories = bytes.last == slash
        while bytes.last == slash { bytes.removeLast() }
        isForNames = !bytes.contains(slash)
        segments = bytes.split(separator: slash).map(Segment.init)
    }

    /// Whether the glob is for this path, or for its last component.
    package func matches(_ place: Place, isDirectory: Bool) -> Bool {
        guard isDirectory || !isForDirectories, !segments.isEmpty, let name = place.parts.last else { return false }
        if isForNames { return segments[0].isAnyDepth || segments[0].matches(name) }
        return Glob.match(segments, place.parts, isAny: { $0.isAnyDepth }, isSame: { $0.matches($1) })
    }

    /// Matches a sequence of patterns, of which some stand for any number of elements. Only the last of these before
    /// the place reached ever needs another try, so there is no more than one loop inside the other.
    private static func match<Pattern, Element>(
        _ patterns: [Pattern], _ elements: [Element],
        isAny: (Pattern) -> Bool, isSame: (Pattern, Element) -> Bool
    ) -> Bool {
        var (pattern, element) = (0, 0)
        var retry: (pattern: Int, element: Int)?
        while element < elements.count {
            if pattern < patterns.count, isAny(patterns[pattern]) {
                retry = (pattern, element)
                pattern += 1
            } else if pattern < patterns.count, isSame(patterns[pattern], elements[element]) {
                pattern += 1
                element += 1
            } else if let last = retry {
                retry = (last.pattern, last.element + 1)
                pattern = last.pattern + 1
                element = last.element + 1
            } else {
                return false
            }
        }
        return patterns[pattern...].allSatisfy(isAny)
    }

    private enum Unit {
        case any
        case one
        case literal(UInt32)
        case oneOf([ClosedRange<UInt32>], negated: Bool)

        var isAny: Bool { if case .any = self { true } else { false } }

        func matches(_ character: UInt32) -> Bool {
            switch self {
            case .any, .one: true
            case .literal(let own): own == character
            case .oneOf(let ranges, let negated): ranges.contains { $0.contains(character) } != negated
            }
        }
    }

    private struct Segment {
        let isAnyDepth: Bool
        private let units: [Unit]

        init(_ pattern: ArraySlice<UInt8>) {
            isAnyDepth = pattern.elementsEqual("**".utf8)
            units = Glob.units(of: Glob.characters(of: pattern))
        }

        func matches(_ name: [UInt32]) -> Bool {
            Glob.match(units, name, isAny: { $0.isAny }, isSame: { $0.matches($1) })
        }
    }

    private static func characters(of bytes: some Collection<UInt8>) -> [UInt32] {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
    }

    private static func units(of text: [UInt32]) -> [Unit] {
        var units: [Unit] = []
        var index = 0
        // A class that is not closed closes none that begins after it.
        var mayBeClass = true
        while index < text.count {
            switch Unicode.Scalar(text[index]) {
            case "*":
                if units.last?.isAny != true { units.append(.any) }
            case "?": units.append(.one)
            case "[" where mayBeClass:
                if let (unit, end) = oneOf(text, from: index + 1) {
                    units.append(unit)
                    index = end
                } else {
                    units.append(.literal(text[index]))
                    mayBeClass = false
                }
            case "\\" where index + 1 < text.count:
                index += 1
                units.append(.literal(text[index]))
            default: units.append(.literal(text[index]))
            }
            index += 1
        }
        return units
    }

    /// The class that begins after a bracket, and where its closing bracket is; nil if it has none.
    private static func oneOf(_ text: [UInt32], from start: Int) -> (Unit, end: Int)? {
        let (bang, caret, close, dash) = (UInt32(0x21), UInt32(0x5E), UInt32(0x5D), UInt32(0x2D))
        var index = start
        let negated = index < text.count && (text[index] == bang || text[index] == caret)
        if negated { index += 1 }
        var ranges: [ClosedRange<UInt32>] = []
        let first = index
        while index < text.count, text[index] != close || index == first {
            let low = text[index]
            if index + 2 < text.count, text[index + 1] == dash, text[index + 2] != close {
                let high = text[index + 2]
                if low <= high { ranges.append(low...high) }
                index += 3
            } else {
                ranges.append(low...low)
                index += 1
            }
        }
        return index < text.count ? (.oneOf(ranges, negated: negated), index) : nil
    }
}

private let slash = UInt8(ascii: "/")
