public import Foundation

/// An object that is equal to each other one of its class with the same content.
///
/// Whatever stands among the attributes of a text is one: Foundation for Linux compares attributes with `CFEqual`,
/// which takes the bits 8 to 17 of an object's first word for the number of a type, and halts where it finds the
/// number 0 in two that differ.
open class SimValue: NSObject {
  /// The first word, in which none of these bits is 0.
  private let typeBits: UInt = 0x3FF00

  /// What makes the object equal to others; nil if nothing does.
  var content: AnyHashable?

  init(_ content: AnyHashable?) { self.content = content }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SimValue else { return false }
    if other === self { return true }
    return content != nil && content == other.content && type(of: other) == type(of: self)
  }

  open override var hash: Int { content?.hashValue ?? ObjectIdentifier(self).hashValue }
  open override var description: String { "\(type(of: self))(\(content.map { "\($0)" } ?? ""))" }
}
