@testable import ScreenDSL

@MainActor @Suite(.timedOnMain) struct ModifiedRowAttributesTests {
  private let log = Log()

  @Test func modifiersKeepTheOthers() throws {
    let row = Container("g", Grid(text: 3)) { Note(id: 1) }
      .layout(.list)
      .reorderable { [log] in log.add("reorder \($0.index)") }
      .onPrefetch { [log] in log.add("prefetch \($0)") }
      .onEndDisplay { [log] in log.add("end") }
      .onDisplay { [log] in log.add("display") }
      .swipeActions(SwipeAction("Delete", style: .destructive) { [log] in log.add("delete") })
      .swipeActions(.leading, [SwipeAction("Flag") {}, SwipeAction("Pin") {}])
      .onSelect { [log] in log.add("select") }
      .id("h")
    let attributes = Row(row).attributes
    attributes.onSelect?(())
    attributes.swipeActions.trailing[0].handler { _ in }
    attributes.onDisplay?(())
    attributes.onEndDisplay?(())
    attributes.onPrefetch?(.cancelled)
    attributes.onReorder?(
      Reorder(id: "h", oldSection: "s", oldIndex: 1, section: "s", index: 4, next: nil))
    #expect(log.lines == ["select", "delete", "display", "end", "prefetch cancelled", "reorder 4"])
    #expect(attributes.swipeActions.leading.map(\.title) == ["Flag", "Pin"])
    #expect(attributes.layout == .list && Row(row).id == "h")
    #expect(ScreenSnapshot(Section("s") { row }).row(id: "h")?.innerRows?.rowCount == 1)
  }

  @Test func theLastModifierOfAKindCounts() {
    let content = Container("g", Grid()) { Note(id: 1) }.layout(.list).layout(.carousel)
      .swipeActions(SwipeAction("A") {}, SwipeAction("B") {}).swipeActions(SwipeAction("C") {})
      .onSelect { [log] in log.add("first") }.onSelect { [log] in log.add("last") }
    let row = Row(content)
    row.attributes.onSelect?(())
    #expect(log.lines == ["last"] && row.attributes.layout == .carousel)
    #expect(row.attributes.swipeActions.trailing.map(\.title) == ["C"])
    #expect(Row(content.swipeActions()).attributes.swipeActions == SwipeActions())
  }

  @Test func noActionIsNone() {
    let none: (@MainActor @Sendable () -> Void)? = nil
    let row = Note(id: 1).onSelect {}.reorderable { _ in }
    #expect(Row(row.onSelect(none)).attributes.onSelect == nil)
    #expect(Row(row.reorderable(nil)).attributes.onReorder == nil)
    #expect(Row(row.onSelect(none)) == Row(Note(id: 1).reorderable { _ in }))
    let actions = ["A", "B"].map { SwipeAction($0) {} }
    #expect(Row(row.swipeActions(.leading, actions)).attributes.swipeActions.leading == actions)
  }
}
