import Observation

/// The inbox that the app's objects share; screens that read it follow it.
@MainActor @Observable
final class InboxModel {
  private(set) var inbox = Inbox()
  @ObservationIgnored private let fetch: @Sendable () async throws -> [Mail]

  init(fetch: @escaping @Sendable () async throws -> [Mail]) { self.fetch = fetch }

  func send(_ action: Inbox.Action) {
    inbox.perform(action)
    if action == .load { Task { await refresh() } }
  }

  /// Asks the server for mail; the screen stays until it answers.
  func refresh() async {
    do {
      inbox.perform(.receive(try await fetch()))
    } catch {
      inbox.perform(.fail("\(error)"))
    }
  }
}
