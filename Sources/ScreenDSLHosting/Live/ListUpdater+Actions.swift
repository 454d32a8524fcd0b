package import ScreenDSL

/// A running `async` action of a row. When an update removes the row, the list releases the object. Unless
/// `keepsRunning` is true, `deinit` then cancels the action.
@MainActor
final class RunningAction {
  let key: ActionKey
  fileprivate let keepsRunning: Bool
  fileprivate var task: Task<Void, Never>?

  fileprivate init(_ key: ActionKey, _ keepsRunning: Bool) {
    (self.key, self.keepsRunning) = (key, keepsRunning)
  }

  deinit { if !keepsRunning { task?.cancel() } }
}

private enum RunningActions: CellStateKey { static let initial: [RunningAction] = [] }

extension ListUpdater {
  package func acting<Result>(
    _ key: ActionKey, at place: CellPlace, keepsRunning: Bool = false, _ body: () -> Result
  ) -> Result {
    AsyncActions.starting(
      with: { [weak self] action in
        self?.root.start(action, for: RunningAction(key, keepsRunning), at: place)
      }, body)
  }

  package func actingOnce(
    _ key: ActionKey, at place: CellPlace, keepsRunning: Bool = false, _ body: () -> Void
  ) -> Bool {
    if states.runs(key, at: place) { return false }
    acting(key, at: place, keepsRunning: keepsRunning, body)
    return true
  }

  private func start(
    _ action: @escaping AsyncAction, for running: RunningAction, at place: CellPlace
  ) {
    work.started += 1
    let (number, lastOnError) = (work.started, newest.configuration?.onError)
    let task = Task { @MainActor [weak self, weak running, newPaths = states.newPaths] in
      var failure: (any Error)?
      do { try await action() } catch { failure = error }
      let place = place.following(newPaths)
      if let self { work.running = work.running.filter { $0.number != number } }
      if let running { self?.end(running, at: place) }
      if let failure { Self.take(failure, self, lastOnError, at: place) }
      self?.work.onRunning?()
    }
    running.task = task
    work.running.append((number, task, running.keepsRunning))
    let others = states.value(for: RunningActions.self, at: place)
    states.set(others + [running], for: RunningActions.self, at: place)
    show(running, at: place)
    work.onRunning?()
  }

  private func end(_ running: RunningAction, at place: CellPlace) {
    let others = states.value(for: RunningActions.self, at: place).filter { $0 !== running }
    if others.isEmpty {
      states.removeValue(for: RunningActions.self, at: place)
    } else {
      states.set(others, for: RunningActions.self, at: place)
    }
    show(running, at: place)
  }

  /// If the action is that of a control in a look, makes the list configure the cell again, because the control shows
  /// whether its action is running.
  private func show(_ running: RunningAction, at place: CellPlace) {
    if case .control = running.key { list(showing: place)?.stateDidChange(at: place) }
  }

  private func list(showing place: CellPlace) -> ListUpdater? {
    guard let path = place.rowPath, position(of: path) == nil else { return self }
    return nesting.children.values.reduce(nil) { $0 ?? $1.child?.list(showing: place) }
  }

  /// Passes the error of an action to the screen's `onError` handler. If the screen has no such handler, the list
  /// reports a problem. The method ignores the `CancellationError` of a cancelled task.
  ///
  /// If the list no longer exists, the error goes to `lastOnError`, the handler at the time when the action began.
  static func take(
    _ error: any Error, _ list: ListUpdater?,
    _ lastOnError: (@MainActor @Sendable (any Error) -> Void)? = nil, at place: CellPlace? = nil
  ) {
    if error is CancellationError, Task.isCancelled { return }
    let onError = list == nil ? lastOnError : list?.newest.configuration?.onError
    if let onError { return onError(error) }
    let sentence = "No 'onError' for error \(ValueText.quotedBeginning("\(error)")) of an action"
    list?.report(Problem(.unhandledError, sentence, path: place?.rowPath))
  }

  package var busyControls: BusyControls {
    var busy = BusyControls()
    for place in nesting.environment?.states.places(keeping: RunningActions.self) ?? [] {
      let codes = states.busyControls(at: place)
      switch place {
      case .row(let path): busy.rows.append((path, codes))
      case .supplementary(let kind, let section):
        busy.supplementaries.append((kind, section, codes))
      }
    }
    return busy
  }
}

extension CellStateStore {
  func runs(_ key: ActionKey, at place: CellPlace) -> Bool {
    key != .other && value(for: RunningActions.self, at: place).contains { $0.key == key }
  }

  func busyControls(at place: CellPlace) -> Set<UInt64> {
    value(for: RunningActions.self, at: place).reduce(into: []) { codes, action in
      if case .control(let code) = action.key { codes.insert(code) }
    }
  }
}

extension CellSite {
  package func acting<Result>(
    _ key: ActionKey, keepsRunning: Bool = false, _ body: () -> Result
  ) -> Result {
    guard let list = environment.list as? ListUpdater else { return body() }
    return list.acting(key, at: shownPlace, keepsRunning: keepsRunning, body)
  }

  package func runs(_ key: ActionKey) -> Bool { environment.states.runs(key, at: shownPlace) }

  var busyControls: Set<UInt64> {
    let states = environment.states
    return states.hasValues(for: RunningActions.self) ? states.busyControls(at: shownPlace) : []
  }
}
