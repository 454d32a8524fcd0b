@testable import ScreenDSL
@testable import ScreenDSLHosting

/// Tests which rows the list must show again, without a list.
@MainActor @Suite(.timedOnMain) struct ShownListTests {
  @Test func whatIsToBeShownAgainIsTakenOnce() {
    var shown = ShownList()
    let places = (0..<2).map { CellPlace.row(RowPath(RowID($0), section: "a")) }
    for place in places + places {
      shown.refill(place)
      shown.remeasure(place)
    }
    let refills = shown.takeRefills()
    #expect(refills == places && shown.hasWork)
    let remeasures = shown.takeRemeasures()
    #expect(remeasures == places && !shown.hasWork)
  }

  @Test func whatPeopleDidIsAnsweredOnceTheCellIsFilled() {
    let host = BareHost()
    let site = ListUpdater(host: host).state(of: RowPath(1, section: "a")).site
    var shown = ShownList()
    let (first, second) = (shown.note(in: site), shown.note(in: site))
    #expect(shown.cell(of: first) == nil, "only the last counts")
    #expect(shown.cell(of: second) != nil)
    shown.answer(site.shownPlace)
    #expect(!shown.isAwaitingAnswer && shown.cell(of: second) == nil)
  }
}
