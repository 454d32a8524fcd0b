import Foundation

@testable import ScreenDSL

/// Tests which values a row ID stores in place, and how.
@Suite(.timed) struct RowIDValueTests {
  @Test func aRowIDIs32Bytes() {
    // `areEqual` reads whole words, so the size must be a multiple of a word.
    #expect(MemoryLayout<RowID>.size == 32)
    #expect(MemoryLayout<RowID>.stride == 32)
  }

  @Test func uuidsAreStoredInPlace() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<200 {
      let uuid = randomUUID(&random)
      let id = RowID(uuid)
      guard case .uuid = id.value else {
        Issue.record("seed 1: \(uuid) is stored as \(id.value)")
        return
      }
      #expect(id.description == uuid.uuidString, "seed 1")
      #expect(UUID(uuidString: id.description).map { RowID($0) } == id, "seed 1: \(uuid)")
      #expect(id != RowID(randomUUID(&random)), "seed 1: \(uuid)")
      #expect(id != RowID(uuid.uuidString), "seed 1: \(uuid)")
    }
  }

  private func randomUUID(_ random: inout SplitMix64) -> UUID {
    let (high, low) = (random.next(), random.next())
    return withUnsafeBytes(of: (high, low)) { UUID(uuid: $0.load(as: uuid_t.self)) }
  }

  @Test func otherValuesOf16BytesAreNotUUIDs() {
    struct Pair: Hashable { var left: UInt64, right: UInt64 }
    guard case .other = RowID(Pair(left: 1, right: 2)).value else {
      Issue.record("A pair of words is taken for a UUID")
      return
    }
    #expect(RowID(Pair(left: 1, right: 2)) == RowID(Pair(left: 1, right: 2)))
  }

  @Test func integersAndStringsAreStoredInPlace() {
    for id in [RowID(Int.min), RowID(UInt8(1)), RowID(UInt64(Int64.max)), 3] {
      guard case .int = id.value else {
        Issue.record("\(id) is stored as \(id.value)")
        continue
      }
    }
    guard case .string(let text) = RowID("a").value, text == "a" else {
      Issue.record("A string is not stored as one")
      return
    }
  }

  @Test func equalityOfPlacesFallsBackToValues() {
    // The same string in two buffers, and the same value behind two references.
    let pairs: [(RowID, RowID)] = [
      (RowID("long enough to be on the heap \(1)"), RowID("long enough to be on the heap \(1)")),
      (RowID(Colliding(number: 4)), RowID(Colliding(number: 4))),
      (RowID("\u{E9}"), RowID("e\u{301}")), (RowID(1), RowID(1)),
    ]
    for (left, right) in pairs {
      let areEqual = withUnsafePointer(to: left) { left in
        withUnsafePointer(to: right) { RowID.areEqual(left, $0) }
      }
      #expect(areEqual, "\(left)")
    }
    let differ = withUnsafePointer(to: RowID(1)) { left in
      withUnsafePointer(to: RowID(1, of: Note.self)) { !RowID.areEqual(left, $0) }
    }
    #expect(differ)
  }
}
