import Foundation
import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLHosting
import ScreenDSLTerminal

/// A scene of the demo that a person uses in a terminal.
@MainActor
final class LiveScene {
  let host: TerminalHost
  /// The help text for the key that this scene handles itself, such as `n next step`; empty if there is no such key.
  private(set) var keys = ""
  private let reader = LookReader()
  private var screen: @MainActor () -> any SnapshotConvertible = { ScreenSnapshot() }
  private var press: @MainActor (Character) -> Void = { _ in }
  /// The changes of the last update that changed the screen.
  private(set) var changes = ScreenSnapshot().changeset(from: ScreenSnapshot())

  init(_ scene: Scene, columns: Int, lines: Int) {
    host = TerminalHost(columns: columns, lines: lines)
    host.updater.selectionMode = .single
    switch scene {
    case .main:
      let store = MainStore(.sample)
      screen = { MainScreen(state: store.state, store: store) }
    case .inbox: use(Inbox.self, "a", "a mail arrives") { $0.receiveAnother() }
    case .signup: use(Signup.self, "a", "the server answers") { $0.phase = .saved }
    case .music: use(Music.self, "t", "a tenth of a second passes") { $0.tick() }
    case .chat:
      use(Chat.self, "a", "messages arrive") { $0.answer(($0.messages.map(\.id).max() ?? 0) + 1) }
    case .readme:
      let steps = scene.steps
      var index = 0
      screen = { steps[index].snapshot }
      keys = "n next step"
      press = { if $0 == "n" { index = (index + 1) % steps.count } }
    }
    host.apply(screen())
    changes = host.updater.newest.changeset(from: host.updater.newest)
  }

  /// Prepares a scene: creates the state, and applies the first step of `State.story`. Later, the key `key` runs the
  /// closure `change`.
  private func use<State: SceneState>(
    _ type: State.Type, _ key: Character, _ what: String,
    _ change: @escaping @MainActor (inout State) -> Void
  ) {
    let store = SceneStore<State>()
    State.story[0].change(&store.state)
    screen = { store.screen }
    keys = "\(key) \(what)"
    press = { if $0 == key { change(&store.state) } }
  }

  /// Shows the current screen. If `key` is not nil, first handles this key, which the list did not use.
  func update(_ key: TerminalKey? = nil) {
    if case .character(let character)? = key { press(character) }
    let old = host.updater.newest
    host.apply(screen())
    if host.updater.newest != old { changes = host.updater.newest.changeset(from: old) }
  }

  /// The changes of the last update, as lines to show beside the list.
  var lastUpdate: [String] {
    let lines = changes.all.flatMap { change in
      [change.words(title: change.title(reader))]
        + change.reasons(reader).prefix(2).map { "  \($0)" }
    }
    let none = "none yet, \(changes.new.allRows.count) rows"
    let title = changes.isEmpty ? none : "\(UpdateCounts([changes]).touched) rows touched"
    return ["The last update", title, ""] + lines + changes.linesOfWhole
  }

  /// Runs a scene in the terminal until the user quits, and returns the exit status of the program. If a signal ends
  /// the scene, the method raises this signal, which ends the process.
  static func play(_ scene: Scene) async -> Int32 {
    let size = Terminal.size
    let live = LiveScene(scene, columns: size.columns, lines: size.lines)
    let terminal = Terminal(
      showing: live.host, keys: live.keys, beside: { live.lastUpdate }, update: live.update)
    guard let signal = await terminal.run() else { return 0 }
    // If this thread blocks the signal, `raise` does not end the process. So this code first unblocks the signal.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(signal)
    return 128 + signal
  }

  /// Returns, for each step of a scene, the lines that a terminal would show after this step.
  static func frames(_ scene: Scene) -> String {
    let host = TerminalHost(columns: 60, lines: 24)
    return scene.steps.enumerated().map { number, step in
      host.apply(step.snapshot)
      return (["step \(number): \(step.text)"] + host.lines).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
