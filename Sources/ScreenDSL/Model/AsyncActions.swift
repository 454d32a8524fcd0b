/// The closure of an `async` action.
package typealias AsyncAction = @MainActor @Sendable () async throws -> Void

/// Starts `async` actions: the list that runs a user's action decides what they belong to.
@MainActor
package enum AsyncActions {
  /// Starts an action for the list whose user's action runs now.
  private static var starter: (@MainActor (@escaping AsyncAction) -> Void)?

  /// Runs `body`, and starts the `async` actions in it with `starter`.
  package static func starting<Result>(
    with starter: @escaping @MainActor (@escaping AsyncAction) -> Void, _ body: () -> Result
  ) -> Result {
    let outer = self.starter
    self.starter = starter
    defer { self.starter = outer }
    return body()
  }

  /// Starts an action.
  package static func start(_ action: @escaping AsyncAction) {
    // A list runs all actions of its rows; without one there is nothing to cancel the action or to take its error.
    if let starter { starter(action) } else { Task { try await action() } }
  }
}

/// The controls of a screen whose `async` actions run, for drawings. `==` ignores them.
package struct BusyControls: Equatable, Sendable {
  /// The codes of the controls of each row.
  package var rows: [RowPath: Set<UInt64>] = [:]
  /// The codes of the controls of headers, footers and other supplementaries.
  package var supplementaries: [SectionID: [SupplementaryKind: Set<UInt64>]] = [:]

  package init() {}

  package static func == (left: BusyControls, right: BusyControls) -> Bool { true }
}
