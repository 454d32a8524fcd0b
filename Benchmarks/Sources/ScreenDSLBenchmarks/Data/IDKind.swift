import Foundation

/// A type of row IDs, and a function that creates an ID from the number of an item.
///
/// `make` is a pure function: for the same number it always creates an equal, new ID.
struct IDKind<ID: Hashable & Sendable> {
  /// The name of the type in the column `ids` of the table.
  let name: String
  let make: (Int) -> ID
  /// Returns an equal, new ID: its part on the heap is another heap object.
  var copy: (ID) -> ID = { $0 }

  /// The same IDs, which also count their hash and equality calls.
  var counted: IDKind<CountedID<ID>> {
    IDKind<CountedID<ID>>(name: name) { [make] in
      CountedID(base: make($0))
    } copy: { [copy] in
      CountedID(base: copy($0.base))
    }
  }
}

extension IDKind<Int> {
  static var int: Self { Self(name: "Int") { $0 } }
}

extension IDKind<String> {
  /// An ID such as `item-42`: at most 15 bytes, so the string needs no heap object.
  static var string: Self { Self(name: "String") { "item-\($0)" } }

  /// The 36 characters of a UUID, as servers often send: each ID has a heap object.
  static var uuidString: Self {
    Self(name: "UUID string", make: { UUID(itemNumber: $0).uuidString }, copy: { $0.madeAnew() })
  }
}

extension IDKind<UUID> {
  static var uuid: Self { Self(name: "UUID") { UUID(itemNumber: $0) } }
}

extension UUID {
  /// Creates a random (version 4) UUID of an item, which is always the same for the same number.
  init(itemNumber: Int) {
    var random = SplitMix64(stream: UInt64(itemNumber) &+ 1)
    var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { buffer in
      buffer.storeBytes(of: random.next(), as: UInt64.self)
      buffer.storeBytes(of: random.next(), toByteOffset: 8, as: UInt64.self)
    }
    bytes.6 = bytes.6 & 0x0F | 0x40
    bytes.8 = bytes.8 & 0x3F | 0x80
    self.init(uuid: bytes)
  }
}
