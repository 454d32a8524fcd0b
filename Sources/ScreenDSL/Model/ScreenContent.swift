/// What stands on a screen: content, or another screen.
///
/// What is said of a screen as a whole is defined here.
public protocol ScreenPart {
  /// The content's type: its own, or that of a screen's body.
  associatedtype _Content: ScreenContent

  /// The content.
  var _content: _Content { get }
}

/// What a screen can be built from: sections, and everything that a section can be built from.
///
/// An app writes `some ScreenContent` as the type of a screen's body.
public protocol ScreenContent: ScreenPart where _Content == Self {
  /// How the content is read; the package supplies it.
  associatedtype _Access: _ContentAccess where _Access.Value == Self
}

extension ScreenContent {
  /// The content itself.
  public var _content: Self { self }
}

/// What a section can be built from: cell models, rows, containers, components, groups, and arrays
/// and optionals of them.
///
/// An app writes `some SectionContent` as the result of its own functions marked `@SectionBuilder`.
public protocol SectionContent: ScreenContent {}

/// Something that is one row: a cell model, one with modifiers, a ``Row`` or a ``Container``.
///
/// The row modifiers are defined here, so they work on each of them.
public protocol RowConvertible: SectionContent, _DirectContent where _Access: _RowAccess {
  /// The row's type without its modifiers.
  associatedtype _Unmodified: RowConvertible = Self
  /// What its modifiers are kept in.
  associatedtype _Form: _RowForms.Form = _RowForms.Plain

  /// Returns the row with its modifiers apart.
  static func _modified(_ row: consuming Self) -> ModifiedRow<_Unmodified, _Form>
}

extension RowConvertible where _Unmodified == Self, _Form == _RowForms.Plain {
  @inlinable
  public static func _modified(_ row: consuming Self) -> ModifiedRow<Self, _RowForms.Plain> {
    ModifiedRow(row, _RowForms.Plain())
  }
}

/// Content that is one row or one section, or a choice between such.
public protocol _DirectContent: ScreenContent {}
