import ScreenDSL

/// The properties that few parts have.
@usableFromInline struct RareValues: Hashable, Sendable {
  var key: String?
  var width: Double?
  var height: Double?
  var limits = LookStyle.Limits()
  var padding: LookStyle.Padding?
  var minimumScale: Double?
  var marks: [LookStyle.Emphasis] = []
  var background: LookStyle.Background?
  var outside: String?
  var outline: DisclosurePlace?
  var separator: Look.Separator?
  var accessibility = LookStyle.Accessibility()
  var motion = LookStyle.Motion()
  var aspect: Double?
  var imageData: [UInt8]?
  var dark: LookStyle.DarkImage?
  var priority = 0
  var truncation = Look.Truncation.tail
  var bubble: Look.Bubble?
  /// A color of the app's asset catalog.
  var color: Look.Color?
  var custom: LookNode.Custom?
}

/// A reference to the rare properties; nil if none is set.
@usableFromInline struct RareBox: Hashable, Sendable {
  @usableFromInline final class Object: @unchecked Sendable {
    // Unchecked because `values` changes, but only while a single box refers to the object.
    @exclusivity(unchecked) var values: RareValues
    init(_ values: RareValues) { self.values = values }

    static let usual = Object(RareValues())
  }

  @usableFromInline var object: Object?
  @inlinable init() { object = nil }

  private var current: Object { object ?? .usual }

  /// All rare properties. To read a single one, `object` is faster.
  var values: RareValues {
    _read { yield current.values }
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
      ("textStyle", textStyle as Any), ("alignment", alignment as Any),
      ("accessory", accessory as Any), ("lineLimit", lineLimit as Any), ("color", color as Any),
      ("isFilling", isFilling), ("isBold", isBold), ("hasMonospacedDigits", hasMonospacedDigits),
      ("isStruck", isStruck), ("isCopyable", isCopyable), ("isCircle", isCircle),
      ("isSelected", isSelected), ("isDisabled", isDisabled), ("isLoading", isLoading),
      ("isFitted", isFitted), ("isSensitive", isSensitive), ("highlights", highlights),
    ]
    return own + Mirror(reflecting: rare.values).children.filter { $0.label != "color" }
  }
}
