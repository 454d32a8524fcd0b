package import ScreenDSL

/// A running `async` action of a row. The state of the row holds it, so that the action is cancelled when the row is
/// removed.
@MainActor
final class RunningAction {
  let key: ActionKey
  private let keepsRunning: Bool
  fileprivate var task: Task<Void, Never>?

  fileprivate init(_ key: ActionKey, _ keepsRunning: Bool) {
    (self.key, self.keepsRunning) = (key, keepsRunning)
  }

  deinit { if !keepsRunning { task?.cancel() } }
}

/// The running `async` actions of a row.
private enum RunningActions: CellStateKey { static let initial: [RunningAction] = [] }

extension ListUpdater {
  /// Runs a user's action on a row, header or footer: the `async` actions that `body` starts belong to its row.
  ///
  /// - Parameters:
  ///   - key: What the action belongs to.
  ///   - place: The place of the row, as shown.
  ///   - keepsRunning: Whether `async` actions continue after the row was removed.
  package func acting<Result>(
    _ key: ActionKey, at place: CellPlace, keepsRunning: Bool = false, _ body: () -> Result
  ) -> Result {
    AsyncActions.starting(
      with: { [weak self] action in
        self?.root.start(action, for: RunningAction(key, keepsRunning), at: place, keepsRunning)
      }, body)
  }

  /// Runs the action of a row that may be busy with it; returns whether it was not.
  package func actingOnce(
    _ key: ActionKey, at place: CellPlace, keepsRunning: Bool = false, _ body: () -> Void
  ) -> Bool {
    if states.runs(key, at: place) { return false }
    acting(key, at: place, keepsRunning: keepsRunning, body)
    return true
  }

  private func start(
    _ action: @escaping AsyncAction, for running: RunningAction, at place: CellPlace,
    _ keepsRunning: Bool
  ) {
    let (number, lastOnError) = (work.addNumber(), newest.configuration?.onError)
    let task = Task { @MainActor [weak self, weak running] in
      var failure: (any Error)?
      do { try await action() } catch { failure = error }
      self?.work.running[number] = nil
      if let running { self?.end(running) }
      if let failure { Self.take(failure, self, lastOnError, at: place) }
      self?.work.onRunning?()
    }
    running.task = task
    work.running[number] = (task, keepsRunning)
    states.hasActions = true
    set(states.value(for: RunningActions.self, at: place) + [running], at: place)
    show(running, at: place)
    work.onRunning?()
  }

  private func end(_ running: RunningAction) {
    for place in states.places(keeping: RunningActions.self) {
      let all = states.value(for: RunningActions.self, at: place)
      if all.contains(where: { $0 === running }) {
        set(all.filter { $0 !== running }, at: place)
        show(running, at: place)
      }
    }
  }

  private func set(_ running: [RunningAction], at place: CellPlace) {
    if running.isEmpty {
      states.removeValue(for: RunningActions.self, at: place)
    } else {
      states.set(running, for: RunningActions.self, at: place)
    }
  }

  /// Configures the cell again if a control shows that the action runs.
  private func show(_ running: RunningAction, at place: CellPlace) {
    if case .control = running.key { list(showing: place)?.stateDidChange(at: place) }
  }

  /// Returns this list, or the list inside it, that shows a row, a header or a footer.
  private func list(showing place: CellPlace) -> ListUpdater? {
    guard let path = place.rowPath else { return self }
    if position(of: path) != nil { return self }
    for child in nesting.children.values {
      if let list = child.child?.list(showing: place) { return list }
    }
    return nil
  }

  /// Passes an error to the screen, or reports it; the error of a cancelled action may only say so.
  static func take(
    _ error: any Error, _ list: ListUpdater?,
    _ lastOnError: (@MainActor @Sendable (any Error) -> Void)? = nil, at place: CellPlace? = nil
  ) {
    if error is CancellationError, Task.isCancelled { return }
    if let onError = list?.newest.configuration?.onError ?? lastOnError { return onError(error) }
    let sentence = "No 'onError' for error \(ValueText.quotedBeginning("\(error)")) of an action"
    list?.report(Problem(.unhandledError, sentence, path: place?.rowPath))
  }

  /// The controls whose actions run.
  package var busyControls: BusyControls {
    var busy = BusyControls()
    guard nesting.environment?.states.hasActions == true else { return busy }
    for place in states.places(keeping: RunningActions.self) {
      let codes = states.busyControls(at: place)
      switch place {
      case .row(let path): busy.rows[path] = codes
      case .supplementary(let kind, let section):
        busy.supplementaries[section, default: [:]][kind] = codes
      }
    }
    return busy
  }
}

extension CellStateStore {
  func runs(_ key: ActionKey, at place: CellPlace) -> Bool {
    hasActions && key != .other
      && value(for: RunningActions.self, at: place).contains { $0.key == key }
  }

  /// The codes of the controls of a row whose actions run.
  func busyControls(at place: CellPlace) -> Set<UInt64> {
    if !hasActions { return [] }
    return value(for: RunningActions.self, at: place).reduce(into: []) { codes, action in
      if case .control(let code) = action.key { codes.insert(code) }
    }
  }
}

extension CellSite {
  /// Runs a user's action on the item, as ``ListUpdater/acting(_:at:keepsRunning:_:)`` does.
  package func acting<Result>(
    _ key: ActionKey, keepsRunning: Bool = false, _ body: () -> Result
  ) -> Result {
    guard let list = environment.list as? ListUpdater else { return body() }
    return list.acting(key, at: shownPlace, keepsRunning: keepsRunning, body)
  }

  /// Whether an action with this key runs.
  package func runs(_ key: ActionKey) -> Bool { environment.states.runs(key, at: shownPlace) }

  /// The codes of the controls whose actions run.
  var busyControls: Set<UInt64> {
    environment.states.hasActions ? environment.states.busyControls(at: shownPlace) : []
  }
}
