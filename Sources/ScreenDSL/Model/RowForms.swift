/// The forms in which a row stores its modifiers: no modifiers, an ID alone, an action alone, a height alone, or any
/// modifiers.
///
/// A loop may make thousands of rows. If a row has only an ID, for example, it takes memory for the ID alone.
public enum _RowForms {
  /// An action that runs when the user selects a row.
  public typealias Action = @MainActor @Sendable () -> Void

  /// A way to store the modifiers of a row.
  public protocol Form: Sendable {
    /// The scope of the modifiers that the form stores. The scope decides whether headers and footers can have these
    /// modifiers too.
    associatedtype Scope: _RowForms.Scope
    /// The type that stores the row's modifiers after the app adds `id(_:)`.
    associatedtype Identified: Form
    /// The type that stores the row's modifiers after the app adds `onSelect(_:)`.
    associatedtype Selectable: Form
    /// The type that stores the row's modifiers after the app adds `height(_:)`.
    associatedtype Sized: Form

    /// The explicit ID of the row; nil if there is none.
    var id: RowID? { get }
    /// The changes that the modifiers in this form make to a row.
    var changes: Changes { get }
    /// Returns whether two forms have equal modifiers. The method ignores IDs and closures.
    func isAlike(_ other: Self) -> Bool
    /// Returns a form with the same modifiers, and with `id` as the explicit ID of the row.
    func identified(by id: RowID) -> Identified
    /// Returns a form with the same modifiers, and with an action that runs when the user selects the row. If `action`
    /// is nil, the new form has no such action.
    func selecting(_ action: Action?) -> Selectable
    /// Returns a form with the same modifiers, and with a height of the row in points. If `height` is nil, the new form
    /// has no height.
    func sized(_ height: Double?) -> Sized
  }

  /// The changes that modifiers make to a row.
  public struct Changes: Sendable {
    @usableFromInline var id: RowID?
    @usableFromInline var onSelect: Action?
    /// The height in points; 0 if there is none.
    @usableFromInline var height: Double
    /// All attributes except `onSelect` and `height`.
    @usableFromInline var attributes: RowAttributes

    @inlinable
    init(
      id: RowID? = nil, onSelect: Action? = nil, height: Double = 0,
      attributes: RowAttributes = RowAttributes()
    ) {
      (self.id, self.onSelect, self.height, self.attributes) = (id, onSelect, height, attributes)
    }

    @usableFromInline
    func selecting(_ action: Action?) -> Changes { altered(self) { $0.onSelect = action } }

    @usableFromInline
    func sized(_ height: Double?) -> Changes { altered(self) { $0.height = height ?? 0 } }

    func apply(to row: inout ScreenDSL.Row) {
      if let id { row.id = id }
      if !attributes.isEmpty {
        let inner = row.inner
        row.attributes = attributes
        if inner != nil { row.attributes.inner = inner }
      }
      if let onSelect { row.attributes.onSelect = Handler { (_: Void) in onSelect() } }
      if height > 0 { row.attributes[.height] = height }
    }
  }

