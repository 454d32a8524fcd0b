import ScreenDSL
import TestSupport
import Testing

@testable import ScreenDSLTesting

/// What is remembered of the screens that tests showed.
@Suite(.timed) struct CoverageRecordTests {
  private func record(@SectionBuilder _ rows: () -> some SectionContent) -> CoverageRecord {
    var record = CoverageRecord()
    record.show(ScreenSnapshot(Section("s") { rows() }), of: "Screen")
    return record
  }

  @Test func rowsOfOneStatementAreRememberedByTheirTypesAndActions() {
    let models: [any CellModel] = [TextLine(text: "a"), ShelfItem(id: "b"), TextLine(text: "c")]
    let types = Set(record { models }.shown.map(\.what))
    #expect(types.isSuperset(of: ["TextLine", "ShelfItem"]))
    let actions = record {
      for number in 0..<2 {
        TextLine(text: "a").id(number).swipeActions(
          .trailing, number == 0 ? [] : [SwipeAction("Delete") {}])
      }
    }
    #expect(actions.offered.map(\.what) == ["swipe action 'Delete' of 'TextLine'"])
  }

  @Test func itemsThatCannotBeChosenAreNotOffered() {
    let record = record {
      TextLine(text: "a").contextMenu {
        MenuAction("Share") {}
        MenuAction("Print", isDisabled: true) {}
      }
    }
    #expect(record.offered.map(\.what) == ["menu item 'Share' of 'TextLine'"])
  }

  @Test func onlySoManyStatesOfAScreenAreKept() {
    var all = CoverageRecord()
    for bits in 0..<600 {
      func isShown(_ bit: Int) -> Bool { bits >> bit & 1 == 1 }
      all.merge(
        record {
          if isShown(0) { TextLine(text: "a") }
          if isShown(1) { TextLine(text: "a") }
          if isShown(2) { TextLine(text: "a") }
          if isShown(3) { TextLine(text: "a") }
          if isShown(4) { TextLine(text: "a") }
          if isShown(5) { TextLine(text: "a") }
          if isShown(6) { TextLine(text: "a") }
          if isShown(7) { TextLine(text: "a") }
          if isShown(8) { TextLine(text: "a") }
          if isShown(9) { TextLine(text: "a") }
        })
    }
    #expect(all.states["Screen"]?.count == 500)
  }
}
