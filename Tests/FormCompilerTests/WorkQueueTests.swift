import Testing

@testable import FormCompiler

@Suite(.serialized) struct WorkQueueTests {
    private final class Counter { var items = 0 }

    @Test(arguments: [1, 2, 3, 64])
    func doesEachItemOnce(_ workers: Int) {
        let done = Locked([Int](repeating: 0, count: 1_000))
        WorkQueue.run(Array((0..<1_000).reversed()), workers: workers, makeContext: { Counter() }) { item, counter in
            counter.items += 1
            done.with { $0[item] += 1 }
        }
        #expect(done.with { $0 } == [Int](repeating: 1, count: 1_000))
    }

    @Test func doesNothingForNothing() {
        WorkQueue.run([], workers: 4, makeContext: {}) { _, _ in Issue.record("no item is there") }
    }

    @Test func goesInOrder() {
        let seen = Locked([Int]())
        WorkQueue.run([3, 1, 2], workers: 1, makeContext: {}) { item, _ in seen.with { $0.append(item) } }
        #expect(seen.with { $0 } == [3, 1, 2])
    }

    @Test func hasDeepStacks() {
        let depths = Locked([Int]())
        WorkQueue.run([0, 1, 2, 3], workers: 4, makeContext: {}) { _, _ in
            func descend(_ depth: Int) -> Int {
                withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { _ in
                    depth == 0 ? 0 : 1 + descend(depth - 1)
                }
            }
            let depth = descend(2_000)
            depths.with { $0.append(depth) }
        }
        #expect(depths.with { $0 } == [2_000, 2_000, 2_000, 2_000])
    }

    @Test func countsProcessors() {
        #expect(WorkQueue.processorCount >= 1)
    }
}
