package typealias AsyncAction = @MainActor @Sendable () async throws -> Void

/// Starts `async` actions.
///
/// While a list runs a closure of the app, such as that of `onSelect`, the closure can start `async` actions. These
/// actions belong to the list, which can cancel them and receives their errors.
@MainActor
package enum AsyncActions {
  /// The function that starts `async` actions for a list; nil while no list runs a closure of the app.
  private static var starter: (@MainActor (@escaping AsyncAction) -> Void)?

  /// Runs `body`. The function `starter` receives each `async` action that `body` starts.
  package static func starting<Result>(
    with starter: @escaping @MainActor (@escaping AsyncAction) -> Void, _ body: () -> Result
  ) -> Result {
    let outer = self.starter
    self.starter = starter
    defer { self.starter = outer }
    return body()
  }

  package static func start(_ action: @escaping AsyncAction) {
    // Without a starter, nothing cancels the `async` action, and nothing receives its error.
    if let starter { starter(action) } else { Task { try await action() } }
  }
}

/// The controls whose `async` actions are running. `==` is always true, so snapshots that differ only in their busy
/// controls are equal.
package struct BusyControls: Equatable, Sendable {
  /// For each row, the codes that identify its busy controls.
  package var rows: [RowPath: Set<UInt64>] = [:]
  /// For each header, footer and other supplementary, the codes that identify its busy controls.
  package var supplementaries: [SectionID: [SupplementaryKind: Set<UInt64>]] = [:]

  package init() {}

  package static func == (left: BusyControls, right: BusyControls) -> Bool { true }
}
