package import ScreenDSL

/// What is said about a part besides what it is; the modifiers of parts say it.
public struct _LookStyle: Hashable, Sendable {
  /// Nil while nothing was said, as of most parts.
  @usableFromInline var box: Box?

  @inlinable public init() {}

  /// Lent and not copied: most readers want one of many. Inlinable, because other modules would allocate for that.
  @inlinable package var values: Values { _read { yield((box ?? .usual).values) } }

  package mutating func change(_ body: (inout Values) -> Void) {
    var changed = values
    body(&changed)
    keep(changed)
  }

  // Out of line, as its equality is: each modifier of each part would contain it.
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

/// What ``_LookStyle`` is called in the package.
package typealias LookStyle = _LookStyle

extension LookStyle {
  @usableFromInline package struct Values: Hashable, Sendable {
    /// Says which part it is among those of its statement; nil if its place does.
    package var key: String?
    /// The wished size in points; nil if it follows from the contents.
    package var width, height: Double?
    /// The least and the largest size in points.
    package var limits = Limits()
    /// How long it keeps its width where parts side by side have too little room.
    package var priority = 0
    /// The room around it, inside its size; nil for what is usual: none, and the margins of a row around its look.
    package var padding: Padding?
    /// Whether it takes the room that other parts of a stack leave.
    package var isFilling = false
    package var color: Look.Color?
    package var textStyle: Look.TextStyle?
    package var isBold = false
    package var hasMonospacedDigits = false
    package var alignment: Look.TextAlignment?
    /// The largest number of lines of a text; nil if it takes as many as it needs.
    package var lineLimit: Int?
    package var truncation = Look.Truncation.tail
    /// How small the letters of one line may become, as a part of 1, so that it has room.
    package var minimumScale: Double?
    package var isStruck = false
    /// Whether people can select and copy words of a text.
    package var isSelectable = false
    /// The words of a text that look unlike the others.
    package var marks: [Mark] = []
    package var bubble: Look.Bubble?
    package var background: Background?
    /// Whether how much is done is drawn around a circle.
    package var isCircle = false
    /// How much was to be done, where that is not between 0 and 1.
    package var outside: String?
    /// What stands at the trailing side of the row whose look this is.
    package var accessory: Look.Accessory?
    /// Where that row stands in an outline, and whether it is unfolded; nil for rows outside of outlines.
    package var outline: OutlinePlace?
    /// The line between that row and the next one; nil for the usual one.
    package var separator: Look.Separator?
    /// Whether that row stands out while a finger is on it.
    package var highlights = true
    package var accessibility = Accessibility()
    package var motion = Motion()
    package var isSelected = false
    package var isDisabled = false
    /// Whether bars in the size of its texts are shown, of which nobody hears.
    package var isLoading = false
    /// How often the height of an image goes into its width, where no side is said.
    package var aspect: Double?
    /// Whether an image is shown whole.
    package var isFitted = false
    /// The file of an image, where the environment has it.
    package var imageData: [UInt8]?
    /// The image in its place in the dark; nil for the same.
    package var dark: DarkImage?
    /// Whether its texts are hidden where the environment says so.
    package var isSensitive = false

    package init() {}

    /// Whether there is something behind it, around which there is what is usual of a row.
    package var hasGround: Bool { bubble != nil || background != nil }

    /// The radius of the corners of an image, which are those of its ground if it reaches up to them, in points.
    package var imageCorners: Double? { padding == nil ? background?.corners : nil }
  }

  /// How it moves when it changes, which is no content: a part does not change because it would move otherwise.
  package struct Motion: Hashable, Sendable {
    package var kind: Look.Motion?

    package static func == (left: Motion, right: Motion) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
  }

  /// An image for the dark. An object, so that other parts take little room.
  package final class DarkImage: Hashable, Sendable {
    package let image: Look.Image
    /// Its file, where the environment has it.
    package let data: [UInt8]?

    package init(image: Look.Image, data: [UInt8]? = nil) {
      (self.image, self.data) = (image, data)
    }

    package static func == (left: DarkImage, right: DarkImage) -> Bool {
      left.image == right.image && left.data == right.data
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(image) }
  }

  /// How small and how large a part may be, in points; nil if nothing says so. The least counts where both contradict
  /// one another.
  package struct Limits: Hashable, Sendable {
    package var minWidth, maxWidth, minHeight, maxHeight: Double?

    package init() {}

    /// Returns the nearest length that is allowed.
    package func width(_ length: Double) -> Double {
      max(minWidth ?? 0, min(length, maxWidth ?? .infinity))
    }
    package func height(_ length: Double) -> Double {
      max(minHeight ?? 0, min(length, maxHeight ?? .infinity))
    }
  }

  /// The room around a part, in points.
  package struct Padding: Hashable, Sendable {
    package var horizontal, vertical: Double

    package init(horizontal: Double, vertical: Double) {
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }
  }

  /// What is behind a part and its padding.
  package struct Background: Hashable, Sendable {
    /// Nil for a gray that stands out a bit.
    package var color: Look.Color?
    /// How much it hides of what is behind, between 0 and 1.
    package var opacity: Double
    /// The radius of its corners, in points; no more than half of its shorter side.
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

    /// Whether texts on it need the color that those on a color of their own have.
    package var isStrong: Bool { color != nil && opacity >= 0.5 }
  }

  /// Whether texts on a color are dark: white ones have no contrast of 3 to 1 (WCAG 2.2, 1.4.11).
  ///
  /// - Parameter color: Red, green and blue in sRGB, each between 0 and 1.
  package static func needsDarkTexts(on color: [Double]) -> Bool {
    // The curve of sRGB as a polynomial (Chilliant 2012).
    let linear = color.map { $0 * ($0 * ($0 * 0.305306011 + 0.682171111) + 0.012522878) }
    return zip(linear, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 } > 0.3
  }

  /// What people hear of a part, and do without seeing it.
  package struct Accessibility: Hashable, Sendable {
    /// What it is called; nil for the texts that it shows, empty if nobody is to hear of it.
    package var label: String?
    /// What it is set to; nil for what it shows.
    package var value: String?
    /// What a tap or a change does, said last.
    package var hint: String?
    /// Traits besides those that follow from its kind.
    package var traits: Traits = []
    /// The level of the heading that it is; nil for none, or one that follows from where it stands.
    package var heading: Int?
    /// Those with a higher one are read before the others of their stack.
    package var priority = 0
    /// Whether its parts are one stop, or one each; nil for what is usual.
    package var children: Look.AccessibilityChildren?
    /// What else can be done with it.
    package var actions: [MenuAction] = []
    /// Runs with the steps that it is set higher; nil if it cannot be set without being seen.
    package var adjust: LookAction?
    /// Whether it is read out when it changes.
    package var isAnnounced = false

    package init() {}

    package var isHeading: Bool { heading != nil || traits.contains(.header) }
  }

  /// What a part is to assistive technologies.
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

    /// Creates what an app can say that a part is; the rest follows from its kind and state.
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
