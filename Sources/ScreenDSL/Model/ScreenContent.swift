/// A ``Screen``, or content of a screen, such as a ``Section`` or a row.
///
/// Modifiers of the whole screen are methods of this protocol.
public protocol ScreenPart {
  /// The type of the content. For a screen it is the type of the `body`.
  associatedtype _Content: ScreenContent

  /// Returns the content. The package implements this method. The method is static, so that the code completion of
  /// Xcode does not offer it for a value.
  static func _content(of part: Self) -> _Content
}

/// Content that can be on a screen: sections, groups of sections, content with a modifier such as `onRefresh`, arrays
/// and optionals of these, and all content that a section can have. A `ScreenBuilder` also accepts another ``Screen``.
///
/// An app writes `some ScreenContent` as the type of a screen's body.
public protocol ScreenContent: ScreenPart where _Content == Self {
  /// The type that adds the content to a builder's buffer. The package supplies this type.
  associatedtype _Access: _ContentAccess where _Access.Value == Self
}

extension ScreenContent {
  /// Returns the content itself.
  public static func _content(of part: Self) -> Self { part }
}

/// Content that can be in a section: cell models, rows, containers, disclosure rows, groups of rows, and arrays and
/// optionals of these. A `SectionBuilder` also accepts a ``Component``.
///
/// An app writes `some SectionContent` as the result of its own functions marked `@SectionBuilder`.
public protocol SectionContent: ScreenContent {}

/// Content that is one row: a cell model, a row with modifiers, a ``Row`` or a ``Container``.
///
/// Modifiers of rows are methods of this protocol.
public protocol RowConvertible: SectionContent, _DirectContent where _Access: _RowAccess {
  /// The type of the row without its modifiers.
  associatedtype _Unmodified: RowConvertible = Self
  /// The type that stores the row's modifiers.
  associatedtype _Form: _RowForms.Form = _RowForms.Plain

  /// Returns the row, with the modifiers that it already has, as a ``ModifiedRow``. The package then adds a further
  /// modifier to the result.
  static func _modified(_ row: consuming Self) -> ModifiedRow<_Unmodified, _Form>
}

extension RowConvertible where _Unmodified == Self, _Form == _RowForms.Plain {
  @inlinable
  public static func _modified(_ row: consuming Self) -> ModifiedRow<Self, _RowForms.Plain> {
    ModifiedRow(row, _RowForms.Plain())
  }
}

/// Content that is one row or one section, or an `if`, a `switch` or an optional with such content.
public protocol _DirectContent: ScreenContent {}
