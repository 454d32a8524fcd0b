package import ScreenDSL

/// The values that modifiers set on a part.
public struct _LookStyle: Hashable, Sendable {
  /// Nil while no modifier was used, as for most parts.
  @usableFromInline var box: Box?

  @inlinable public init() {}

  /// Borrowed and not copied: most readers want one of many. Inlinable, because other modules would allocate for that.
  @inlinable package var values: Values { _read { yield((box ?? .usual).values) } }

  package mutating func change(_ body: (inout Values) -> Void) {
    var changed = values
    body(&changed)
    keep(changed)
  }

  // Not inlined, as its equality is not: each modifier of each part would contain it.
  @inline(never) private mutating func keep(_ changed: Values) {
    if changed != values || changed.motion.kind != values.motion.kind { box = Box(changed) }
  }

  @inlinable
  public static func == (left: _LookStyle, right: _LookStyle) -> Bool {
    left.box === right.box || left.isEqual(to: right)
  }

  @inline(never) @usableFromInline func isEqual(to other: _LookStyle) -> Bool {
    values == other.values
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  @usableFromInline final class Box: Sendable {
    @usableFromInline static let usual = Box(Values())

    @usableFromInline let values: Values
    init(_ values: Values) { self.values = values }
  }
}

/// The name of ``_LookStyle`` inside the package.
package typealias LookStyle = _LookStyle

extension LookStyle {
  @usableFromInline package struct Values: Hashable, Sendable {
    /// Identifies the part among those of its statement; nil if its place does.
    package var key: String?
    /// The size in points; nil if it follows from the content.
    package var width, height: Double?
    /// The least and the greatest size in points.
    package var limits = Limits()
    /// The priority with which it keeps its width.
    package var priority = 0
    /// The padding, inside its size; nil for the default: none, and the margins of a row around its look.
    package var padding: Padding?
    /// Whether it fills the remaining space of its stack.
    package var isFilling = false
    package var color: Look.Color?
    package var textStyle: Look.TextStyle?
    package var isBold = false
    package var hasMonospacedDigits = false
    package var alignment: Look.TextAlignment?
    /// The greatest number of lines of a text; nil for as many as it needs.
    package var lineLimit: Int?
    package var truncation = Look.Truncation.tail
    /// How far a text of one line may shrink to fit, as a fraction of its font size.
    package var minimumScale: Double?
    package var isStruck = false
    /// Whether the user can select and copy words of a text.
    package var isSelectable = false
    /// The words of a text with their own style.
    package var marks: [Emphasis] = []
    package var bubble: Look.Bubble?
    package var background: Background?
    /// Whether progress is a circle.
    package var isCircle = false
    /// The declared progress, if it is out of range.
    package var outside: String?
    /// The accessory of the row.
    package var accessory: Look.Accessory?
    /// The row's disclosure state and level; nil for rows without them.
    package var outline: DisclosurePlace?
    /// The separator below the row; nil for the default.
    package var separator: Look.Separator?
    /// Whether the row has a highlight while a finger is on it.
    package var highlights = true
    package var accessibility = Accessibility()
    package var motion = Motion()
    package var isSelected = false
    package var isDisabled = false
    /// Whether silent bars in the size of its texts are shown.
    package var isLoading = false
    /// The aspect ratio of an image without a given side.
    package var aspect: Double?
    /// Whether all of an image is visible.
    package var isFitted = false
    /// The file of an image, from the environment.
    package var imageData: [UInt8]?
    /// The image for dark mode; nil for the same.
    package var dark: DarkImage?
    /// Whether dots replace its texts if the environment says so.
    package var isSensitive = false

    package init() {}

    /// Whether it has a background or a bubble, with a row's margins around it.
    package var hasGround: Bool { bubble != nil || background != nil }

    /// The radius of an image's corners, in points: those of its background, if it has no padding.
    package var imageCorners: Double? { padding == nil ? background?.corners : nil }
  }

