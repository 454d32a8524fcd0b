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
    let uuids = (0..<200).map { _ in
      withUnsafeBytes(of: (random.next(), random.next())) { UUID(uuid: $0.load(as: uuid_t.self)) }
    }
    #expect(Set(uuids.map { RowID($0) }).count == 200)
    for uuid in uuids {
      let id = RowID(uuid)
      #expect(id.isUUID && id.description == uuid.uuidString, "seed 1")
      #expect(id != RowID(uuid.uuidString), "seed 1: \(uuid)")
    }
    struct Pair: Hashable { var left: UInt64, right: UInt64 }
    #expect(!RowID(Pair(left: 1, right: 2)).isUUID, "another value of 16 bytes")
    #expect(RowID(Pair(left: 1, right: 2)) == RowID(Pair(left: 1, right: 2)))
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
  }
}

extension RowID {
  fileprivate var isUUID: Bool {
    if case .uuid = value { true } else { false }
  }
}
