@Suite(.timed) struct RowAttributesTests {
  private static let modifiers: [@Sendable (Row) -> Row] = [
    { Row($0.onSelect {}) }, { Row($0.onDeselect {}) }, { Row($0.selectable { true }) },
    { Row($0.height(96)) }, { Row($0.estimatedHeight(96)) }, { Row($0.onDisplay {}) },
    { Row($0.onEndDisplay {}) }, { Row($0.onPrefetch { _ in }) }, { Row($0.reorderable { _ in }) },
    { Row($0.reorderable(canMove: { _ in true }) { _ in }) },
    { Row($0.contextMenu { MenuAction("A") {} }) },
    { Row($0.contextMenu(items: {}, onPreview: {})) },
    { Row($0.swipeActions(SwipeAction("A") {})) },
    { Row($0.swipeActions(.leading, [SwipeAction("A") {}])) }, { Row($0.accessibilityLabel("A")) },
    { Row($0.accessibilityTraits(.button)) }, { Row($0.onImpression {}) }, { Row($0.task {}) },
  ]

  @Test(arguments: Self.modifiers.indices) func anAttributeThatAppearsIsAChange(index: Int) {
    let (modify, plain) = (Self.modifiers[index], Row(Note(id: 1)))
    #expect(modify(plain) != plain && modify(plain) == modify(plain))
    let (old, new) = (screen(plain), screen(modify(plain)))
    let changes = new.changeset(from: old)
    expectEqual(changes.rowUpdates.map(\.kind), [.reconfigure])
    expectEqual(old.applying(changes).description, new.description)
    #expect(screen(modify(plain)).changeset(from: new).isEmpty)
  }

  @Test func attributesAreEqualInAnyOrder() {
    // If two modifiers set one attribute, the last one applies.
    var modifiers = Self.modifiers
    for index in [11, 8] { modifiers.remove(at: index) }
    let all = modifiers.reduce(Row(Note(id: 1))) { $1($0) }
    let reversed = modifiers.reversed().reduce(Row(Note(id: 1))) { $1($0) }
    expectEqual(all, reversed)
    for modify in modifiers { expectEqual(modify(all), all) }
    #expect(Row(reversed.height(97)) != all && all != Row(reversed.height(.nan)))
    #expect(Row(reversed.replaces(id: 7)) == all && all == Row(reversed.replaces(id: 7)))
  }

  @Test func heightsAreCutAsLayoutHintsAre() {
    let (note, lengths) = (Note(id: 1), [96, 0.5, 1e9, .infinity, .nan, 0, -3])
    let expected: [Double?] = [96, 0.5, 100_000, nil, nil, nil, nil]
    expectEqual(lengths.map { Row(note.height($0)).attributes.height }, expected)
    expectEqual(lengths.map { Row(note.estimatedHeight($0)).attributes.estimatedHeight }, expected)
    let five = Row(note.height(5))
    #expect(five != Row(note.height(6)) && five != Row(note.estimatedHeight(5)))
    expectEqual(Row(note.height(.nan)), Row(note))
    let row = Row(note.height(5).estimatedHeight(6.5))
    #expect(row.description.hasSuffix("height 5.0 estimated height 6.5"))
    let changes = screen(five).changeset(from: screen(row))
    #expect("\(changes.explanation)".contains("estimatedHeight: 6.5 -> nil"))
    // A loop tells whether its rows may have heights.
    let loops = ScreenSnapshot([
      Section("models") { for id in 0..<3 { Note(id: id) } },
      Section("modified") { for id in 0..<3 { Note(id: id).onSelect {}.reorderable { _ in } } },
      Section("heights") { for id in 0..<3 { Note(id: id).height(5).onSelect {} } },
      Section("rows") { for id in 0..<3 { Row(Note(id: id)) } },
    ])
    expectEqual(loops.sections.map(\.mayHaveHeights), [false, false, true, true])
  }

  @Test func aContainersLayoutIsAReconfigureOfItsRow() {
    func screen(_ hint: LayoutHint?) -> ScreenSnapshot {
      let row = Container("g", Grid()) { Note(id: 1) }
      return ScreenSnapshot(Section("s") { hint.map { row.layout($0) } ?? row })
    }
    let hints: [LayoutHint?] = [nil, .carousel, .carousel.itemSize(width: 9), .grid(columns: 2)]
    for (before, after) in zip(hints, hints.dropFirst() + [nil]) {
      let (old, new) = (screen(before), screen(after))
      let changes = new.changeset(from: old)
      #expect(changes.rowUpdates.map(\.kind) == [.reconfigure] && changes.nested.isEmpty)
      expectEqual(old.applying(changes).row(at: "g")?.attributes.layout, after)
    }
  }

  private func screen(_ row: Row) -> ScreenSnapshot { ScreenSnapshot(Section("s") { row }) }

  @Test func attributesOfARow() {
    let row = Row(
      Note(id: 1).onSelect {}.reorderable { _ in }
        .swipeActions(SwipeAction("Delete") {}, SwipeAction("Don't") {})
        .swipeActions(.leading, [SwipeAction("Pin") {}]))
    let words = #"selectable leading 'Pin' trailing 'Delete', 'Don\'t' reorderable"#
    expectEqual(row.description, "Note '1' (text: 0) " + words)
    // Each use of a selection makes a row selectable. What only listens has no text.
    for row in [Row(Note(id: 1).onDeselect {}), Row(Note(id: 1).selectable { false })] {
      expectEqual(row.description, "Note '1' (text: 0) selectable")
    }
    let shelf = Container("g", Grid()) { Label() }.layout(.carousel.itemSize(width: 9, height: 9.5))
    expectEqual(Row(shelf).description, "Grid 'g' (text: 0) layout carousel 9.0 x 9.5")
    let listening = Row(Note(id: 1).onDisplay {}.onEndDisplay {}.onPrefetch { _ in })
    expectEqual(listening.description, "Note '1' (text: 0)")
  }
}
