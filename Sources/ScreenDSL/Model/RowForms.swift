/// The forms in which a row keeps its modifiers: an ID alone, an action alone, or all that there may be.
///
/// Thousands of rows of a loop have an ID or an action: they take no more memory than the ID or the action does.
public enum _RowForms {
  /// What happens when the user selects a row.
  public typealias Action = @MainActor @Sendable () -> Void

  /// A form, which a type of row has.
  public protocol Form: Sendable {
    /// What can have the attributes: rows, or headers and footers too.
    associatedtype Scope: _RowForms.Scope
    /// The form that holds an ID, too.
    associatedtype Identified: Form
    /// The form that holds an action for the selection, too.
    associatedtype Selectable: Form

    var changes: Changes { get }
    func identified(by id: RowID) -> Identified
    func selecting(_ action: Action?) -> Selectable
  }

  /// What modifiers change of a row.
  public struct Changes: Sendable {
    /// The explicit ID; nil if there is none.
    @usableFromInline var id: RowID?
    /// The action for the selection, which may be none; nil if no modifier sets it.
    @usableFromInline var onSelect: Action??
    /// The attributes, with those that the content has itself; nil if no modifier sets any.
    @usableFromInline var extras: RowExtras?

    @inlinable
    init(
      id: RowID? = nil, onSelect: Action?? = nil,
      extras: RowExtras? = nil
    ) {
      (self.id, self.onSelect, self.extras) = (id, onSelect, extras)
    }

    @inlinable var action: Action? { onSelect ?? nil }

    func apply(to row: inout Row) {
      if let id { row.id = id }
      if let extras {
        let inner = row.inner
        row.extras = inner == nil ? extras : RowExtras(attributes: extras.attributes, inner: inner)
      }
      if let onSelect {
        row.attributes.onSelect = onSelect.map { action in Handler { (_: Void) in action() } }
      }
    }
  }

  // The types that a form turns into are found by its functions: then the compiler's messages name them.

  /// No modifiers.
  public struct Plain: Form {
    public typealias Scope = HeaderOrRow

    @inlinable init() {}
    @inlinable public var changes: Changes { Changes() }
    @inlinable public func identified(by id: RowID) -> ID { ID(id) }
    @inlinable public func selecting(_ action: Action?) -> Selection { Selection(action) }
  }

  /// An explicit ID alone.
  public struct ID: Form {
    public typealias Scope = RowOnly
    @usableFromInline let id: RowID

    @inlinable init(_ id: RowID) { self.id = id }
    @inlinable public var changes: Changes { Changes(id: id) }
    @inlinable public func identified(by id: RowID) -> ID { ID(id) }
    @inlinable public func selecting(_ action: Action?) -> Attributes<RowOnly> {
      Attributes(Changes(id: id, onSelect: .some(action)))
    }
  }

  /// An action for the selection alone.
  public struct Selection: Form {
    public typealias Scope = HeaderOrRow
    @usableFromInline let action: Action?

    @inlinable init(_ action: Action?) { self.action = action }
    @inlinable public var changes: Changes { Changes(onSelect: .some(action)) }
    @inlinable public func identified(by id: RowID) -> Attributes<RowOnly> {
      Attributes(Changes(id: id, onSelect: .some(action)))
    }
    @inlinable public func selecting(_ action: Action?) -> Selection { Selection(action) }
  }

  /// Any modifiers.
  public struct Attributes<Scope: _RowForms.Scope>: Form {
    public let changes: Changes

    @inlinable init(_ changes: Changes) { self.changes = changes }
    @inlinable public func identified(by id: RowID) -> Attributes<Scope.OfRows> {
      Attributes<Scope.OfRows>(
        Changes(id: id, onSelect: changes.onSelect, extras: changes.extras))
    }
    @inlinable public func selecting(_ action: Action?) -> Attributes {
      Attributes(Changes(id: changes.id, onSelect: .some(action), extras: changes.extras))
    }
  }

  /// What can have some attributes, and whether a list asks rows for them.
  public protocol Scope: Sendable {
    /// The same, if there are attributes of rows alone, too.
    associatedtype OfRows: Scope
    static var traits: _RowTraits { get }
  }

  /// Rows, headers and footers.
  public enum HeaderOrRow: Scope {
    public typealias OfRows = _RowForms.RowOnly
    @inlinable public static var traits: _RowTraits { [] }
  }

  /// Rows alone.
  public enum RowOnly: Scope {
    public typealias OfRows = Self
    @inlinable public static var traits: _RowTraits { [] }
  }

  /// Rows alone, which a list asks one by one; of other types it knows that no row has these attributes.
  public enum AskedRowOnly: Scope {
    public typealias OfRows = Self
    @inlinable public static var traits: _RowTraits { [.heights, .replacements] }
  }
}
