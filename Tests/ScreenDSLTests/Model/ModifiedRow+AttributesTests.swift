@testable import ScreenDSL

/// Tests that each modifier sets its attribute and keeps the others.
@MainActor @Suite(.timedOnMain) final class ModifiedRowAttributesTests {
  private var log: [String] = []

  private func note(_ line: String) { log.append(line) }

  @Test func modifiersKeepTheOthers() throws {
    let row = Container("g", Grid(text: 3)) { Note(id: 1) }
      .layout(.list)
      .reorderable { [self] in note("reorder \($0.index)") }
      .onPrefetch { [self] in note("prefetch \($0)") }
      .onEndDisplay { [self] in note("end") }
      .onDisplay { [self] in note("display") }
      .swipeActions(SwipeAction("Delete", style: .destructive) { [self] in note("delete") })
      .swipeActions(.leading, [SwipeAction("Flag") {}, SwipeAction("Pin") {}])
      .onSelect { [self] in note("select") }
      .id("h")
    let attributes = Row(row).attributes
    attributes.onSelect?(())
    attributes.swipeActions.trailing[0].handler { _ in }
    attributes.onDisplay?(())
    attributes.onEndDisplay?(())
    attributes.onPrefetch?(.cancelled)
    attributes.onReorder?(
      Reorder(id: "h", oldSection: "s", oldIndex: 1, section: "s", index: 4, next: nil))
    #expect(log == ["select", "delete", "display", "end", "prefetch cancelled", "reorder 4"])
    #expect(attributes.swipeActions.leading.map(\.title) == ["Flag", "Pin"])
    #expect(attributes.layout == .list && Row(row).id == "h")
    #expect(ScreenSnapshot(Section("s") { row }).row(id: "h")?.innerRows?.rowCount == 1)
  }

  @Test func theLastModifierOfAKindCounts() {
    let content = Container("g", Grid()) { Note(id: 1) }.layout(.list).layout(.carousel)
      .swipeActions(SwipeAction("A") {}, SwipeAction("B") {}).swipeActions(SwipeAction("C") {})
      .onSelect { [self] in note("first") }.onSelect { [self] in note("last") }
    let row = Row(content)
    row.attributes.onSelect?(())
    #expect(log == ["last"] && row.attributes.layout == .carousel)
    #expect(row.attributes.swipeActions.trailing.map(\.title) == ["C"])
    #expect(Row(content.swipeActions()).attributes.swipeActions == SwipeActions())
  }

  @Test func noActionIsNone() {
    let none: (@MainActor @Sendable () -> Void)? = nil
    let row = Note(id: 1).onSelect { [self] in note("run") }.reorderable { _ in }
    #expect(Row(row.onSelect(none)).attributes.onSelect == nil)
    #expect(Row(row.reorderable(nil)).attributes.onReorder == nil)
    #expect(Row(row.onSelect(none)) == Row(Note(id: 1).reorderable { _ in }))
    let actions = ["A", "B"].map { SwipeAction($0) {} }
    #expect(Row(row.swipeActions(.leading, actions)).attributes.swipeActions.leading == actions)
  }
}
