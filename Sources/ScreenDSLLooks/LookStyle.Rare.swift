import ScreenDSL

/// The properties that few parts have.
@usableFromInline package struct RareValues: Hashable, Sendable {
  /// The key that the app gave the part; nil if there is none.
  package var key: String?
  /// The width in points; nil if the content decides it.
  package var width: Double?
  package var height: Double?
  /// The least and the greatest size in points.
  package var limits = LookStyle.Limits()
  /// The padding, which is inside the part's size. If nil, a row's look has the row's margins, and any other part has
  /// no padding.
  package var padding: LookStyle.Padding?
  /// The least scale to which the letters of a line shrink.
  package var minimumScale: Double?
  /// The words of a text that have a style of their own, such as bold words or links.
  package var marks: [LookStyle.Emphasis] = []
  package var background: LookStyle.Background?
  /// If the app passed a progress out of range, that progress as text; otherwise nil.
  package var outside: String?
  /// The row's disclosure state and level; nil if the row is not in an outline of disclosure rows.
  package var outline: DisclosurePlace?
  /// The separator below the row; nil for the default.
  package var separator: Look.Separator?
  package var accessibility = LookStyle.Accessibility()
  package var motion = LookStyle.Motion()
  /// The aspect ratio of an image (width to height). It determines the height or the width if the app did not set both.
  package var aspect: Double?
  /// The bytes of the image's file, or of the SVG document of `Look.drawing`; nil if there is neither.
  package var imageData: [UInt8]?
  /// The image for dark mode; nil if both modes show the same image.
  package var dark: Look.Image?
  /// The bytes of the file of the image for dark mode; nil if there is no file.
  package var darkData: [UInt8]?
  /// The priority of the part. If there is too little space, parts with a lower priority shrink first.
  package var priority = 0
  package var truncation = Look.Truncation.tail
  package var bubble: Look.Bubble?
  /// The color of the part if it is from the app's asset catalog; otherwise nil.
  package var color: Look.Color?
  /// The value that the app passed to `Look.custom`; nil for a part from any other function.
  package var custom: LookNode.Custom?
}

/// A reference to an object with the properties that few parts have. If a part has none of these properties, there is
/// no object.
@usableFromInline struct RareBox: Hashable, Sendable {
  @usableFromInline final class Object: @unchecked Sendable {
    // Unchecked because `values` can change. This is safe: `values` changes only while a single `RareBox` refers to
    // the object.
    @exclusivity(unchecked) @usableFromInline var values: RareValues
    @usableFromInline init(_ values: RareValues) { self.values = values }

    @usableFromInline static let usual = Object(RareValues())
  }

  @usableFromInline var object: Object?
  @inlinable init() { object = nil }

  @inlinable var current: Object { object ?? .usual }

  /// All properties that few parts have. Reading a single property from `object` is faster.
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
  /// The properties that differ from the default. Descriptions of a part and of its changes show only these properties.
  public var customMirror: Mirror {
    let set = zip(properties, LookStyle().properties).filter { "\($0.value)" != "\($1.value)" }
    return Mirror(self, children: set.map(\.0), displayStyle: .struct)
  }

  private var properties: [Mirror.Child] {
    let own: [Mirror.Child] = [
      ("textStyle", values.textStyle as Any), ("alignment", values.alignment as Any),
      ("accessory", values.accessory as Any), ("lineLimit", values.lineLimit as Any),
      ("color", values.color as Any),
    ]
    let flags = Values.Flag.allCases.map { ("\($0)", values[$0] as Any) }
    return own + flags
      + Mirror(reflecting: values.rare.values).children.filter { $0.label != "color" }
  }
}
