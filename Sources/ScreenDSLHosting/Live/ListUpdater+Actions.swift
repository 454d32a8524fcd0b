package import ScreenDSL

/// A running `async` action of a row.
///
/// The list stores this object among the cell states of the row. When the row is removed, the list releases the
/// object, and the action is cancelled.
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

/// The running `async` actions of a row, as a cell state.
private enum RunningActions: CellStateKey { static let initial: [RunningAction] = [] }

extension ListUpdater {
  /// Runs an action of the user on a row, a header or a footer. The `async` actions that `body` starts belong to this
  /// row, header or footer.
  ///
  /// - Parameters:
  ///   - key: Identifies the action on the row, header or footer.
  ///   - place: The row, header or footer, by its path in the shown snapshot.
  ///   - keepsRunning: Whether the `async` actions continue after the row is removed.
  package func acting<Result>(
    _ key: ActionKey, at place: CellPlace, keepsRunning: Bool = false, _ body: () -> Result
  ) -> Result {
    AsyncActions.starting(
      with: { [weak self] action in
        self?.root.start(action, for: RunningAction(key, keepsRunning), at: place, keepsRunning)
      }, body)
  }

  /// Runs `body`, unless an action with the same key is still running for the row. Returns whether `body` ran.
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
    let task = Task { @MainActor [weak self, weak running, newPaths = states.newPaths] in
      var failure: (any Error)?
      do { try await action() } catch { failure = error }
      let place = place.following(newPaths)
      self?.work.running[number] = nil
      if let running { self?.end(running, at: place) }
      if let failure { Self.take(failure, self, lastOnError, at: place) }
      self?.work.onRunning?()
    }
    running.task = task
    work.running[number] = (task, keepsRunning)
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

  /// Configures the cell again if the action belongs to a control of a look, because the control shows whether its
  /// action is running.
  private func show(_ running: RunningAction, at place: CellPlace) {
    if case .control = running.key { list(showing: place)?.stateDidChange(at: place) }
  }

  /// Returns the list that shows a row, a header or a footer: this list, or a list inside a cell of this list.
  private func list(showing place: CellPlace) -> ListUpdater? {
    guard let path = place.rowPath else { return self }
    if position(of: path) != nil { return self }
    for child in nesting.children.values {
      if let list = child.child?.list(showing: place) { return list }
    }
    return nil
  }

  /// Passes an error of an action to the newest screen's `onError`, or else to `lastOnError`. If both are nil, the list
  /// reports the error as a problem.
  static func take(
    _ error: any Error, _ list: ListUpdater?,
    _ lastOnError: (@MainActor @Sendable (any Error) -> Void)? = nil, at place: CellPlace? = nil
  ) {
    if error is CancellationError, Task.isCancelled { return }
    if let onError = list?.newest.configuration?.onError ?? lastOnError { return onError(error) }
    let sentence = "No 'onError' for error \(ValueText.quotedBeginning("\(error)")) of an action"
    list?.report(Problem(.unhandledError, sentence, path: place?.rowPath))
  }

  /// The controls whose `async` actions are running.
  package var busyControls: BusyControls {
    var busy = BusyControls()
    for place in nesting.environment?.states.places(keeping: RunningActions.self) ?? [] {
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
    key != .other && value(for: RunningActions.self, at: place).contains { $0.key == key }
  }

  /// The codes that identify those controls of a row, a header or a footer whose `async` actions are running.
  func busyControls(at place: CellPlace) -> Set<UInt64> {
    value(for: RunningActions.self, at: place).reduce(into: []) { codes, action in
      if case .control(let code) = action.key { codes.insert(code) }
    }
  }
}

extension CellSite {
  /// Runs an action of the user on the row or the supplementary view. The `async` actions that `body` starts belong to
  /// this row or view.
  package func acting<Result>(
    _ key: ActionKey, keepsRunning: Bool = false, _ body: () -> Result
  ) -> Result {
    guard let list = environment.list as? ListUpdater else { return body() }
    return list.acting(key, at: shownPlace, keepsRunning: keepsRunning, body)
  }

  /// Whether an action with this key is running for the row or the supplementary view.
  package func runs(_ key: ActionKey) -> Bool { environment.states.runs(key, at: shownPlace) }

  /// The codes that identify those controls of the row or supplementary view whose `async` actions are running.
  var busyControls: Set<UInt64> {
    let states = environment.states
    return states.hasValues(for: RunningActions.self) ? states.busyControls(at: shownPlace) : []
  }
}
