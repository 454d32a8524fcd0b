@testable import ScreenDSL

@MainActor @Suite(.timedOnMain) struct ListUpdaterProblemsTests {
  private let host = RecordingHost(), log = Log()
  private var updater: ListUpdater { host.updater }
  private func listen() { updater.onProblem = { [log] in log.add($0.title) } }

  @Test func eachDuplicateIsToldOnce() {
    listen()
    func problems(_ lists: Lists) -> [String] {
      updater.apply(lists.snapshot)
      return log.take()
    }
    expectEqual(problems(["a": [1, 2, 1, 1], "b": [4]]), ["row 1 of a"])
    expectEqual(problems(["a": [3, 1, 2, 1], "b": [4]]), [], "it only shifted")
    expectEqual(problems(["a": [1, 1], "b": [4, 5, 4, 5]]), ["row 4 of b", "row 5 of b"])
    expectEqual(problems(["a": [1], "b": [4]]) + problems(["a": [1, 1], "b": [4, 4]]), [])
  }

  @Test func sectionsTooAndNoOtherProblems() {
    let unlabelled = Section("s") {
      for _ in 0..<2 { Label() }
      Note(id: 1)
      Photo(id: "1")
    }
    updater.apply(screen([1, 1]))
    listen()
    let sections = [Section("a") { Note(id: 1) }, Section("a") { Note(id: 2) }, unlabelled]
    #expect(ScreenSnapshot(unlabelled).declarationProblems.count > 0)
    host.readiness = .busy
    updater.apply(ScreenSnapshot(sections))
    expectEqual(log.take(), ["section a"], "though it waits")
    host.resume()
    updater.apply(ScreenSnapshot(sections + [Section("b") {}]))
    updater.apply(screen([1, 1, 2]))
    expectEqual(log.take(), ["row 1 of a"], "who listens late hears of the next snapshot")
  }

  @Test func whoHearsOfOneMayApplyAnother() {
    let repaired = screen([1, 2])
    updater.onProblem = { [log, updater] problem in
      log.add(problem.title)
      updater.apply(repaired) { _ in log.add("repaired") }
    }
    updater.apply(screen([1, 2, 2])) { [log] _ in log.add("broken") }
    #expect(log.take() == ["row 2 of a", "broken", "repaired"] && host.takeLog() == ["reload"])
    #expect(updater.current == repaired && updater.newest == repaired)
  }

  @Test func anErrorIsTakenByTheScreenThatIsThere() async throws {
    let fail: @MainActor @Sendable () async throws -> Void = { throw Refusal("no") }
    let section = Section("s") { Note(id: 1).swipeActions(SwipeAction("Fail", perform: fail)) }
    listen()
    updater.apply(ScreenSnapshot(section.onError { [log] _ in log.add("old") }))
    let row = try #require(updater.currentRow(at: RowPosition(0, 0)))
    #expect(updater.perform(0, on: .trailing, of: row))
    updater.apply(ScreenSnapshot(section))
    await yieldTurns()
    expectEqual(log.take(), ["another problem"])
  }

  @Test func aScreenWithDuplicatesIsLookedThroughWhole() {
    listen()
    updater.apply((["a": [1, 9, 9]] as Lists).holding([1: [4, 4]]).snapshot)
    expectEqual(log.take(), ["row 4 of 1", "row 9 of a"])
    _ = host.child(in: 1)
    updater.apply((["a": [1]] as Lists).holding([1: [5, 5]]).snapshot)
    expectEqual(log.take(), [])
    _ = host.child(in: 1)
    expectEqual(log.take(), ["row 5 of 1"], "found when the list inside shows")
  }

  @Test func whatNobodyHearsOfIsSaidOnTheConsoleButForDuplicates() {
    updater.reports.console = { [log] in log.add("\($0.kind)") }
    updater.apply(screen([1, 1]))
    #expect(!updater.current.storage.sections[0].isNumbered, "nobody looks for duplicates")
    updater.reportMissingCell(for: ReuseIdentifier(Note.self), source: nil)
    for _ in 0..<2 { updater.report(Problem(.adapterGone, "No adapter")) }
    expectEqual(log.take(), ["missingCell", "adapterGone", "adapterGone"])
  }
}

extension Problem {
  fileprivate var title: String {
    guard kind == .duplicateID else { return "another problem" }
    guard let path else { return "section \(unnumbered(section))" }
    let list = path.containers.last?.description ?? path.section?.description ?? ""
    return "row \(unnumbered(path.id)) of \(list)"
  }

  private func unnumbered(_ id: (some CustomStringConvertible)?) -> String {
    id.map { String($0.description.prefix { $0 != "~" }) } ?? ""
  }
}
