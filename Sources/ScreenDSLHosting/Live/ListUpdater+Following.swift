import Dispatch
public import ScreenDSL

/// An observation, with which a list follows changes of models or the screens of a sequence. The observation ends when
/// you call `stop()`, when the list follows something else, or when the list is freed.
@MainActor
public final class ScreenObservation {
  /// Evaluates the observed screen again and shows the result; nil for a sequence, and after `stop()`.
  package var show: (@MainActor () -> Void)?
  fileprivate weak var followed: FollowedScreens?

  package init() {}

  /// Stops following changes. The list keeps its content.
  public func stop() {
    show = nil
    followed?.end()
  }
}

extension ListUpdater {
  /// Shows the screens of a sequence. If the list already follows another sequence, it stops following that one.
  ///
  /// ```swift
  /// updater.follow(Observations { MainScreen(store: store) })
  /// updater.follow(publisher.map(MainScreen.init).values)
  /// ```
  /// The list evaluates and shows screens in later turns of the main actor, at most sixty times a second. If several
  /// screens arrive in between, the list shows only the newest. If you apply a screen yourself, the list skips the
  /// screens of the sequence that arrived before your screen, and shows those that arrive after it. The list keeps its
  /// content when the sequence ends. ``onProblem`` receives a problem if the sequence fails or ends without a screen.
  ///
  /// - Parameters:
  ///   - screens: The screens. The list iterates them until the sequence ends, the list follows another source, you
  ///     call `stop()`, or the list is freed. If the sequence uses the owner of the list, it must capture the owner
  ///     weakly.
  ///   - animated: Whether to animate the changes.
  /// - Returns: An object with a method that stops the list from following the sequence. You need not store the
  ///   object.
  @discardableResult
  public func follow<Screens: AsyncSequence>(
    _ screens: Screens, animated: Bool = true
  ) -> ScreenObservation where Screens.Element: SnapshotConvertible {
    let observation = ScreenObservation()
    let followed = FollowedScreens(list: self, animated: animated)
    observation.followed = followed
    work.followed = followed
    followed.task = Task { @MainActor [weak followed] in
      do {
        // Unsafe, because the iterator need not be `Sendable`. Only `drain` uses it.
        nonisolated(unsafe) let iterator = screens.makeAsyncIterator()
        let isEmpty = try await drain(iterator) { [weak followed] in followed?.arrive($0) }
        if isEmpty { followed?.report("no screen in \(ValueText.name(of: Screens.self))") }
      } catch { followed?.report("\(error)") }
    }
    return observation
  }
}

/// Holds the newest screen of a sequence until the list shows it.
@MainActor
final class FollowedScreens {
  var task: Task<Void, Never>?
  private weak var list: ListUpdater?
  private let animated: Bool
  private var newest: ((ScreenSnapshot) -> ScreenSnapshot)?
  private var appliedBefore = 0
  /// The earliest time at which the list may show the next screen, in seconds of the list's clock.
  private var due = 0.0

  init(list: ListUpdater, animated: Bool) { (self.list, self.animated) = (list, animated) }

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
      list.request(list.evaluate(newest).showingSearch(!list.hasSearchBar), animated: animated)
    }
  }

  func report(_ failure: String) {
    if !Task.isCancelled {
      list?.report(
        Problem(.endedSequence, "Nothing more follows (\(ValueText.quotedBeginning(failure)))"))
    }
  }
}

/// The newest element of a sequence, which one thread stores and the main actor takes.
private final class Newest<Element>: @unchecked Sendable {
  // Unchecked `Sendable` because only code on the queue reads or writes the element.
  private let queue = DispatchQueue(label: "ScreenDSL.Newest")
  private var element: Element?

  func exchange(for new: Element?) -> Element? {
    var element = new
    queue.sync { swap(&element, &self.element) }
    return element
  }
}

/// Passes the elements of a sequence to `arrive` on the main actor, and returns whether the sequence was empty. If
/// several elements come while the main actor is busy, `arrive` receives only the newest.
private func drain<Iterator: AsyncIteratorProtocol>(
  _ iterator: Iterator,
  _ arrive: @escaping @MainActor @Sendable (Iterator.Element) -> Void
) async throws -> Bool {
  var (iterator, isEmpty) = (iterator, true)
  let newest = Newest<Iterator.Element>()
  while let element = try await iterator.next(), !Task.isCancelled {
    isEmpty = false
    // One task is enough, because a waiting task takes the newest element.
    if newest.exchange(for: element) == nil {
      Task { @MainActor in newest.exchange(for: nil).map(arrive) }
    }
  }
  return isEmpty
}