  /// The features that rows of one type can have. For example, if the trait `heights` is missing, a list does not read
  /// the height of each row.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The rows can contain rows of their own.
    public static let containers = Traits(rawValue: 1)
    /// The rows can have the modifier `replaces(id:)`.
    public static let replacements = Traits(rawValue: 2)
    /// The rows can have models of several types.
    public static let mixedModels = Traits(rawValue: 4)
    /// The rows can have a height or an estimated height of their own.
    public static let heights = Traits(rawValue: 8)
  }

  // Error messages of the compiler show the names of the next three types.

  /// The result of a modifier that rows, headers and footers can have, such as `onDisplay(_:)`.
  public typealias Shown<Content: RowConvertible> =
    ModifiedRow<Content._Unmodified, Attributes<Content._Form.Scope>>
  /// The result of a row modifier that headers and footers cannot have, such as `contextMenu(items:onPreview:)`.
  public typealias Row<Content: RowConvertible> =
    ModifiedRow<Content._Unmodified, Attributes<Content._Form.Scope.OfRows>>
  /// The result of a row modifier such as `estimatedHeight(_:)` or `replaces(id:)`. A list reads the values of these
  /// modifiers for each row, even for rows that no cell shows.
  public typealias Asked<Content: RowConvertible> =
    ModifiedRow<Content._Unmodified, Attributes<AskedRowOnly>>

  /// Stores no modifiers.
  public struct Plain: Form {
    public typealias Scope = HeaderOrRow

    @inlinable init() {}
    @inlinable public var changes: Changes { Changes() }
    @inlinable public func isAlike(_ other: Plain) -> Bool { true }
    @inlinable public func identified(by id: RowID) -> ID { ID(id) }
    @inlinable public func selecting(_ action: Action?) -> Selection { Selection(action) }
    @inlinable public func sized(_ height: Double?) -> Height { Height(height) }
  }

  /// Stores an explicit ID and no other modifiers.
  public struct ID: Form {
    public typealias Scope = RowOnly
    @usableFromInline let own: RowID

    @inlinable init(_ id: RowID) { own = id }
    @inlinable public var id: RowID? { own }
    @inlinable public var changes: Changes { Changes(id: own) }
    @inlinable public func isAlike(_ other: ID) -> Bool { true }
    @inlinable public func identified(by id: RowID) -> ID { ID(id) }
    @inlinable public func selecting(_ action: Action?) -> Attributes<RowOnly> {
      Attributes(Changes(id: own, onSelect: action))
    }
  }

  /// Stores an action that runs when the user selects the row, and no other modifiers.
  public struct Selection: Form {
    public typealias Scope = HeaderOrRow
    @usableFromInline let action: Action?

    @inlinable init(_ action: Action?) { self.action = action }
    @inlinable public var changes: Changes { Changes(onSelect: action) }
    @inlinable public func isAlike(_ other: Selection) -> Bool {
      (action == nil) == (other.action == nil)
    }
    @inlinable public func identified(by id: RowID) -> Attributes<RowOnly> {
      Attributes(Changes(id: id, onSelect: action))
    }
    @inlinable public func selecting(_ action: Action?) -> Selection { Selection(action) }
  }

  /// Stores a height and no other modifiers.
  public struct Height: Form {
    public typealias Scope = SizedRowOnly
    @usableFromInline let points: Double

    @inlinable init(_ points: Double?) { self.points = points ?? 0 }
    @inlinable public var changes: Changes { Changes(height: points) }
    @inlinable public func isAlike(_ other: Height) -> Bool { points == other.points }
    @inlinable public func selecting(_ action: Action?) -> Attributes<AskedRowOnly> {
      Attributes(Changes(onSelect: action, height: points))
    }
    @inlinable public func sized(_ height: Double?) -> Height { Height(height) }
  }

  /// Stores any number of modifiers of all kinds, such as an ID, a height and a context menu.
  public struct Attributes<Scope: _RowForms.Scope>: Form {
    public let changes: Changes

    @inlinable init(_ changes: Changes) { self.changes = changes }
    @inlinable public var id: RowID? { changes.id }
    @inlinable public func isAlike(_ other: Attributes) -> Bool {
      (changes.onSelect == nil) == (other.changes.onSelect == nil)
        && changes.height == other.changes.height && changes.attributes == other.changes.attributes
    }
  }

  /// The kind of a row's modifiers. It decides whether headers and footers can have these modifiers too, and whether a
  /// list must read these modifiers of each row, even of rows that no cell shows.
  public protocol Scope: Sendable {
    /// The scope of these modifiers together with a modifier that only rows can have, such as
    /// `contextMenu(items:onPreview:)`.
    associatedtype OfRows: Scope
    static var traits: _RowForms.Traits { get }
  }

  /// The scope of modifiers that rows, headers and footers can have.
  public enum HeaderOrRow: Scope {
    public typealias OfRows = _RowForms.RowOnly
    @inlinable public static var traits: _RowForms.Traits { [] }
  }

  /// The scope of modifiers that only rows can have.
  public enum RowOnly: Scope {
    public typealias OfRows = Self
    @inlinable public static var traits: _RowForms.Traits { [] }
  }

  /// The scope of the modifier `height(_:)` without other modifiers. Only rows can have this modifier. A list must read
  /// the height of each row, even if no cell shows the row.
  public enum SizedRowOnly: Scope {
    public typealias OfRows = AskedRowOnly
    @inlinable public static var traits: _RowForms.Traits { .heights }
  }

  /// The scope of modifiers that a list reads even if no cell shows the row, such as `estimatedHeight(_:)`. Only rows
  /// can have these modifiers.
  public enum AskedRowOnly: Scope {
    public typealias OfRows = Self
    @inlinable public static var traits: _RowForms.Traits { [.heights, .replacements] }
  }
}

// A form such as `ID` has room for one modifier. With a second modifier, the row gets an `Attributes` form.
extension _RowForms.Form {
  @inlinable
  public func identified(by id: RowID) -> _RowForms.Attributes<Scope.OfRows> {
    var changes = changes
    changes.id = id
    return _RowForms.Attributes(changes)
  }

  @inlinable
  public func selecting(_ action: _RowForms.Action?) -> _RowForms.Attributes<Scope> {
    _RowForms.Attributes(changes.selecting(action))
  }

  @inlinable
  public func sized(_ height: Double?) -> _RowForms.Attributes<_RowForms.AskedRowOnly> {
    _RowForms.Attributes(changes.sized(height))
  }

  @inlinable public var id: RowID? { nil }
}
