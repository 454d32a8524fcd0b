@testable import ScreenDSL

@Suite(.timed) struct ModifiedRowTests {
  private func screen(_ row: some RowConvertible) -> ScreenSnapshot {
    ScreenSnapshot("s") {
      row
      Note(id: 1)
    }
  }

  @Test func rowsAreComparedByWhatTheyShow() {
    func changes(_ old: some RowConvertible, _ new: some RowConvertible) -> [Changeset.RowUpdate] {
      screen(new).changeset(from: screen(old)).rowUpdates
    }
    let label = Label().id("a")
    #expect(changes(label.onSelect {}, label.onSelect {}).isEmpty)
    #expect(changes(label, label.onSelect(nil)).isEmpty)
    #expect(changes(label.onSelect(nil), Label().id("a").id("a")).isEmpty)
    expectEqual(changes(label, label.onSelect {}).count, 1)
    let high = label.height(3)
    #expect(changes(high, Row(high).unpacked).isEmpty && changes(Row(high).unpacked, high).isEmpty)
    expectEqual(changes(label.onSelect {}, label.onSelect(nil)).count, 1)
    expectEqual(changes(label.onSelect {}, label.contextMenu {}).count, 1)
    expectEqual(changes(label.onSelect {}, Label(text: 1).id("a").onSelect {}).count, 1)
    expectEqual(changes(label.onSelect {}, Note(id: 1).id("a").onSelect {}).map(\.kind), [.reload])
  }

  @Test func aChainKeepsOneTypeAndTakesNoMoreMemoryThanItSays() {
    func type<Chain>(of chain: Chain) -> ObjectIdentifier { ObjectIdentifier(Chain.self) }
    let (note, grid) = (Note(id: 1), Container("g", Grid()) { Note(id: 1) })
    expectEqual(type(of: note.height(3).height(4)), type(of: note.height(3)))
    let high = note.height(3).onSelect {}
    expectEqual(
      type(of: high.onSelect {}.height(3).id(4).swipeActions().replaces(id: 2)), type(of: high))
    let shown = note.onDisplay {}
    expectEqual(type(of: shown.task {}.onSelect {}.onImpression {}), type(of: shown))
    let labelled = note.accessibilityLabel("a")
    expectEqual(type(of: shown.accessibilityLabel("a").focusable()), type(of: labelled))
    expectEqual(type(of: note.onSelect {}.id(2).onSelect {}), type(of: note.id(2).onSelect {}))
    expectEqual(type(of: grid.layout(.list).focusable().layout(.list)), type(of: grid.focusable()))
    let row = note.onSelect {}.height(3).id(4).height(5).onSelect {}
    #expect(row.form.changes.attributes.isEmpty && Row(row).attributes.height == 5)
    expectEqual(MemoryLayout<RowAttributes>.size, MemoryLayout<Int>.size)
    let both = Row(note.height(3).focusable())
    expectEqual(Row(both.height(4)).attributes.height, 4)
    let plain = Row(both.height(.nan)).attributes
    #expect(plain.height == nil && plain.canFocus == true)
    func size<Row>(of row: Row) -> Int { MemoryLayout<Row>.stride }
    expectEqual(size(of: note.onSelect {}), size(of: note) + 2 * MemoryLayout<Int>.stride)
    expectEqual(size(of: note.id("a")), size(of: note) + MemoryLayout<RowID>.stride)
    expectEqual(size(of: note.height(3)), size(of: note) + MemoryLayout<Double>.stride)
    let all = note.height(3).onSelect {}.id(4).contextMenu { MenuAction("a") {} }
    #expect(size(of: all) <= size(of: note) + MemoryLayout<RowID>.stride + 32)
  }

  @Test func aRowKeepsItsOwnAttributes() {
    let row = Row(Note(id: 1).onSelect {}.height(5).id("a"))
    let other = Row(row.focusable(false))
    #expect(other.id == "a" && other.attributes.height == 5 && other.attributes.onSelect != nil)
    expectEqual(other.attributes.canFocus, false)
    expectEqual(Row(Row(Note(id: 1).focusable()).focusable()), Row(Note(id: 1).focusable()))
    let unselectable = Row(row.focusable(false).onSelect(nil))
    #expect(unselectable.attributes.onSelect == nil && unselectable.attributes.height == 5)
    let (old, new) = (screen(row.focusable()), screen(row.focusable().onSelect(nil)))
    expectEqual(new.changeset(from: old).rowUpdates.count, 1)
    // An action in a row is like one after it.
    let inside = (0..<2).map { Row(Note(id: $0).onSelect {}.height(5)).focusable() }
    let outside = (0..<2).map { Row(Note(id: $0)).onSelect {}.height(5).focusable() }
    let (first, second) = (ScreenSnapshot("s") { inside }, ScreenSnapshot("s") { outside })
    #expect(first == second && second.changeset(from: first).isEmpty)
  }

