public import ScreenDSL

/// The properties that modifiers set on a part of a look, such as the color of a text.
///
/// A style takes 16 bytes. It contains the properties that many parts have, and a reference to an object with the other
/// properties. Most parts need no such object.
public struct _LookStyle: Equatable, Sendable {
  /// A function that changes some properties of a style.
  public typealias Change = (inout _LookStyle) -> Void

  @usableFromInline package var values: Values

  @inlinable public init() { values = Values() }
}

package typealias LookStyle = _LookStyle

extension LookStyle {
  /// The values of all properties. The properties that few parts have are stored in ``RareValues``.
  @dynamicMemberLookup
  @usableFromInline package struct Values: Equatable, Sendable {
    // All stored properties are `@usableFromInline`, so that the compiler can inline code that creates or copies a
    // style.
    @usableFromInline var rare: RareBox
    @usableFromInline var bits: UInt16
    /// Zero means no limit.
    @usableFromInline var lines: UInt16
    /// The index of a system color, counted from 1; 0 for none, 255 for a color of the asset catalog.
    @usableFromInline var colorCode: UInt8
    @usableFromInline package var textStyle: Look.TextStyle?
    @usableFromInline package var alignment: Look.TextAlignment?
    @usableFromInline package var accessory: Look.Accessory?

    @inlinable package init() {
      (rare, bits, lines, colorCode) = (RareBox(), 0, 0, 0)
      (textStyle, alignment, accessory) = (nil, nil, nil)
    }

    /// All properties but `rare` as one number, which is faster to compare than the properties.
    @inlinable var common: UInt64 {
      UInt64(bits) | UInt64(lines) << 16 | UInt64(colorCode) << 32
        | UInt64(unsafeBitCast(textStyle, to: UInt8.self)) << 40
        | UInt64(unsafeBitCast(alignment, to: UInt8.self)) << 48
        | UInt64(unsafeBitCast(accessory, to: UInt8.self)) << 56
    }

    @inlinable package static func == (left: Values, right: Values) -> Bool {
      left.common == right.common && left.rare == right.rare
    }

    @usableFromInline package enum Flag: UInt16, CaseIterable {
      case isFilling
      case isBold, hasMonospacedDigits, isStruck
      case isCopyable
      case isCircle
      case isSelected, isDisabled
      case isLoading
      case isFitted
      case isSensitive
      case hidesHighlight
    }

    @usableFromInline package subscript(flag: Flag) -> Bool {
      get { bits & 1 << flag.rawValue != 0 }
      set { bits = newValue ? bits | 1 << flag.rawValue : bits & ~(1 << flag.rawValue) }
    }
    package var isFilling: Bool { self[.isFilling] }
    package var isBold: Bool { self[.isBold] }
    package var hasMonospacedDigits: Bool { self[.hasMonospacedDigits] }
    package var isStruck: Bool { self[.isStruck] }
    package var isCopyable: Bool { self[.isCopyable] }
    package var isCircle: Bool { self[.isCircle] }
    package var isSelected: Bool { self[.isSelected] }
    package var isDisabled: Bool { self[.isDisabled] }
    package var isLoading: Bool { self[.isLoading] }
    package var isFitted: Bool { self[.isFitted] }
    package var isSensitive: Bool { self[.isSensitive] }
    package var highlights: Bool { !self[.hidesHighlight] }
    @usableFromInline package var color: ThemeColor? {
      get {
        colorCode == 0
          ? nil : colorCode == 255 ? rare.object?.values.color : .system[Int(colorCode) - 1]
      }
      set {
        let index = newValue.map { ThemeColor.system.firstIndex(of: $0) ?? 254 }
        if colorCode == 255 || index == 254 { rare.values.color = index == 254 ? newValue : nil }
        colorCode = index.map { UInt8($0 + 1) } ?? 0
      }
    }
    package var lineLimit: Int? {
      get { lines == 0 ? nil : Int(lines) }
      set { lines = newValue.map { UInt16(clamping: $0) } ?? 0 }
    }
    package var key: String? {
      get { rare.object?.values.key }
      set { rare.values.key = newValue }
    }
    package var marks: [Emphasis] {
      get { rare.object?.values.marks ?? [] }
      set { rare.values.marks = newValue }
    }
    // With `_read`, a caller that needs only one property of the value does not copy the whole value.
    package var accessibility: Accessibility {
      _read { yield rare.values.accessibility }
      _modify { yield &rare.values.accessibility }
    }
    /// Whether a modifier has set a property that few parts have. If not, these properties need not be read.
    var hasRareValues: Bool { rare.object != nil }
    package var hasGround: Bool { self.bubble != nil || self.background != nil }

    package var imageCorners: Double? { self.padding == nil ? self.background?.corners : nil }

    /// The accessors are inlined, because key paths are slow.
    @inlinable
    package subscript<Value>(dynamicMember path: WritableKeyPath<RareValues, Value>) -> Value {
      @inline(__always) get { rare.current.values[keyPath: path] }
      @inline(__always) _modify { yield &rare.values[keyPath: path] }
    }
  }

