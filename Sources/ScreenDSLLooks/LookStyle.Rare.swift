import ScreenDSL

/// The properties that few parts have.
@usableFromInline package struct RareValues: Hashable, Sendable {
  /// The key that identifies the part among those of its statement; nil if its path identifies the part.
  package var key: String?
  /// The width in points; nil if the content decides it.
  package var width: Double?
  package var height: Double?
  /// The least and the greatest size in points.
  package var limits = LookStyle.Limits()
  /// The padding, which is inside the part's size. Nil is the default: a row's look has the row's margins, and other
  /// parts have no padding.
  package var padding: LookStyle.Padding?
  /// The least scale to which the letters of a line shrink.
  package var minimumScale: Double?
  /// The words of a text with their own style.
  package var marks: [LookStyle.Emphasis] = []
  package var background: LookStyle.Background?
  /// The progress that the app has passed, as text, if it is out of range.
  package var outside: String?
  /// The row's disclosure state and level; nil if the row is not in an outline of disclosure rows.
  package var outline: DisclosurePlace?
  /// The separator below the row; nil for the default.
  package var separator: Look.Separator?
  package var accessibility = LookStyle.Accessibility()
  package var motion = LookStyle.Motion()
  /// The aspect ratio of an image, for the side whose length is not set.
  package var aspect: Double?
  /// The bytes of an image's file, from the environment.
  package var imageData: [UInt8]?
  /// The image for dark mode; nil if it is the same image.
  package var dark: LookStyle.DarkImage?
  /// The priority of the part. If there is too little space, parts with a lower priority shrink first.
  package var priority = 0
  package var truncation = Look.Truncation.tail
  package var bubble: Look.Bubble?
  /// A color of the app's asset catalog.
  package var color: Look.Color?
  /// The app's value whose view the stack stands for; nil if there is none.
  package var custom: LookNode.Custom?
}

/// A reference to the rare properties; nil if none is set.
@usableFromInline struct RareBox: Hashable, Sendable {
  @usableFromInline final class Object: @unchecked Sendable {
    // Unchecked `Sendable` because `values` changes, but only while a single box refers to the object.
    @exclusivity(unchecked) @usableFromInline var values: RareValues
    @usableFromInline init(_ values: RareValues) { self.values = values }

    @usableFromInline static let usual = Object(RareValues())
  }

  @usableFromInline var object: Object?
  @inlinable init() { object = nil }

  @inlinable var current: Object { object ?? .usual }

  /// All rare properties. To read a single one, `object` is faster.
  @usableFromInline var values: RareValues {
    @inlinable _read { yield current.values }
    _modify {
      if !isKnownUniquelyReferenced(&object) { object = Object(values) }
      guard let object else { fatalMistake("Internal error: a style without its values") }
      yield &object.values
    }
  }

  @usableFromInline static func == (left: RareBox, right: RareBox) -> Bool {
    left.object === right.object || left.values == right.values
  }

  @usableFromInline func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension LookStyle: CustomReflectable {
  /// The properties that are set, for failure texts. Their names are those of the modifiers.
  public var customMirror: Mirror {
    let set = zip(properties, LookStyle().properties).filter { "\($0.value)" != "\($1.value)" }
    return Mirror(self, children: set.map(\.0), displayStyle: .struct)
  }

  private var properties: [Mirror.Child] {
    let own: [Mirror.Child] = [
      ("textStyle", values.textStyle as Any), ("alignment", values.alignment as Any),
      ("accessory", values.accessory as Any), ("lineLimit", values.lineLimit as Any),
      ("color", values.color as Any),
      ("isFilling", values.isFilling), ("isBold", values.isBold),
      ("hasMonospacedDigits", values.hasMonospacedDigits),
      ("isStruck", values.isStruck), ("isCopyable", values.isCopyable),
      ("isCircle", values.isCircle),
      ("isSelected", values.isSelected), ("isDisabled", values.isDisabled),
      ("isLoading", values.isLoading),
      ("isFitted", values.isFitted), ("isSensitive", values.isSensitive),
      ("highlights", values.highlights),
    ]
    return own + Mirror(reflecting: values.rare.values).children.filter { $0.label != "color" }
  }
}