  @Test func rowsOfOneFormAreComparedByWhatTheySay() {
    func screen(_ ids: [Int?], height: Double = 4) -> ScreenSnapshot {
      ScreenSnapshot("s") {
        for id in ids { id.map { Label().height(height).id($0) } ?? Label().height(height) }
      }
    }
    let old = screen([1, nil, 3])
    #expect(screen([1, nil, 3]).changeset(from: old).isEmpty)
    expectEqual(screen([1, nil, 3], height: 5).changeset(from: old).rowUpdates.count, 3)
    let changes = screen([1, 2, 3]).changeset(from: old)
    #expect(changes.rowRemovals.count == 1 && changes.rowInsertions.count == 1)
    expectEqual(Row(Label().id("a").accessibilityTraits()), Row(Label().id("a")))
    func notes(_ own: String?) -> ScreenSnapshot {
      ScreenSnapshot("s") {
        for number in 0..<5 {
          let row = Note(id: number).height(4).onSelect {}
          number == 1 ? own.map { row.id($0) } ?? row : row
        }
      }
    }
    let (a, none) = (notes("a"), notes(nil))
    #expect(a == notes("a") && a != notes("b") && a != none && none != a)
  }

  private let log = Log()

  @MainActor @Test func modifiersKeepTheOthers() throws {
    let row = Container("g", Grid(text: 3)) { Note(id: 1) }.layout(.list)
      .reorderable { [log] in log.add("reorder \($0.index)") }
      .onPrefetch { [log] in log.add("prefetch \($0)") }.onEndDisplay { [log] in log.add("end") }
      .onDisplay { [log] in log.add("display") }
      .swipeActions(SwipeAction("Delete", style: .destructive) { [log] in log.add("delete") })
      .swipeActions(.leading, [SwipeAction("Flag") {}, SwipeAction("Pin") {}])
      .onSelect { [log] in log.add("select") }.id("h")
    let attributes = Row(row).attributes
    attributes.onSelect?(())
    attributes.swipeActions.trailing[0].handler { _ in }
    for action in [attributes.onDisplay, attributes.onEndDisplay] { action?(()) }
    attributes.onPrefetch?(.cancelled)
    attributes.onReorder?(
      Reorder(id: "h", oldSection: "s", oldIndex: 1, section: "s", index: 4, next: nil))
    #expect(log.lines == ["select", "delete", "display", "end", "prefetch cancelled", "reorder 4"])
    expectEqual(attributes.swipeActions.leading.map(\.title), ["Flag", "Pin"])
    #expect(attributes.layout == .list && Row(row).id == "h")
    expectEqual(ScreenSnapshot(Section("s") { row }).row(at: "h")?.innerRows?.rowCount, 1)
  }

  @MainActor @Test func theLastModifierOfAKindCountsAndNoActionIsNone() {
    let content = Container("g", Grid()) { Note(id: 1) }.layout(.list).layout(.carousel)
      .swipeActions(SwipeAction("A") {}, SwipeAction("B") {}).swipeActions(SwipeAction("C") {})
      .onSelect { [log] in log.add("first") }.onSelect { [log] in log.add("last") }
      .onDisplay { [log] in log.add("seen") }.onDisplay { [log] in log.add("seen last") }
    let row = Row(content)
    row.attributes.onSelect?(())
    Row(row.focusable()).attributes.onSelect?(())
    row.attributes.onDisplay?(())
    #expect(log.lines == ["last", "last", "seen last"] && row.attributes.layout == .carousel)
    expectEqual(row.attributes.swipeActions.trailing.map(\.title), ["C"])
    expectEqual(Row(content.swipeActions()).attributes.swipeActions, SwipeActions())
    let none: (@MainActor @Sendable () -> Void)? = nil
    let note = Note(id: 1).onSelect {}.reorderable { _ in }
    #expect(Row(note.onSelect(none)).attributes.onSelect == nil)
    #expect(Row(note.reorderable(nil)).attributes.onReorder == nil)
    #expect(Row(Note(id: 1).onSelect {}.onSelect(none)).attributes.onSelect == nil)
    expectEqual(Row(note.onSelect(none)), Row(Note(id: 1).reorderable { _ in }))
    let actions = ["A", "B"].map { SwipeAction($0) {} }
    expectEqual(Row(note.swipeActions(.leading, actions)).attributes.swipeActions.leading, actions)
  }
}