  /// The animation of a part's changes. Two parts that differ only in their animation are equal.
  package struct Motion: Equatable, Sendable {
    package var kind: Look.Motion?

    package static func == (left: Motion, right: Motion) -> Bool { true }
  }

  /// The least and the greatest size in points. If the least size is greater than the greatest one, the least one
  /// applies.
  package struct Limits: Equatable, Sendable {
    package var minWidth, maxWidth, minHeight, maxHeight: Double?

    package func width(_ length: Double) -> Double {
      max(minWidth ?? 0, min(length, maxWidth ?? .infinity))
    }
    package func height(_ length: Double) -> Double {
      max(minHeight ?? 0, min(length, maxHeight ?? .infinity))
    }
  }

  package struct Padding: Equatable, Sendable {
    package var horizontal, vertical: Double

    package init(horizontal: Double, vertical: Double) {
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }
  }

  /// The background of a part, which also fills the part's padding.
  package struct Background: Equatable, Sendable {
    /// Nil means a light gray.
    package var color: Look.Color?
    package var opacity: Double
    /// The radius in points. A drawing limits the radius to half of the part's shorter side.
    package var corners = 0.0
    package var border: Look.Color?
    package var hasShadow = false

    package init(color: Look.Color?, opacity: Double = 1) {
      (self.color, self.opacity) = (color, opacity)
    }

    package var isStrong: Bool { color != nil && opacity >= 0.5 }
  }

  /// Whether white texts on the color have less contrast than 3 to 1 (WCAG 2.2, 1.4.3, large texts).
  ///
  /// - Parameter color: Red, green and blue in sRGB, each from 0 to 1.
  package static func needsDarkTexts(on color: [Double]) -> Bool {
    // This polynomial approximates the curve of sRGB (Chilliant 2012).
    let linear = color.map { $0 * ($0 * ($0 * 0.305306011 + 0.682171111) + 0.012522878) }
    return zip(linear, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 } > 0.3
  }

  package struct Accessibility: Equatable, Sendable {
    /// The accessibility label; nil for the visible texts. An empty label hides the part from screen readers, but
    /// hides no controls.
    package var label: String?
    package var value: String?
    package var hint: String?
    package var traits: Traits = []
    package var heading: Int?
    package var priority = 0
    package var children: Look.AccessibilityChildren?
    package var actions: [MenuAction] = []
    /// Increases or decreases the value of the part. The action receives the number of steps, negative to decrease.
    package var adjust: LookAction?
    package var isAnnounced = false
    /// Whether dots have replaced the texts of the part.
    package var isDotted = false

    package init() {}

    package var isHeading: Bool { heading != nil || traits.contains(.header) }
  }

  package struct Traits: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let button = Traits(rawValue: 1 << 0)
    package static let header = Traits(rawValue: 1 << 1)
    package static let image = Traits(rawValue: 1 << 2)
    package static let link = Traits(rawValue: 1 << 3)
    package static let adjustable = Traits(rawValue: 1 << 4)
    package static let toggle = Traits(rawValue: 1 << 5)
    package static let selected = Traits(rawValue: 1 << 6)
    package static let disabled = Traits(rawValue: 1 << 7)
    package static let updatesFrequently = Traits(rawValue: 1 << 8)

    package init(_ trait: AccessibilityTrait) {
      switch trait {
      case .button: self = .button
      case .header: self = .header
      case .link: self = .link
      case .image: self = .image
      case .updatesFrequently: self = .updatesFrequently
      }
    }
  }
}

extension LookStyle.Traits: CustomStringConvertible {
  private static let names = [
    "button", "header", "image", "link", "adjustable", "toggle", "selected", "disabled",
    "updatesFrequently",
  ]

  package var description: String {
    Self.names.enumerated().filter { contains(Self(rawValue: 1 << $0.offset)) }
      .map(\.element).joined(separator: ",")
  }
}
