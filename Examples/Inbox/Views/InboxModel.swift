import Observation

/// The state that all objects of the app share. Each time that `inbox` changes, the adapter of the view controller
/// evaluates the screen again.
@MainActor @Observable
final class InboxModel {
  private(set) var inbox = Inbox()
  @ObservationIgnored private let fetch: @Sendable () async throws -> [Mail]

  init(fetch: @escaping @Sendable () async throws -> [Mail]) { self.fetch = fetch }

  /// The screen with the current state. The controls of the screen change this state.
  var screen: InboxScreen { InboxScreen(inbox: inbox, send: send, refresh: refresh) }

  func send(_ action: Inbox.Action) {
    inbox.perform(action)
    if action == .load { Task { await refresh() } }
  }

  /// Asks the server for mails, and adds these mails to the inbox. If the request fails, the inbox shows the error.
  func refresh() async {
    do {
      inbox.perform(.receive(try await fetch()))
    } catch {
      inbox.perform(.fail("\(error)"))
    }
  }
}
