import Foundation

/// A type of row IDs, and how to make one from an item's number.
///
/// `make` is a pure function: the same number always gives an equal ID, built anew.
struct IDKind<ID: Hashable & Sendable> {
  /// What the table shows in the column `ids`.
  let name: String
  let make: (Int) -> ID
  /// An equal ID, built anew: what is on the heap is another heap object.
  var copy: (ID) -> ID = { $0 }

  /// The same IDs, counting their hash and equality calls.
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
  /// `item-42`: 15 bytes or fewer, so held in the string itself without a heap object.
  static var string: Self { Self(name: "String") { "item-\($0)" } }

  /// The 36 characters of a UUID: each ID a heap object, as IDs from a server often are.
  static var uuidString: Self {
    Self(name: "UUID string", make: { UUID(itemNumber: $0).uuidString }, copy: { $0.madeAnew() })
  }
}

extension IDKind<UUID> {
  static var uuid: Self { Self(name: "UUID") { UUID(itemNumber: $0) } }
}

extension UUID {
  /// The random (version 4) UUID of an item, always the same for the same number.
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
