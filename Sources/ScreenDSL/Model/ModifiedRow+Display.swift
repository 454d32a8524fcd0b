/// What happens when a row, a header or a footer comes into sight, and when it goes.
public enum _Display: _SupplementaryModifier, Equatable {
  case onDisplay(Handler<Void>)
  case onEndDisplay(Handler<Void>)
  case rare(_RareAttribute)

  @inlinable public static var traits: _RowTraits { [] }
  @inlinable public var id: RowID? { nil }

  public func modify(_ row: inout Row) {
    switch self {
    case .onDisplay(let handler): row.attributes.onDisplay = handler
    case .onEndDisplay(let handler): row.attributes.onEndDisplay = handler
    case .rare(let attribute): row.attributes.rare.insert(attribute, at: 0)
    }
  }

  public func isSame(as other: _Display) -> Bool { self == other }
}

// What rows say of their display, headers and footers too.
extension RowConvertible {
  /// Returns the row with an action for when a cell starts to show it.
  ///
  /// - Parameter action: What to do each time; it takes no part in equality.
  public func onDisplay(
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> ModifiedRow<Self, _Display> {
    ModifiedRow(self, .onDisplay(Handler { (_: Void) in action() }))
  }

  /// Returns the row with an action for when a cell stops showing it.
  ///
  /// It is run for a row that was removed, too: then it is the last handler that the row had.
  ///
  /// - Parameter action: What to do each time; it takes no part in equality.
  public func onEndDisplay(
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> ModifiedRow<Self, _Display> {
    ModifiedRow(self, .onEndDisplay(Handler { (_: Void) in action() }))
  }

  /// Returns the row with an action for when the user has seen it: once for each row ID, each time that
  /// the list appears.
  ///
  /// Rows inside containers count where they are in sight. Nothing is in sight below a sheet, a popover or an
  /// alert, or in a scene that is not active. A row that goes to another section with its ID is still the
  /// same; one that leaves the list, or goes into another container, and comes back is a new one, and counts
  /// again.
  ///
  /// - Parameters:
  ///   - fraction: The share of the row's area that must be visible, from 0 to 1; what is out of range
  ///     counts as the nearest of these. A row that is higher than the visible part of the list, or wider, has all of
  ///     that length visible while it fills the part.
  ///   - dwell: How long it must be, in seconds; what is less than 0 counts as 0.
  ///   - action: What to do; it takes no part in equality.
  public func onImpression(
    fraction: Double = 0.5, dwell: Double = 1,
    perform action: @escaping @MainActor @Sendable () -> Void
  ) -> ModifiedRow<Self, _Display> {
    ModifiedRow(self, .rare(.impression(_Impression(fraction, dwell, action))))
  }

  /// Returns the row with a task that starts when the row is shown, and is cancelled when it is no longer.
  ///
  /// It belongs to the row, whichever cell shows it: there is one for each row ID at a time. It goes on while
  /// another screen covers the list.
  ///
  /// - Parameters:
  ///   - id: What the task depends on: another value cancels it and starts the new declaration's.
  ///   - action: What to do; it takes no part in equality.
  public func task<ID: Hashable & Sendable>(
    id: ID = 0, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> ModifiedRow<Self, _Display> {
    ModifiedRow(self, .rare(.task(_RowTask(id: RowID(id), action: action))))
  }
}
