import RandomScreens
import ScreenDSL
import Testing

/// Each modifier sets its attribute and keeps the others.
@MainActor @Suite final class RowConvertibleAttributesTests {
  private var log: [String] = []

  private func note(_ line: String) { log.append(line) }

  @Test func modifiersSetTheirAttribute() {
    let plain = Note(id: 1).asRow().attributes
    #expect(plain == RowAttributes())
    #expect(Note(id: 1).onSelect {}.attributes.onSelect != nil)
    #expect(Note(id: 1).onDisplay {}.attributes.onDisplay != nil)
    #expect(Note(id: 1).onEndDisplay {}.attributes.onEndDisplay != nil)
    #expect(Note(id: 1).onPrefetch { _ in }.attributes.onPrefetch != nil)
    #expect(Note(id: 1).reorderable { _ in }.attributes.onReorder != nil)
    #expect(Note(id: 1).layout(.carousel).attributes.layout == .carousel)
    let swipes = Note(id: 1).swipeActions(.leading, SwipeAction("A") {}).attributes.swipeActions
    #expect(swipes.leading.map(\.title) == ["A"])
    #expect(swipes.trailing.isEmpty)
  }

  @Test func modifiersKeepTheOthers() throws {
    let row = Container("g", Grid(text: 3)) { Note(id: 1) }
      .layout(.list)
      .reorderable { [self] in note("reorder \($0.index)") }
      .onPrefetch { [self] in note("prefetch \($0)") }
      .onEndDisplay { [self] in note("end") }
      .onDisplay { [self] in note("display") }
      .swipeActions(SwipeAction("Delete", style: .destructive) { [self] in note("delete") })
      .swipeActions(.leading, SwipeAction("Flag") {}, SwipeAction("Pin") {})
      .onSelect { [self] in note("select") }
      .id("h")
    let attributes = row.attributes
    attributes.onSelect?(())
    attributes.swipeActions.trailing[0].handler(())
    attributes.onDisplay?(())
    attributes.onEndDisplay?(())
    attributes.onPrefetch?(.cancelled)
    attributes.onReorder?(
      Reorder(id: "h", oldSection: "s", oldIndex: 1, section: "s", index: 4, next: nil))
    #expect(
      log == ["select", "delete", "display", "end", "prefetch cancelled", "reorder 4"])
    #expect(attributes.swipeActions.leading.map(\.title) == ["Flag", "Pin"])
    #expect(attributes.layout == .list)
    #expect(row.id == "h")
    #expect(ScreenSnapshot(Section("s") { row }).row(id: "h")?.contents?.rowCount == 1)
  }

  @Test func theLastModifierOfAKindCounts() {
    let row = Note(id: 1)
      .swipeActions(SwipeAction("A") {}, SwipeAction("B") {}).swipeActions(SwipeAction("C") {})
      .layout(.list).layout(.carousel)
      .onSelect { [self] in note("first") }.onSelect { [self] in note("last") }
    row.attributes.onSelect?(())
    #expect(log == ["last"])
    #expect(row.attributes.swipeActions.trailing.map(\.title) == ["C"])
    #expect(row.attributes.layout == .carousel)
    #expect(row.swipeActions().attributes.swipeActions == SwipeActions())
  }
}
