// Tests as the explorer prints them.
// swift-format-ignore-file

import ScreenDSLTesting
import TestSupport
import Testing

private struct FoundForgottenDependency {
  let bug = Bug.forgottenDependency
  // Found by 'explore' (systematic way 1).
  @MainActor func foundRulesOfLists() {
    let state = MailBox(bug)
    let screen = TestScreen { MailBoxScreen(box: state) }
    screen.tap("2")
  }
}
private struct FoundSwappedSwipes {
  let bug = Bug.swappedSwipes
  // Found by 'explore' (systematic way 1).
  @MainActor func foundSwipes() {
    let state = MailBox(bug)
    let screen = TestScreen { MailBoxScreen(box: state) }
    screen.swipe("1", .trailing, "Archive")
    screen.swipe("1", .trailing, "Mark as unread").expectLastUpdate(allowingOthers: true) { $0.removed(count: 0) }
  }
}
private struct FoundWrongIndexAfterSort {
  let bug = Bug.wrongIndexAfterSort
  // Found by 'explore' (systematic way 1).
  @MainActor func foundOwnRow() {
    let state = MailBox(bug)
    let screen = TestScreen { MailBoxScreen(box: state) }
    screen.swipe("1", .trailing, "Archive")
    screen.tap("2")
    screen.update { state.receive() }
    screen.turn("Sorted downwards", on: true, in: "order")
    screen.swipe("6", .trailing, "Mark as unread").expectLastUpdate(allowingOthers: true) { $0.untouched("2") }
  }
}
private struct FoundLostEmptyState {
  let bug = Bug.lostEmptyState
  // Found by 'explore' (systematic way 1).
  @MainActor func foundNeverEmpty() {
    let state = MailBox(bug)
    let screen = TestScreen { MailBoxScreen(box: state) }
    screen.type("7", in: "Search", of: "search")
    #expect(screen.snapshot.allRows.count > 3)
  }
}
private struct FoundIdFromState {
  let bug = Bug.idFromState
  // Found by 'explore' (systematic way 1).
  @MainActor func foundKeptId() {
    let state = MailBox(bug)
    let screen = TestScreen { MailBoxScreen(box: state) }
    screen.tap("Flag", in: "2 false").expectLastUpdate(allowingOthers: true) { $0.inserted(count: 0) }
  }
}
private struct FoundStrangersHeader {
  let bug = Bug.strangersHeader
  // Found by 'explore' (systematic way 1).
  @MainActor func foundOwnHeader() {
    let state = MailBox(bug)
    let screen = TestScreen { MailBoxScreen(box: state) }
    screen.swipe("1", .trailing, "Archive").expectLastUpdate(allowingOthers: true) { $0.untouched(.header("Monday")) }
  }
}
private struct FoundControlWithoutName {
  let bug = Bug.controlWithoutName
  // Found by 'explore' (systematic way 1).
  @MainActor func foundProblems() {
    let state = Settings(bug)
    let screen = TestScreen { SettingsOfBugs(settings: state) }
    expectNoProblems(screen)
  }
}
private struct FoundChangesTwoRows {
  let bug = Bug.changesTwoRows
  // Found by 'explore' (systematic way 2).
  @MainActor func foundOneRow() {
    let state = Shop(bug)
    let screen = TestScreen { ShopScreen(shop: state) }
    screen.step("Number", by: 2, in: "4")
    screen.tap("Remember", in: "2").expectLastUpdate(allowingOthers: true) { $0.untouched("4") }
  }
}
private struct FoundStaleEquality {
  let bug = Bug.staleEquality
  // Found by 'explore' (systematic way 1).
  @MainActor func foundFreshLooks() {
    let state = MailBox(bug)
    let screen = TestScreen { MailBoxScreen(box: state) }
    screen.tap("2")
    #expect(screen.cells == TestScreen { MailBoxScreen(box: state) }.cells)
  }
}
private struct FoundTextsByIndex {
  let bug = Bug.textsByIndex
  // Found by 'explore' (systematic way 1).
  @MainActor func foundContentsInPlace() {
    let state = MailBox(bug)
    let screen = TestScreen { MailBoxScreen(box: state) }
    screen.turn("Sorted downwards", on: true, in: "order").expectLastUpdate(allowingOthers: true) { $0.untouched("2") }
  }
}
private struct FoundWorksOnce {
  let bug = Bug.worksOnce
  // Found by 'explore' (systematic way 1).
  @MainActor func foundSameAgain() {
    let state = MailBox(bug)
    let screen = TestScreen { MailBoxScreen(box: state) }
    screen.tap("Flag", in: "3")
    screen.tap("Unflag", in: "3")
    screen.tap("Flag", in: "3").expectLastUpdate(allowingOthers: true) { $0.reconfigured("3") }
  }
}
private struct FoundStaleClosure {
  let bug = Bug.staleClosure
  // Found by 'explore' (systematic way 1).
  @MainActor func foundTakenValue() {
    let state = Settings(bug)
    let screen = TestScreen { SettingsOfBugs(settings: state) }
    screen.turn("Sounds", on: false, in: "Sounds").expectValue("off", of: "Sounds")
  }
}
private struct FoundShownOptional {
  let bug = Bug.shownOptional
  // Found by 'explore' (systematic way 1).
  @MainActor func foundTexts() {
    let state = Settings(bug)
    let screen = TestScreen { SettingsOfBugs(settings: state) }
    screen.step("Size", by: 2, in: "size")
    screen.expectNotVisible("Before: Optional(12)")
  }
}
private struct FoundSheetOfAnotherRow {
  let bug = Bug.sheetOfAnotherRow
  // Found by 'explore' (systematic way 1).
  @MainActor func foundOpener() {
    let state = Shop(bug)
    let screen = TestScreen { ShopScreen(shop: state) }
    screen.tap("2")
    screen.tap("Save", in: "2 editor").expectLastUpdate(allowingOthers: true) { $0.untouched("3") }
  }
}
private struct FoundFilterLosesCart {
  let bug = Bug.filterLosesCart
  // Found by 'explore' (systematic way 2).
  @MainActor func foundKeptChange() {
    let state = Shop(bug)
    let screen = TestScreen { ShopScreen(shop: state) }
    screen.step("Number", by: 2, in: "1")
    let before = screen.snapshot
    screen.turn("Favorites alone", on: true, in: "favorites")
    screen.turn("Favorites alone", on: false, in: "favorites")
    #expect(screen.snapshot == before)
  }
}
private struct FoundLostUnit {
  let bug = Bug.lostUnit
  // Found by 'explore' (systematic way 1).
  @MainActor func foundNumbers() {
    let state = Shop(bug)
    let screen = TestScreen { ShopScreen(shop: state) }
    screen.step("Number", by: 2, in: "2")
    screen.step("Number", by: 2, in: "2")
    screen.expectNotVisible("8.50")
  }
}
private struct FoundChargedTwice {
  let bug = Bug.chargedTwice
  // Found by 'explore' (systematic way 2).
  @MainActor func foundTwice() {
    let state = Shop(bug)
    let screen = TestScreen { ShopScreen(shop: state) }
    screen.step("Number", by: 2, in: "2")
    screen.tap("Buy", in: "cart")
    screen.tap("Pay", in: "pay").expectDisabled("Pay")
  }
}
private struct FoundDeadOnOne {
  let bug = Bug.deadOnOne
  // Found by 'explore' (systematic way 2).
  @MainActor func foundDeadControl() {
    let state = Shop(bug)
    let screen = TestScreen { ShopScreen(shop: state) }
    screen.tap("Remember", in: "3").expectLastUpdate(allowingOthers: true) { $0.reconfigured("3") }
  }
}
private struct FoundUndoElsewhere {
  let bug = Bug.undoElsewhere
  // Found by 'explore' (systematic way 1).
  @MainActor func foundUndo() async {
    let state = TaskList(bug)
    let screen = TestScreen { TaskScreen(list: state) }
    await Task.yield()
    await screen.finish()
    let before = screen.snapshot
    screen.swipe("4", .trailing, "Delete")
    screen.tap("Undo", in: "undo")
    #expect(screen.snapshot == before)
  }
}
private struct FoundDroppedOneOff {
  let bug = Bug.droppedOneOff
  // Found by 'explore' (systematic way 1).
  @MainActor func foundDrop() async {
    let state = TaskList(bug)
    let screen = TestScreen { TaskScreen(list: state) }
    await Task.yield()
    await screen.finish()
    screen.reorder("1", after: "4")
  }
}
private struct FoundPageForgets {
  let bug = Bug.pageForgets
  // Found by 'explore' (seed 3).
  @MainActor func foundKeptChange() async {
    let state = TaskList(bug)
    let screen = TestScreen(options: HeadlessOptions(viewport: 200)) { TaskScreen(list: state) }
    await Task.yield()
    await screen.finish()
    screen.turn("Mend bike", on: true, in: "3")
    let before = screen.snapshot
    screen.pick("Done", in: "Show", of: "filter")
    await screen.finish()
    screen.pick("All", in: "Show", of: "filter")
    #expect(screen.snapshot == before)
  }
}

