public import ScreenDSL

/// Follows what a screen is declared from, until it is stopped or its list goes.
@MainActor
public final class ScreenObservation {
  /// Shows what is declared now; nil once it is stopped.
  package var show: (@MainActor () -> Void)?
  fileprivate weak var followed: FollowedScreens?

  package init() {}

  /// Follows nothing any more; what is shown stays.
  public func stop() {
    show = nil
    followed?.end()
  }
}

extension ListUpdater {
  /// Shows each screen of a sequence, in place of the sequence that was followed before.
  ///
  /// ```swift
  /// updater.follow(Observations { MainScreen(store: store) })
  /// updater.follow(publisher.map(MainScreen.init).values)
  /// ```
  /// Of the screens of a turn only the newest is evaluated and shown. A screen that is applied
  /// counts as newer than all that arrived before; those that arrive later are shown. Whatever the sequence
  /// does, what is shown stays: ``onIssue`` hears of a sequence that fails, or ends without a screen.
  ///
  /// - Parameters:
  ///   - screens: What to show; asked until it ends, another one is followed, it is stopped, or the list goes.
  ///     If it needs what owns the list, let it capture that weakly.
  ///   - isAnimated: Whether the user may see the changes happen.
  /// - Returns: What stops it, which need not be kept.
  @discardableResult
  public func follow<Screens: AsyncSequence>(
    _ screens: Screens, isAnimated: Bool = true
  ) -> ScreenObservation where Screens.Element: SnapshotConvertible {
    let observation = ScreenObservation()
    let followed = FollowedScreens(list: self, isAnimated: isAnimated)
    observation.followed = followed
    self.followed = followed
    followed.task = Task { @MainActor [weak followed] in
      var (iterator, isEmpty) = (AnyThread(screens.makeAsyncIterator()), true)
      do {
        while let screen = try await next(of: &iterator), !Task.isCancelled {
          isEmpty = false
          followed?.arrive(screen.value)
        }
        if isEmpty { followed?.report("no screen in \(ValueText.name(of: Screens.self))") }
      } catch {
        followed?.report("\(error)")
      }
    }
    return observation
  }
}

/// The newest screen of a sequence, until it is shown.
@MainActor
final class FollowedScreens {
  var task: Task<Void, Never>?
  private weak var list: ListUpdater?
  private let isAnimated: Bool
  private var newest: ((ScreenSnapshot) -> ScreenSnapshot)?
  /// How many screens were applied when the newest one arrived.
  private var appliedBefore = 0

  init(list: ListUpdater, isAnimated: Bool) { (self.list, self.isAnimated) = (list, isAnimated) }

  deinit { task?.cancel() }

  func end() {
    task?.cancel()
    newest = nil
  }

  func arrive(_ screen: some SnapshotConvertible) {
    guard let list else { return }
    if newest == nil { list.nextTurn { [weak self] in self?.show() } }
    newest = { screen.snapshot(reusing: $0) }
    appliedBefore = list.applied
  }

  private func show() {
    guard let newest, let list else { return }
    self.newest = nil
    if list.applied == appliedBefore {
      list.request(list.evaluate(newest), isAnimated: isAnimated)
    }
  }

  func report(_ failure: String) {
    if !Task.isCancelled { list?.report(ListIssue(.endedSequence, failure)) }
  }
}

/// What one task alone uses, on the main actor or while that waits for it.
private struct AnyThread<Value>: @unchecked Sendable {
  // Unchecked because of what is above: never two threads at once.
  var value: Value

  init(_ value: Value) { self.value = value }
}

private func next<Iterator: AsyncIteratorProtocol>(
  of iterator: inout AnyThread<Iterator>
) async throws -> AnyThread<Iterator.Element>? {
  try await iterator.value.next().map(AnyThread.init)
}
