import ScreenDSL

/// The properties that few parts have.
@usableFromInline package struct RareValues: Equatable, Sendable {
  package var key: String?
  package var width: Double?
  package var height: Double?
  package var limits = LookStyle.Limits()
  package var padding: LookStyle.Padding?
  package var minimumScale: Double?
  package var marks: [LookStyle.Emphasis] = []
  package var background: LookStyle.Background?
  /// The progress that the app passed, as text; nil if the progress is from 0 to 1.
  package var outside: String?
  package var outline: DisclosurePlace?
  package var separator: Look.Separator?
  package var accessibility = LookStyle.Accessibility()
  package var motion = LookStyle.Motion()
  /// The aspect ratio of an image (width to height).
  package var aspect: Double?
  package var imageData: [UInt8]?
  package var dark: Look.Image?
  package var darkData: [UInt8]?
  package var priority = 0
  package var truncation = Look.Truncation.tail
  package var bubble: Look.Bubble?
  /// The color of the part if the color comes from the app's asset catalog; otherwise nil.
  package var color: Look.Color?
  package var custom: LookNode.Custom?
}

/// A reference to the properties that few parts have. A part without such properties needs no object.
@usableFromInline struct RareBox: Equatable, Sendable {
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

  @usableFromInline var values: RareValues {
    @inlinable _read { yield current.values }
    _modify {
      let object = uniqueObject()
      yield &object.values
    }
  }

  @inline(never) private mutating func uniqueObject() -> Object {
    if !isKnownUniquelyReferenced(&object) { object = Object(values) }
    guard let object else { fatalMistake("Internal error: a style without its values") }
    return object
  }

  @usableFromInline @inline(never) static func == (left: RareBox, right: RareBox) -> Bool {
    left.object === right.object || left.values == right.values
  }
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
