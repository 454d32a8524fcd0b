@testable import ScreenDSL

@Suite(.timed) struct RowIDHashTests {
  private func hash(_ id: RowID) -> UInt64 { id.hash(seed: .process) }

  /// Three of the scalars equal an ASCII character, such as the sign of Kelvin.
  @Test func composedAndDecomposedStringsHashEqually() {
    var count = 0
    for number in UInt32(0x80)...0x2FFFF {
      guard let scalar = Unicode.Scalar(number) else { continue }
      let text = String(scalar)
      let decomposed = text.decomposedStringWithCanonicalMapping
      if decomposed.unicodeScalars.elementsEqual(text.unicodeScalars) { continue }
      count += 1
      let (left, right) = (RowID("x\(text)"), RowID("x\(decomposed)"))
      var areEqual = left == right && hash(left) == hash(right)
      for seed in [RowID.HashSeed(left: 0, right: 1), .process] {
        areEqual = areEqual && text.idHash(1, seed) == decomposed.idHash(1, seed)
      }
      if !areEqual { Issue.record("U+\(String(number, radix: 16))") }
    }
    #expect(count > 10_000)
  }

  @Test func stringsOfAllLengthsAreToldAlsoIfTheyAreNotContiguous() {
    var texts: [String] = []
    for length in 0..<40 {
      let text = String(repeating: "a", count: length)
      texts += [text, text + "b", text + "\u{0}", "\u{E9}" + text]
      for place in 0..<length {
        var bytes = Array(text.utf8)
        bytes[place] = 0x62
        texts.append(String(decoding: bytes, as: UTF8.self))
      }
    }
    expectEqual(Set(Set(texts).map { hash(RowID($0)) }).count, Set(texts).count)
    for text in ["", "plain", "long enough to be on the heap, surely", "e\u{301}", "K\u{212A}"] {
      let copy = String(text.unicodeScalars.reversed().reversed().map(Character.init))
      let bridged = NSString(string: text) as String
      for same in [copy, bridged] { expectEqual(hash(RowID(same)), hash(RowID(text)), "\(text)") }
    }
  }

  private func structural(_ iteration: UInt64) -> RowID {
    let loop = StructuralPath().appending(.statement(2))
    return RowID(loop.appending(.iteration(Int(iteration))), of: Label.self)
  }

  @Test func theHashSeesEachPartOfTheIDAndTheSeed() {
    var ids = (0..<1_000).map { RowID($0) } + (0..<1_000).map { RowID("\($0)") }
    ids +=
      (0..<1_000).map { RowID($0, of: Note.self) } + (0..<1_000).map { RowID($0, of: Label.self) }
    ids += (0..<1_000).map { structural(UInt64($0)) } + (0..<1_000).map { _ in RowID(UUID()) }
    ids += (1..<1_000).map { RowID(value: .int(1), number: $0) }
    #expect(Set(ids.map(hash)).count == ids.count && Set(ids.map(\.hashValue)).count == ids.count)
    expectEqual(Set(ids.map { RowPath($0).hashValue }).count, ids.count)
    // The table uses the low bits for the slot and the high ones for the tag.
    #expect(Set(ids.map { hash($0) >> 32 }).count > ids.count - 20)
    #expect(Set(ids.map { hash($0) & 0xFFFF }).count > 6_000)
    for id in [RowID(1), RowID("a"), RowID("\u{E9}"), RowID(UUID()), structural(1)] {
      #expect(id.hash(seed: .process) != id.hash(seed: RowID.HashSeed(left: 1, right: 3)), "\(id)")
    }
  }

  @Test func uuidsAreStoredInPlace() {
    var random = SplitMix64(seed: 1)
    let uuids = (0..<200).map { _ in
      withUnsafeBytes(of: (random.next(), random.next())) { UUID(uuid: $0.load(as: uuid_t.self)) }
    }
    expectEqual(Set(uuids.map { RowID($0) }).count, 200)
    for uuid in uuids {
      let id = RowID(uuid)
      #expect(id.isUUID && id.description == uuid.uuidString, "seed 1")
      #expect(id != RowID(uuid.uuidString), "seed 1: \(uuid)")
    }
    struct Pair: Hashable { var left: UInt64, right: UInt64 }
    #expect(!RowID(Pair(left: 1, right: 2)).isUUID, "another value of 16 bytes")
    expectEqual(RowID(Pair(left: 1, right: 2)), RowID(Pair(left: 1, right: 2)))
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
    // `areEqual` reads whole words, so the size must be a multiple of a word.
    #expect(MemoryLayout<RowID>.size == 32 && MemoryLayout<RowID>.stride == 32)
  }
}

extension RowID { fileprivate var isUUID: Bool { if case .uuid = value { true } else { false } } }
