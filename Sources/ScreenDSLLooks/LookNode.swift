import ScreenDSL

/// A look as those read it who draw it, or who press what is in it: one tree of parts.
///
/// An app says looks with ``Look`` and never makes a node. Two nodes are equal if they are drawn the same;
/// what their controls do takes no part in that, but whether they do anything does.
public struct LookNode: Hashable, Sendable {
  package var kind: Kind
  package var style: LookStyle
  /// Which of the parts around it the node is.
  package var place = LookPlace()

  package init(_ kind: Kind, _ style: LookStyle = LookStyle()) {
    (self.kind, self.style) = (kind, style)
  }
}

extension LookNode {
  /// What a part is.
  package enum Kind: Hashable, Sendable {
    case text(String)
    case image(Look.Image)
    /// A round picture in whose place there are the initials of a name.
    case avatar(String)
    /// A short text in a capsule.
    case badge(String)
    /// How much of something is done, between 0 and 1.
    case progress(Double)
    case spinner
    case divider
    /// Room that takes what the other parts leave.
    case spacer
    /// Indirect, so that the others take little room.
    indirect case control(Control)
    case stack(Stack)
  }

  /// Parts beside or below one another.
  package struct Stack: Hashable, Sendable {
    package var isVertical: Bool
    /// In points; nil for what is usual between such parts.
    package var spacing: Double?
    /// Nil for the middle of what stands side by side, and for the leading side of what stands below one another.
    package var alignment: Look.Alignment?
    /// Whether parts side by side stand below one another at the accessibility sizes.
    package var restacks = false
    /// What the parts stand in for; nil if they stand for themselves.
    package var custom: Custom?
    /// Whether parts side by side are equally wide.
    package var isEqual = false
    /// Where the others stand over the first part; nil if they do not.
    package var corner: Look.Corner?
    package var parts: [LookNode]

    /// How its shape is written.
    var sign: String { corner != nil ? "o" : isVertical ? "v" : "h" }

    package init(
      isVertical: Bool, spacing: Double? = nil, alignment: Look.Alignment? = nil, parts: [LookNode]
    ) {
      (self.isVertical, self.alignment, self.parts) = (isVertical, alignment, parts)
      let most = LookNode.maximumLength
      self.spacing = spacing.flatMap { $0.isFinite ? min(max($0, -most), most) : nil }
    }
  }

  /// A value of the app's, for which a host may have a view. An object, so that other stacks take little room.
  package final class Custom: Hashable, Sendable {
    package let value: any Hashable & Sendable

    init(_ value: any Hashable & Sendable) { self.value = value }

    package static func == (left: Custom, right: Custom) -> Bool {
      left === right || AnyHashable(left.value) == AnyHashable(right.value)
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
  }

  /// How many stacks may be around a part. What is deeper is cut off where a look is made, so that all show and say
  /// the same of it; no other place has a limit.
  package static let maximumDepth = 64

  /// The parts of a stack; none if the node is no stack.
  package var parts: [LookNode] { if case .stack(let stack) = kind { stack.parts } else { [] } }

  package var control: Control? { if case .control(let control) = kind { control } else { nil } }

  /// Returns the node with another style.
  package func styled(_ change: (inout LookStyle.Values) -> Void) -> LookNode {
    var node = self
    node.style.change(change)
    return node
  }

  package static func horizontal(_ parts: [LookNode], spacing: Double? = nil) -> LookNode {
    LookNode(.stack(Stack(isVertical: false, spacing: spacing, parts: parts)))
  }

  package static func vertical(
    _ parts: [LookNode], spacing: Double? = nil, alignment: Look.Alignment? = nil
  ) -> LookNode {
    LookNode(
      .stack(Stack(isVertical: true, spacing: spacing, alignment: alignment, parts: parts)))
  }
}

/// Where a part stands among others, from one look to the next: its statement in the builder, the branch and
/// the iteration, or the key that the app gave it.
package struct LookPlace: Hashable, Sendable {
  /// 64 bits of the way; two parts of a look meet by chance once in a million million looks.
  package private(set) var code: UInt64 = 0
  /// Whether a key says who the part is, and not its iteration.
  package private(set) var isKeyed = false

  package init() {}

  /// Returns the place inside another step of the way.
  package func inside(_ step: Int) -> LookPlace { mixed(UInt64(truncatingIfNeeded: step) &+ 1) }

  /// Returns the place inside another one.
  package func inside(_ place: LookPlace) -> LookPlace {
    var inner = place.mixed(code)
    inner.isKeyed = isKeyed
    return inner
  }

  /// Returns the place of a part with a key.
  package func keyed(_ key: String) -> LookPlace {
    var place = named(key)
    place.isKeyed = true
    return place
  }

  /// Returns the place that belongs to a text.
  package func named(_ text: String) -> LookPlace { named(Self.hash(of: text)) }

  func named(_ hash: UInt64) -> LookPlace { mixed(hash) }

  static func hash(of text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325  // FNV-1a (Fowler, Noll, Vo)
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// The last steps of SplitMix64 (Steele, Lea, Flood 2014), which spread each bit over all others.
  private func mixed(_ value: UInt64) -> LookPlace {
    var bits = code &* 0x9E37_79B9_7F4A_7C15 &+ value
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    var place = self
    place.code = bits ^ (bits >> 31)
    return place
  }
}
