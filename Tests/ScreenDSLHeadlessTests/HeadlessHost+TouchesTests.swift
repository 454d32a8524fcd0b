import ScreenDSL
import ScreenDSLHeadless
import TestSupport
import Testing

@MainActor @Suite(.timedOnMain) struct HeadlessHostTouchesTests {
  private let host = Sample.host()
  private let calls = Log()

  private func screen(_ version: Int) -> ScreenSnapshot {
    Sample.screen { [calls] in
      for id in 0..<10 {
        Sample.Line(id: id, onTap: Handler { calls.add("fire \(id) with \($0) in \(version)") })
          .onSelect { calls.add("select \(id) in \(version)") }
          .swipeActions(
            .leading, [SwipeAction("Pin") { calls.add("pin \(id) in \(version)") }])
      }
      Sample.Heading()
    }
  }

  @Test func aTapRunsTheNewestHandler() throws {
    host.apply(screen(1))
    host.apply(screen(2))
    try host.tap(.line(1))
    #expect(calls.take() == ["select 1 in 2"])
    #expect(host.selection == [.line(1)])
    #expect(host.takeLines().last == "select 1")
  }

  @Test func aSlotFiresTheNewestHandler() throws {
    host.apply(screen(1))
    host.apply(screen(2))
    try host.fire(\Sample.Line.onTap, .line(0), 7)
    #expect(calls.take() == ["fire 0 with 7 in 2"])
    #expect(throws: HeadlessError.missingHandler(.line(0))) {
      try host.fire(\Sample.Price.missingSlot, .line(0))
    }
  }

  @Test func aCellThatWasFilledLongAgoFiresTheNewestHandler() throws {
    host.apply(screen(1))
    let context = try #require(host.line(0)?.context)
    host.apply(screen(2))
    #expect(host.line(0)?.calls.count == 2, "it was filled once, then displayed")
    #expect(context.fire(\.onTap, 5))
    #expect(calls.take() == ["fire 0 with 5 in 2"])
  }

  @Test func whatIsNotVisibleCannotBeTouched() throws {
    host.apply(screen(1))
    let swipe = { try host.swipe(.line(5)) }
    #expect(throws: HeadlessError.notVisible(.line(5))) { try host.tap(.line(5)) }
    #expect(throws: HeadlessError.notVisible(.line(5))) {
      try host.fire(\Sample.Line.onTap, .line(5), 1)
    }
    #expect(throws: HeadlessError.notVisible(.line(5))) { try swipe() }
    #expect(throws: HeadlessError.missingRow(.line(99))) { try host.tap(.line(99)) }
    #expect(calls.take() == [])
    try host.scroll(to: .line(5))
    try host.tap(.line(5))
    #expect(calls.take() == ["select 5 in 1"])
  }

  @Test func aRowWithoutActionCannotBeSelected() throws {
    host.apply(Sample.lines(0..<3))
    #expect(throws: HeadlessError.notSelectable(.line(0))) { try host.tap(.line(0)) }
    #expect(host.selection == [])
  }

  @Test func theSelectionFollowsItsRow() throws {
    let screen = { [calls] (ids: [Int]) in
      Sample.screen { for id in ids { Sample.Line(id: id).onSelect { calls.add("\(id)") } } }
    }
    host.apply(screen([0, 1, 2]))
    try host.tap(.line(0))
    host.apply(screen([2, 1, 0]))
    #expect(host.selection == [.line(0)])
    host.setWindow(false)
    host.apply(screen([2, 1, 0, 3]))
    host.setWindow(true)
    #expect(host.selection == [.line(0)], "all rows were reloaded")
    host.apply(screen([2, 1]))
    host.apply(screen([2, 1, 0]))
    #expect(host.selection == [])
  }

  @Test func severalRowsAreSelectedAndDeselectedByTaps() throws {
    let host = Sample.host { $0.selectionMode = .multiple }
    host.apply(
      Sample.screen { [calls] in
        for id in 0..<2 {
          Sample.Line(id: id).onSelect { calls.add("+\(id)") }.onDeselect { calls.add("-\(id)") }
        }
      })
    try host.tap(.line(1))
    try host.tap(.line(0))
    #expect(host.selection == [.line(0), .line(1)])
    try host.tap(.line(1))
    #expect(host.takeLines().last == "deselect 1")
    #expect(host.selection == [.line(0)])
    #expect(calls.take() == ["+1", "+0", "-1"])
    host.selection = [.line(1)]
    #expect(host.selection == [.line(1)] && calls.take() == [])
  }

  @Test func aRowWhoseConditionDoesNotHoldCannotBeSelected() throws {
    let open: @MainActor @Sendable () -> Bool = { [calls] in !calls.lines.isEmpty }
    host.apply(Sample.screen { Sample.Line(id: 0).selectable(if: open) })
    #expect(throws: HeadlessError.notSelectable(.line(0))) { try host.tap(.line(0)) }
    calls.add("open")
    try host.tap(.line(0))
    #expect(host.selection == [.line(0)])
  }

  @Test func byDefaultNoRowStaysSelected() throws {
    let host = HeadlessHost(registry: Sample.registry)
    host.apply(screen(1))
    try host.tap(.line(0))
    #expect(calls.take() == ["select 0 in 1"])
    #expect(host.selection == [])
  }

  @Test func aSwipeOffersActionsAndRunsTheNewest() throws {
    host.apply(screen(1))
    let actions = try host.swipe(.line(0), from: .leading)
    #expect(actions.map(\.title) == ["Pin"])
    #expect(try host.swipe(.line(0)).isEmpty)
    let action = try #require(try host.swipe(.line(0), from: .leading).first)
    host.apply(screen(2))
    try host.perform(action)
    #expect(calls.take() == ["pin 0 in 2"])
    #expect(throws: HeadlessError.missingSwipeAction("Pin")) { try host.perform(action) }
  }

  @Test func anActionOfARowThatIsGoneRunsNothing() throws {
    host.apply(screen(1))
    let action = try #require(try host.swipe(.line(0), from: .leading).first)
    host.apply(Sample.lines(5..<8))
    #expect(throws: HeadlessError.missingSwipeAction("Pin")) { try host.perform(action) }
    #expect(calls.take() == [])
  }

  @Test func aSwipeAcrossTheRowRunsTheOutermostActionThatAllowsIt() throws {
    let screen = Sample.screen { [calls] in
      for id in 0..<2 {
        Sample.Line(id: id).swipeActions(
          SwipeAction("Delete", allowsFullSwipe: id == 0) { calls.add("delete \(id)") },
          SwipeAction("Delete") { calls.add("other \(id)") })
      }
    }
    host.apply(screen)
    try host.swipe(.line(0), isFull: true)
    try host.swipe(.line(1), isFull: true)
    #expect(calls.take() == ["delete 0"])
    let actions = try host.swipe(.line(1))
    try host.perform(actions[1], at: 1)
    #expect(calls.take() == ["other 1"], "its title alone does not tell which it is")
  }

  @Test func aMenuRunsTheNewestHandlerOfItsItem() throws {
    let screen = { [calls] (version: Int) in
      Sample.screen {
        Sample.Line(id: 0).contextMenu {
          MenuAction("Copy") { calls.add("copy in \(version)") }
          MenuAction("More", children: [MenuAction("Send") { calls.add("send in \(version)") }])
          MenuAction("Edit", isDisabled: true) { calls.add("edit") }
        } onPreview: {
          calls.add("preview in \(version)")
        }
        Sample.Line(id: 1)
      }
    }
    host.apply(screen(1))
    #expect(try host.openMenu(of: .line(1)).isEmpty)
    #expect(try host.openMenu(of: .line(0)).map(\.title) == ["Copy", "More", "Edit"])
    #expect(host.takeLines().last == "open menu of 0")
    host.apply(screen(2))
    try host.choose("More", "Send")
    #expect(throws: HeadlessError.missingMenuItem(["Copy"]), "the menu is closed") {
      try host.choose("Copy")
    }
    for titles in [["More"], ["Edit"], ["Copy", "Send"], ["None"]] {
      try host.openMenu(of: .line(0))
      #expect(throws: HeadlessError.missingMenuItem(titles)) { try host.choose(titles) }
    }
    try host.openMenu(of: .line(0))
    try host.choose()
    #expect(calls.take() == ["send in 2", "preview in 2"])
  }

  @Test func anActionThatTakesItsTimeIsWaitedFor() async throws {
    let question = Question()
    host.apply(
      Sample.screen {
        Sample.Line(id: 0).swipeActions(SwipeAction(awaiting: "Send") { await question.answer() })
      })
    for answer in [true, false] {
      try host.perform(try #require(try host.swipe(.line(0)).first))
      while !question.isAsked { await Task.yield() }
      _ = host.takeEvents()
      question.answer(answer)
      await host.finishActions()
      #expect(host.takeLines() == [answer ? "did 'Send'" : "did not do 'Send'"])
    }
    await host.finishActions()
  }

  @Test func allActionsAreWaitedFor() async throws {
    let questions = [Question(), Question()]
    host.apply(
      Sample.screen {
        for id in 0..<2 {
          Sample.Line(id: id).swipeActions(
            SwipeAction(awaiting: "Send") { await questions[id].answer() })
        }
      })
    for id in 0..<2 {
      try host.perform(try #require(try host.swipe(.line(id)).first))
      while !questions[id].isAsked { await Task.yield() }
    }
    let waiter = Task { [host, calls] in
      await host.finishActions()
      calls.add("finished")
    }
    for _ in 0..<20 { await Task.yield() }
    questions[0].answer(true)
    for _ in 0..<200 { await Task.yield() }
    #expect(calls.take() == [])
    questions[1].answer(true)
    await waiter.value
    #expect(calls.take() == ["finished"])
  }
}

/// What the user is asked, and answers later.
@MainActor
private final class Question {
  private var continuation: CheckedContinuation<Bool, Never>?
  var isAsked: Bool { continuation != nil }

  func answer() async -> Bool { await withCheckedContinuation { continuation = $0 } }

  func answer(_ answer: Bool) {
    continuation?.resume(returning: answer)
    continuation = nil
  }
}

extension Sample.Price {
  fileprivate var missingSlot: Handler<Void>? { nil }
}
