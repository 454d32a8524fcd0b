import Dispatch
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
  /// A screen is evaluated and shown in a turn of the main actor after it arrived. However many arrive, that
  /// happens at most sixty times a second: a newer one takes the place of one that waits, and the newest is
  /// always shown. A screen that is applied counts as newer than all that arrived before; those that
  /// arrive later are shown. Whatever the sequence does, what is shown stays: ``onIssue`` hears of a sequence
  /// that fails, or ends without a screen.
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
    work.followed = followed
    followed.task = Task { @MainActor [weak followed] in
      do {
        let iterator = AnyThread(value: screens.makeAsyncIterator())
        let isEmpty = try await drain(iterator) { [weak followed] in followed?.arrive($0) }
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
  /// When the next one may be shown, by the list's clock.
  private var due = 0.0

  init(list: ListUpdater, isAnimated: Bool) { (self.list, self.isAnimated) = (list, isAnimated) }

  deinit { task?.cancel() }

  func end() {
    task?.cancel()
    newest = nil
  }

  func arrive(_ screen: some SnapshotConvertible) {
    guard let list, task?.isCancelled == false else { return }
    if newest == nil {
      list.wait(max(0, due - list.reports.clock())) { [weak self] in self?.show() }
    }
    newest = { screen.snapshot(reusing: $0) }
    appliedBefore = list.work.applied
  }

  private func show() {
    guard let newest, let list else { return }
    (self.newest, due) = (nil, list.reports.clock() + 1 / 60)
    if list.work.applied == appliedBefore {
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
}

/// The newest element of a sequence, between the thread that it arrives on and the main actor.
private final class Newest<Element>: @unchecked Sendable {
  // Unchecked because of the queue: nothing else reads or writes the element.
  private let queue = DispatchQueue(label: "ScreenDSL.Newest")
  private var element: Element?

  /// Puts another element, or none, in the place of the one that is there; returns that.
  func exchange(for new: Element?) -> Element? {
    var element = new
    queue.sync { swap(&element, &self.element) }
    return element
  }
}

/// Takes all elements of a sequence, off the main actor, and hands the newest on to it; returns whether there
/// was none.
private func drain<Iterator: AsyncIteratorProtocol>(
  _ iterator: AnyThread<Iterator>,
  _ arrive: @escaping @MainActor @Sendable (Iterator.Element) -> Void
) async throws -> Bool {
  var (iterator, isEmpty) = (iterator.value, true)
  let newest = Newest<Iterator.Element>()
  while let element = try await iterator.next(), !Task.isCancelled {
    isEmpty = false
    // Who takes an element from the main actor takes all that arrive until then.
    if newest.exchange(for: element) == nil {
      Task { @MainActor in newest.exchange(for: nil).map(arrive) }
    }
  }
  return isEmpty
}
