@Suite(.timed) struct UnrulyHostTests {
  enum Mistake: String, Codable { case never, twice, late, inAnotherUpdate }

  @MainActor private final class UnrulyHost: ListHost {
    private(set) lazy var updater = ListUpdater(host: self)
    let readiness = ListReadiness.ready
    var mistake: Mistake?
    private(set) var changes: [@MainActor () -> Void] = []

    func perform(
      _ operations: Changeset.Operations, animated: Bool, change: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor () -> Void
    ) {
      switch mistake {
      case .never: break
      case .inAnotherUpdate where !changes.isEmpty: changes[0]()
      default: change()
      }
      changes.append(change)
      completion()
    }

    func reload(change: () -> Void) {
      for _ in 0..<(mistake == .never ? 0 : mistake == .twice ? 2 : 1) { change() }
    }
  }

  @Test(
    arguments: [
      (.never, "perform"), (.late, "perform"), (.inAnotherUpdate, "perform"), (.never, "reload"),
      (.twice, "reload"),
    ] as [(Mistake, String)])
  func areStopped(_ mistake: Mistake, _ method: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [mistake, method] in
      await MainActor.run {
        let host = UnrulyHost()
        @MainActor func show(_ count: Int) {
          host.updater.apply(ScreenSnapshot(Section("s") { for id in 0..<count { Note(id: id) } }))
        }
        if method == "perform" { show(1) }
        host.mistake = mistake
        for count in [40, 2] { show(count) }
        if mistake == .late { host.changes[0]() }
      }
    }
    let what = mistake == .never ? "did not call it" : "called it again"
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let sentence = "'UnrulyHost' must call 'change' once before its '\(method)' returns (\(what))"
    #expect(error.contains(sentence), "\(error)")
  }

  @Test func anIDBeyondTheRowsIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ScreenSnapshot(Section("s") { Note(id: 1) }).sections[0].rows.id(at: -1)
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("Row index must be in 0..<1 (was -1), out of range"))
  }
}
