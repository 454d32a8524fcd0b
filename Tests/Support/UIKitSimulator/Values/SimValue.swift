public import Foundation

/// An object that is equal to each other one of its class with the same content.
///
/// Whatever stands among the attributes of a text is one: Foundation for Linux compares attributes with `CFEqual`,
/// which takes the bits 8 to 17 of an object's first word for the number of a type, and halts where it finds the
/// number 0 in two that differ.
open class SimValue: NSObject {
  /// The first word, in which none of these bits is 0.
  private let typeBits: UInt = 0x3FF00

  /// What makes the object equal to others.
  var content: AnyHashable { ObjectIdentifier(self) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SimValue, type(of: other) == type(of: self) else { return false }
    return content == other.content
  }

  open override var hash: Int { content.hashValue }
  open override var description: String { "\(type(of: self))(\(content))" }
}
