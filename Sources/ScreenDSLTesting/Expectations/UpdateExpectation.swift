public import ScreenDSL

/// What an update is expected to do, in the closure of `expectUpdate`.
///
/// It is made by `inserted`, `removed`, `moved`, `reconfigured`,
/// `reloaded`, ``untouched(_:)``, ``sections(inserted:removed:moved:updated:)``,
/// ``nested(_:expecting:)`` and ``nothing()``. Rows are named by a ``RowName``, before or after the
/// update: `"carousel/3"`.
public struct UpdateExpectation: Sendable {
  /// The operations that have to be found.
  indirect enum Content: Sendable {
    case rows(Changeset.Change.Kind, [RowName])
    case count(Changeset.Change.Kind, Int)
    case sections(Changeset.Change.Kind, [SectionID])
    case untouched([RowName])
    case nested(RowName, [UpdateExpectation])
    case nothing
  }

  let contents: [Content]

  init(_ contents: Content...) { self.contents = contents }
}

/// Collects the statements in the closure of `expectUpdate` or `expectCost`.
public typealias ExpectationBuilder<Expectation> = _ArrayBuilder<Expectation>

/// Expects that these rows are inserted.
public func inserted(_ rows: RowName...) -> UpdateExpectation {
  UpdateExpectation(.rows(.inserted, rows))
}

/// Expects that `count` rows are inserted into the list.
public func inserted(_ count: Int) -> UpdateExpectation {
  UpdateExpectation(.count(.inserted, count))
}

/// Expects that these rows are removed.
public func removed(_ rows: RowName...) -> UpdateExpectation {
  UpdateExpectation(.rows(.removed, rows))
}

/// Expects that `count` rows are removed from the list.
public func removed(_ count: Int) -> UpdateExpectation {
  UpdateExpectation(.count(.removed, count))
}

/// Expects that these rows move; which of the rows that change places move is up to the changeset.
public func moved(_ rows: RowName...) -> UpdateExpectation {
  UpdateExpectation(.rows(.moved, rows))
}

/// Expects that `count` rows of the list move.
public func moved(_ count: Int) -> UpdateExpectation { UpdateExpectation(.count(.moved, count)) }

/// Expects that the cells of these rows, headers or footers are configured again.
public func reconfigured(_ rows: RowName...) -> UpdateExpectation {
  UpdateExpectation(.rows(.reconfigured, rows))
}

/// Expects that the cells of `count` rows of the list are configured again.
public func reconfigured(_ count: Int) -> UpdateExpectation {
  UpdateExpectation(.count(.reconfigured, count))
}

/// Expects that these rows get other cells.
public func reloaded(_ rows: RowName...) -> UpdateExpectation {
  UpdateExpectation(.rows(.reloaded, rows))
}

/// Expects that `count` rows of the list get other cells.
public func reloaded(_ count: Int) -> UpdateExpectation {
  UpdateExpectation(.count(.reloaded, count))
}

/// Expects that these rows exist before and after, and that neither they nor rows in them change.
public func untouched(_ rows: RowName...) -> UpdateExpectation {
  UpdateExpectation(.untouched(rows))
}

/// Expects that these sections change; the rows of those that come or go need not be named.
///
/// - Parameters:
///   - inserted: The sections that come.
///   - removed: The sections that go.
///   - moved: The sections that move.
///   - updated: The sections with another header, footer or other decoration.
public func sections(
  inserted: [SectionID] = [], removed: [SectionID] = [], moved: [SectionID] = [],
  updated: [SectionID] = []
) -> UpdateExpectation {
  UpdateExpectation(
    .sections(.sectionInserted, inserted), .sections(.sectionRemoved, removed),
    .sections(.sectionMoved, moved), .sections(.sectionUpdated, updated))
}

/// Expects something of the rows inside a container, which are named without the container's ID.
///
/// - Parameters:
///   - container: The container's row.
///   - expectations: What is expected of the list inside; counts are of that list alone.
public func nested(
  _ container: RowName,
  @ExpectationBuilder<UpdateExpectation> expecting expectations: () -> [UpdateExpectation]
) -> UpdateExpectation {
  UpdateExpectation(.nested(container, expectations()))
}

/// Expects that nothing happens: to no row of the list, and to none inside them.
public func nothing() -> UpdateExpectation { UpdateExpectation(.nothing) }
