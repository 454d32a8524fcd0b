/// A hash table from the IDs of rows or sections to positions, with open addressing. The upper 32 bits of an entry are
/// those of the hash. The lower 32 bits are the position plus one. An empty entry is 0.
///
/// The table does not store the IDs. The owner of the table knows the ID at each position.
struct IDTable: ~Copyable, @unchecked Sendable {
  // Unchecked `Sendable` because of the pointer. The owner adds no IDs after it has shared the table.
  private let entries: UnsafeMutablePointer<UInt64>
  private let mask: Int
  let seed = RowID.HashSeed.process

  init(count: Int) {
    // The least power of two that is at least 8 and at least twice the count.
    let capacity = 1 << (Int.bitWidth - max(7, count * 2 - 1).leadingZeroBitCount)
    mask = capacity - 1
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: 0, count: capacity)
  }

  deinit { entries.deallocate() }

  /// Adds an ID, and returns nil. If the table already contains an equal ID, the method adds nothing, and returns the
  /// position of that ID.
  @inline(__always)
  func insert(
    _ id: UnsafePointer<RowID>, at position: Int, idAt: (Int) -> UnsafePointer<RowID>
  ) -> Int? {
    insert(id, at: position) { RowID.areEqual(idAt($0), id) }
  }

  @inline(__always)
  func insert(
    _ id: UnsafePointer<RowID>, at position: Int, isThere: (Int) -> Bool
  ) -> Int? {
    let hash = id.pointee.hash(seed: seed)
    let slot = slot(of: hash, isThere: isThere)
    if let found = self.position(in: slot) { return found }
    entries[slot] = hash & Self.tagMask | UInt64(position + 1)
    return nil
  }

  @inline(__always)
  func find(_ id: UnsafePointer<RowID>, idAt: (Int) -> UnsafePointer<RowID>) -> Int? {
    find(id) { RowID.areEqual(idAt($0), id) }
  }

  @inline(__always)
  func find(_ id: UnsafePointer<RowID>, isThere: (Int) -> Bool) -> Int? {
    position(in: slot(of: id.pointee.hash(seed: seed), isThere: isThere))
  }

  private static let tagMask: UInt64 = 0xFFFF_FFFF_0000_0000

  @inline(__always)
  private func slot(of hash: UInt64, isThere: (Int) -> Bool) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while let found = position(in: slot) {
      if entries[slot] & Self.tagMask == hash & Self.tagMask, isThere(found) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  @inline(__always)
  private func position(in slot: Int) -> Int? {
    entries[slot] == 0 ? nil : Int(entries[slot] & ~Self.tagMask) - 1
  }
}
