/// One attribute of a row, in a linked list of the attributes that modifiers have set, the newest first.
@usableFromInline
class RowAttribute: @unchecked Sendable {
  // Unchecked `Sendable` because Swift checks only final classes. All properties of this class and of its subclass are
  // `Sendable` constants.
  fileprivate let field: RowAttributes.Field
  fileprivate let older: RowAttribute?
  /// A bit for each field in the linked list that begins with this attribute.
  fileprivate let fields: UInt32

  fileprivate init(_ field: RowAttributes.Field, _ older: RowAttribute?) {
    (self.field, self.older) = (field, older)
    fields = field.bit | (older?.fields ?? 0)
  }

  /// Returns whether this attribute and another one, which must be of the same field, have equal values. An attribute
  /// of this class has no value. The subclass overrides this method.
  fileprivate func isEqual(to other: RowAttribute) -> Bool { true }

  fileprivate func copy(after older: RowAttribute?) -> RowAttribute { RowAttribute(field, older) }

  /// Returns the linked list that begins with this attribute, without the attribute of the field `removed`. The list
  /// must contain an attribute of this field.
  fileprivate final func without(_ removed: RowAttributes.Field) -> RowAttribute? {
    field == removed ? older : copy(after: older?.without(removed))
  }

  fileprivate final func first(_ wanted: RowAttributes.Field) -> RowAttribute? {
    var attribute: RowAttribute? = self
    while let each = attribute, each.field != wanted { attribute = each.older }
    return attribute
  }
}

private final class TypedAttribute<Value: Equatable & Sendable>: RowAttribute, @unchecked Sendable {
  // Unchecked `Sendable` only because the superclass is unchecked. `value` is a `Sendable` constant.
  let value: Value

  init(_ value: Value, _ field: RowAttributes.Field, _ older: RowAttribute?) {
    self.value = value
    super.init(field, older)
  }

  override func isEqual(to other: RowAttribute) -> Bool {
    value == unsafeDowncast(other, to: TypedAttribute.self).value
  }

  override func copy(after older: RowAttribute?) -> RowAttribute {
    TypedAttribute(value, field, older)
  }
}

extension RowAttributes {
  /// The key of an attribute. All values of a field must have the same type, because the subscript does not check the
  /// type of the value that it reads. So a row modifier must set a value of the type that the property of
  /// `RowAttributes` with the same name returns.
  enum Field: UInt8 {
    case onSelect, onDeselect, canSelect, refusesSelection, canDeselect, highlights, canFocus
    case swipeActions, contextMenu, onDisplay, onEndDisplay, onPrefetch, onReorder, canReorder
    case height, estimatedHeight, layout, accessibilityLabel, accessibilityTraits
    case impression, task, disclosure, level, inner
    /// The old IDs from the modifier `replaces(id:)`. The `==` of `RowAttributes` ignores this field.
    case replacedIDs

    fileprivate var bit: UInt32 { 1 << UInt32(rawValue) }
  }

  subscript<Value: Equatable & Sendable>(field: Field) -> Value? {
    get {
      guard let newest, newest.fields & field.bit != 0 else { return nil }
      return newest.first(field).map { unsafeDowncast($0, to: TypedAttribute.self).value }
    }
    set {
      if let newest, newest.fields & field.bit != 0 { self.newest = newest.without(field) }
      if let newValue { newest = TypedAttribute(newValue, field, newest) }
    }
  }

  @inlinable var isEmpty: Bool { newest == nil }

  @usableFromInline var inner: InnerRows? {
    get { (self[.inner] as Inner?)?.rows }
    set { self[.inner] = newValue.map(Inner.init) }
  }

  private struct Inner: Equatable, Sendable {
    let rows: InnerRows
    static func == (left: Inner, right: Inner) -> Bool { true }
  }

  @inlinable
  public static func == (left: RowAttributes, right: RowAttributes) -> Bool {
    left.newest === right.newest || left.isEqual(to: right)
  }

  @usableFromInline
  func isEqual(to other: RowAttributes) -> Bool {
    let mask = ~Field.replacedIDs.bit
    guard (newest?.fields ?? 0) & mask == (other.newest?.fields ?? 0) & mask else { return false }
    var (left, right) = (newest, other.newest)
    while let each = left {
      let twin = right?.field == each.field ? right : other.newest?.first(each.field)
      if let twin, each.field != .replacedIDs, !each.isEqual(to: twin) { return false }
      (left, right) = (each.older, right?.older)
    }
    return true
  }
}
