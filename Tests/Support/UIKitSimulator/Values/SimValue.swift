public import Foundation

/// An object that is equal to all other objects of its class with the same content.
///
/// Attributes of a text must be such objects. On Linux, Foundation compares them with `CFEqual`. This function takes
/// bits 8 to 17 of an object's first word for the number of a type, and stops the program if it is 0 in two different
/// objects.
open class SimValue: NSObject {
  /// The first word of the object. None of bits 8 to 17 is 0.
  private let typeBits: UInt = 0x3FF00

  /// The content of the object; nil if the object equals no other one.
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