  /// The animation of its changes, which is no content: a change of it does not change the part.
  package struct Motion: Hashable, Sendable {
    package var kind: Look.Motion?

    package static func == (left: Motion, right: Motion) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
  }

  /// An image for dark mode. It is an object, so that other parts take little memory.
  package final class DarkImage: Hashable, Sendable {
    package let image: Look.Image
    /// Its file, from the environment.
    package let data: [UInt8]?

    package init(image: Look.Image, data: [UInt8]? = nil) {
      (self.image, self.data) = (image, data)
    }

    package static func == (left: DarkImage, right: DarkImage) -> Bool {
      left.image == right.image && left.data == right.data
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(image) }
  }

  /// The least and the greatest size of a part, in points; nil for no limit. If both conflict, the least wins.
  package struct Limits: Hashable, Sendable {
    package var minWidth, maxWidth, minHeight, maxHeight: Double?

    package init() {}

    /// Returns the nearest allowed length.
    package func width(_ length: Double) -> Double {
      max(minWidth ?? 0, min(length, maxWidth ?? .infinity))
    }
    package func height(_ length: Double) -> Double {
      max(minHeight ?? 0, min(length, maxHeight ?? .infinity))
    }
  }

  /// The padding of a part, in points.
  package struct Padding: Hashable, Sendable {
    package var horizontal, vertical: Double

    package init(horizontal: Double, vertical: Double) {
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }
  }

  /// The background of a part and its padding.
  package struct Background: Hashable, Sendable {
    /// The color; nil for a light gray.
    package var color: Look.Color?
    /// The opacity, from 0 to 1.
    package var opacity: Double
    /// The radius of its corners, in points; at most half of its shorter side.
    package var corners: Double
    package var border: Look.Color?
    package var hasShadow: Bool

    package init(
      color: Look.Color?, opacity: Double = 1, corners: Double = 0, border: Look.Color? = nil,
      hasShadow: Bool = false
    ) {
      (self.color, self.opacity, self.corners) = (color, opacity, corners)
      (self.border, self.hasShadow) = (border, hasShadow)
    }

    /// Whether texts on it need a special color.
    package var isStrong: Bool { color != nil && opacity >= 0.5 }
  }

  /// Whether texts on a color are dark, because white ones have no contrast of 3 to 1 (WCAG 2.2, 1.4.11).
  ///
  /// - Parameter color: Red, green and blue in sRGB, each from 0 to 1.
  package static func needsDarkTexts(on color: [Double]) -> Bool {
    // The curve of sRGB as a polynomial (Chilliant 2012).
    let linear = color.map { $0 * ($0 * ($0 * 0.305306011 + 0.682171111) + 0.012522878) }
    return zip(linear, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 } > 0.3
  }

  /// The accessibility values of a part, and its actions for assistive technologies.
  package struct Accessibility: Hashable, Sendable {
    /// The label; nil for the visible texts, empty for a silent part.
    package var label: String?
    /// The value; nil for the visible one.
    package var value: String?
    /// The hint: the effect of a tap or a change.
    package var hint: String?
    /// Traits besides those of its kind.
    package var traits: Traits = []
    /// The heading level; nil for none, or the default of its place.
    package var heading: Int?
    /// Parts with a higher priority are read before the others of their stack.
    package var priority = 0
    /// Whether its parts are one element, or one each; nil for the default.
    package var children: Look.AccessibilityChildren?
    /// Further actions.
    package var actions: [MenuAction] = []
    /// Receives the steps of an adjustment; nil if there is none.
    package var adjust: LookAction?
    /// Whether its changes are announced.
    package var isAnnounced = false

    package init() {}

    package var isHeading: Bool { heading != nil || traits.contains(.header) }
  }

  /// The accessibility traits of a part.
  package struct Traits: OptionSet, Hashable, Sendable {
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

    /// Creates the traits that an app can set; others follow from kind and state.
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
