/// A reusable part of a section. Its `body` declares rows, and its properties contain the values and handlers that
/// these rows use.
///
/// ```swift
/// struct InvoiceRows: Component {
///   var invoice: Invoice
///   var onPay: @MainActor @Sendable () -> Void
///
///   var body: some SectionContent {
///     AmountRow(invoice.amount)
///     if invoice.isOpen { PayRow().onSelect(onPay) }
///   }
/// }
/// ```
public protocol Component {
  /// The type of the component's content; the compiler infers it.
  associatedtype Body: SectionContent

  /// The component's rows.
  @SectionBuilder var body: Body { get }
}

extension Component {
  /// Returns a group that contains the component's rows. The package combines the group's ID with the ID of each of
  /// these rows.
  ///
  /// - Parameter id: A value that no other group or row has in the same section, container or outer group.
  public func id<ID: Hashable & Sendable>(_ id: ID) -> Group<Body> { Group(id, content: body) }
}

/// Rows or sections that form a group, which can have an ID. The package combines the ID of the group with the ID of
/// each of these rows or sections.
///
/// ```swift
/// for order in orders {
///   Group(order.id) {
///     OrderHeader(order)
///     for item in order.items { ItemRow(item) }
///     Divider()
///   }
/// }
/// ```
/// A group without an ID adds no group ID to the IDs of its rows and sections. Use a group without an ID to give one
/// action to all rows of a screen.
public struct Group<Content: ScreenContent>: ScreenContent, RowGroup {
  private let id: RowID
  private let content: Content
  private var shared: GroupActions?

  init<ID: Hashable & Sendable>(_ id: ID, content: @autoclosure () -> Content) {
    self.id = RowID(declared: id)
    // To detect a disclosure row that contains itself, `DisclosureRows` compares the number of groups with an ID around
    // the row with the number around each outer disclosure row.
    self.content =
      self.id.isRelative || Nesting.disclosures.isEmpty
      ? content() : Nesting.$groups.withValue(Nesting.groups + 1, operation: content)
  }

  /// Creates a group of rows.
  ///
  /// - Parameters:
  ///   - id: A value that no other group or row has in the same section, container or outer group.
  ///   - rows: The rows.
  public init<ID: Hashable & Sendable>(
    _ id: ID = _PlacedID(), @SectionBuilder rows: () -> Content
  ) where Content: SectionContent {
    self.init(id, content: rows())
  }

  /// Creates a group of sections.
  ///
  /// - Parameters:
  ///   - id: A value that no other group or section of the screen has.
  ///   - sections: The sections.
  @_disfavoredOverload
  public init<ID: Hashable & Sendable>(
    _ id: ID = _PlacedID(), @ScreenBuilder sections: () -> Content
  ) {
    self.init(id, content: sections())
  }

  public static func _sharing(
    _ actions: _ContentBuffer.GroupActions, _ group: Group
  ) -> Group {
    altered(group) { $0.shared = actions.followed(by: group.shared) }
  }

  /// Adds the content of a group to a buffer of rows and sections.
  public enum _Access: _ContentAccess {
    public typealias Value = Group

    public static func add(_ content: Group, to buffer: inout _ContentBuffer) {
      var inner = _ContentBuffer(content.content)
      if let shared = content.shared { inner = inner.sharing(shared) }
      if content.id.isRelative {
        buffer.append(inner)
      } else {
        buffer.append(group: inner, content.id)
      }
    }
  }
}

extension Group: Sendable where Content: Sendable {}

extension Group: SectionContent where Content: SectionContent {}

extension SectionContent {
  /// Returns a group that contains these rows. The package combines the ID of the group with the ID of each row.
  ///
  /// - Parameter id: A value that no other group or row has in the same section, container or outer group.
  @_disfavoredOverload
  public func id<ID: Hashable & Sendable>(_ id: ID) -> Group<Self> { Group(id, content: self) }
}

extension ListBuilder {
  /// Returns a statement that produces the rows of a component.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression<Part: Component>(
    _ part: Part, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<_BuiltBlock<SectionBuilder>> {
    _BuiltStatement(_BuiltBlock(erasing: part.body), fileID, line)
  }

  /// Returns a statement that produces the rows of a component. Nil produces no row.
  @_disfavoredOverload
  public static func buildExpression<Part: Component>(
    _ part: Part?, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<_BuiltBlock<SectionBuilder>?> {
    _BuiltStatement(part.map { _BuiltBlock(erasing: $0.body) }, fileID, line)
  }

  /// Returns a statement that produces the rows of several components. Each component is an iteration, as in a `for`
  /// loop.
  @_disfavoredOverload
  public static func buildExpression<Part: Component>(
    _ parts: [Part], fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<_BuiltBlock<SectionBuilder>> {
    let blocks = parts.map { _BuiltBlock<SectionBuilder>(erasing: $0.body) }
    return _BuiltStatement(SectionBuilder.buildArray(blocks), fileID, line)
  }
}