/// Each printed test fails for its bug, not for a missing row. One of a stale style would pass, as it compares texts.
@MainActor @Suite(.timedOnMain) struct FoundTests {
  @Test(.expectsIssues) func eachFails() async {
    let tests: [@MainActor () async -> Void] = [
      FoundForgottenDependency().foundRulesOfLists, FoundSwappedSwipes().foundSwipes,
      FoundWrongIndexAfterSort().foundOwnRow, FoundLostEmptyState().foundNeverEmpty,
      FoundIdFromState().foundKeptId, FoundStrangersHeader().foundOwnHeader,
      FoundControlWithoutName().foundProblems, FoundChangesTwoRows().foundOneRow,
      FoundTextsByIndex().foundContentsInPlace, FoundWorksOnce().foundSameAgain,
      FoundStaleClosure().foundTakenValue, FoundShownOptional().foundTexts,
      FoundSheetOfAnotherRow().foundOpener, FoundFilterLosesCart().foundKeptChange,
      FoundLostUnit().foundNumbers, FoundChargedTwice().foundTwice,
      FoundDeadOnOne().foundDeadControl, FoundUndoElsewhere().foundUndo,
      FoundDroppedOneOff().foundDrop, FoundPageForgets().foundKeptChange,
    ]
    for test in tests {
      let issues = await ExpectedIssues.of(test)
      #expect(!issues.isEmpty && !issues.contains { $0.contains("No row for") }, "\(issues)")
    }
  }
}
