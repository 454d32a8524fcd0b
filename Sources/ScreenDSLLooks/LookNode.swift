import ScreenDSL

/// A look, which describes the content of a row, as a tree of parts such as texts, buttons and stacks. Code that draws
/// a look, such as a cell, reads this tree.
///
/// An app declares looks with ``Look``, and never creates a node itself. Equal nodes look the same.
/// `==` compares whether a control has an action, and ignores the action itself.
public struct LookNode: Equatable, Sendable {
  // In this order of the properties, a node takes the least memory, and `==` finds differences soonest.
  package var place = LookPath()
  package var style: LookStyle
  package var kind: Kind

  package init(_ kind: Kind, _ style: LookStyle = LookStyle()) {
    (self.kind, self.style) = (kind, style)
  }

  package enum Kind: Equatable, Sendable {
    case text(String)
    case image(Look.Image)
    case avatar(String)
    case badge(String)
    /// A progress bar or a progress circle, with the progress from 0 to 1.
    case progress(Double)
    case spinner
    case divider
    case spacer
    /// The case is indirect, so that the other cases take less memory.
    indirect case control(Control)
    case stack(Stack)
  }

  /// Parts side by side, parts below one another, or a part with overlays.
  package struct Stack: Equatable, Sendable {
    // In this order of the properties, a stack takes the least memory.
    package var parts: [LookNode]
    /// The gap in points; nil means the default gap.
    package private(set) var spacing: Double?
    package var isVertical: Bool
    /// Nil means the center of a horizontal stack, or the leading side of a vertical one.
    package var alignment: Look.Alignment?
    package var stacksAtAccessibilitySizes = false
    package var isEqual = false
    /// The position of the overlays, which are all parts but the first. Nil if the parts are side by side or below one
    /// another.
    package var corner: Look.Corner?

    // The `==` of arrays copies each part. This loop copies no part.
    package static func == (left: Stack, right: Stack) -> Bool {
      guard left.spacing == right.spacing, left.isVertical == right.isVertical,
        left.alignment == right.alignment, left.isEqual == right.isEqual,
        left.stacksAtAccessibilitySizes == right.stacksAtAccessibilitySizes,
        left.corner == right.corner, left.parts.count == right.parts.count
      else { return false }
      return left.parts.borrowed { left in
        right.parts.borrowed { right in
          left.indices.allSatisfy { at in left[at].read { left in right[at].read { left == $0 } } }
        }
      }
    }

    var sign: String { corner != nil ? "o" : isVertical ? "v" : "h" }

    package init(
      isVertical: Bool, spacing: Double? = nil, alignment: Look.Alignment? = nil, parts: [LookNode]
    ) {
      (self.isVertical, self.alignment, self.parts) = (isVertical, alignment, parts)
      let most = LookNode.maximumLength
      // Adding 0 turns -0 into 0, so that equal stacks have the same description.
      self.spacing = spacing.flatMap { $0.isFinite ? min(max($0, -most), most) + 0 : nil }
    }
  }

  /// The value that the app passed to `Look.custom`. The type is a class, so that `RareValues` stores only a reference.
  package final class Custom: Equatable, Sendable {
    package let value: any Hashable & Sendable

    init(_ value: any Hashable & Sendable) { self.value = value }

    package static func == (left: Custom, right: Custom) -> Bool {
      left === right || AnyHashable(left.value) == AnyHashable(right.value)
    }
  }

  package static let maximumDepth = 64

  /// The greatest length that an app can set for a part, in points.
  package static let maximumLength = 10_000.0

  package var parts: [LookNode] { if case .stack(let stack) = kind { stack.parts } else { [] } }

  /// Whether the part is a control. Unlike `control`, this property copies no control.
  var isControl: Bool { if case .control = kind { true } else { false } }

  package var control: Control? { if case .control(let control) = kind { control } else { nil } }

  @inline(never) package func styled(_ change: (inout LookStyle.Values) -> Void) -> LookNode {
    with(change)
  }

  /// Returns a node that has the kind `kind`, and the path and the style of this node.
  func showing(_ kind: Kind) -> LookNode { changed { $0.kind = kind } }

  package static func horizontal(_ parts: [LookNode], spacing: Double? = nil) -> LookNode {
    LookNode(.stack(Stack(isVertical: false, spacing: spacing, parts: parts)))
  }

  package static func vertical(
    _ parts: [LookNode], spacing: Double? = nil, alignment: Look.Alignment? = nil
  ) -> LookNode {
    LookNode(.stack(Stack(isVertical: true, spacing: spacing, alignment: alignment, parts: parts)))
  }
}

/// The path of a part in its look. When a new look replaces an old look, parts with equal paths count as the same part.
/// The description of a part omits the path, because the path is only a hash.
package struct LookPath: Hashable, Sendable, HiddenFromText {
  /// A hash of the path. The lowest bit stores `isKeyed`. In a look of a thousand parts, the probability that two parts
  /// have equal hashes is less than 1 in a million million.
  package let code: UInt64

  /// Whether the part has a key, for example from the modifier `key` or from the `id` of its model.
  package var isKeyed: Bool { code & 1 == 1 }

  package init() { code = 0 }

  private init(_ bits: UInt64, isKeyed: Bool) { code = bits & ~1 | (isKeyed ? 1 : 0) }

  /// Returns the path that begins with `step` and ends with this path. A step is a number, such as that of a statement,
  /// a branch or an iteration in the builder.
  package func inside(_ step: Int) -> LookPath { mixed(UInt64(truncatingIfNeeded: step) &+ 1) }

  /// Returns the path that begins with `place` and ends with this path.
  package func inside(_ place: LookPath) -> LookPath {
    LookPath(place.mixed(code & ~1).code, isKeyed: isKeyed)
  }

  package func keyed(_ key: String) -> LookPath { LookPath(named(key).code, isKeyed: true) }

  package func named(_ text: String) -> LookPath { named(Self.hash(of: text)) }

  func named(_ hash: UInt64) -> LookPath { mixed(hash) }

  static func hash(of text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325  // FNV-1a (Fowler, Noll, Vo)
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// Returns a path whose code is a hash of this path's code and `value`. The hash function is the last steps of
  /// SplitMix64 (Steele, Lea, Flood 2014), in which each bit of the input influences all bits of the result.
  private func mixed(_ value: UInt64) -> LookPath {
    var bits = (code & ~1) &* 0x9E37_79B9_7F4A_7C15 &+ value
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return LookPath(bits ^ (bits >> 31), isKeyed: isKeyed)
  }
}
