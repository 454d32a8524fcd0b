package typealias AsyncAction = @MainActor @Sendable () async throws -> Void

@MainActor
package enum AsyncActions {
  private static var starter: (@MainActor (@escaping AsyncAction) -> Void)?

  package static func starting<Result>(
    with starter: @escaping @MainActor (@escaping AsyncAction) -> Void, _ body: () -> Result
  ) -> Result {
    let outer = self.starter
    self.starter = starter
    defer { self.starter = outer }
    return body()
  }

  package static func start(_ action: @escaping AsyncAction) {
    if let starter { starter(action) } else { Task { try await action() } }
  }
}

/// The controls whose `async` actions are running. Snapshots that differ only in their busy controls are equal.
package struct BusyControls: Sendable {
  /// The codes that identify the busy controls of each row.
  package var rows: [(path: RowPath, codes: Set<UInt64>)] = []
  package var supplementaries: [(kind: SupplementaryKind, section: SectionID, codes: Set<UInt64>)] =
    []

  package init() {}
}
