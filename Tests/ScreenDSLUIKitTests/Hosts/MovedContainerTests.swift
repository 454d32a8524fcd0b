/// Rows inside a container that moves and is replaced in one update.
@MainActor @Suite(.timedOnMain) struct MovedContainerTests {
  enum Place: CaseIterable { case same, row, section }
  /// What takes the container over: the same one, one with another ID, one that needs another cell.
  enum Replacement: CaseIterable {
    case none, id, cell, idAndCell

    /// The container's ID by then.
    fileprivate var id: RowPath { self == .id || self == .idAndCell ? "server" : "local" }
  }
  enum Inside: CaseIterable { case same, changed, inserted, removed, replaced, reordered }

  /// A deck of cards, and how often each of them was displayed more than it ended.
  @MainActor
  private final class App {
    var displays: [Int: Int] = [:]

    var seen: [Int] { displays.filter { $0.value == 1 }.keys.sorted() }
    var isPaired: Bool { displays.values.allSatisfy { $0 == 0 || $0 == 1 } }

    /// A screen of two sections, with the deck in its place.
    func screen(
      _ place: Place = .same, _ replacement: Replacement = .none, _ inside: Inside = .same,
      rowsBelow: Int = 0
    ) -> ScreenSnapshot {
      ScreenSnapshot([
        Section("a") {
          if place == .same { deck(replacement, inside) }
          Item(id: 100)
          if place == .row { deck(replacement, inside) }
        },
        Section("b") {
          if place == .section { deck(replacement, inside) }
          for id in 0..<rowsBelow { Item(id: 200 + id) }
        },
      ])
    }

    @SectionBuilder
    private func deck(_ replacement: Replacement, _ inside: Inside) -> some SectionContent {
      let id = replacement == .id || replacement == .idAndCell ? "server" : "local"
      let needsCell = replacement == .cell || replacement == .idAndCell
      let deck =
        (needsCell
        ? Container(id, Stack()) { cards(inside) } : Container(id, Deck()) { cards(inside) })
        .layout(.carousel.itemSize(width: 100))
      if id == "server" { deck.replaces(id: "local") } else { deck }
    }

    @SectionBuilder
    private func cards(_ inside: Inside) -> some SectionContent {
      for id in ids(inside) {
        let isNew = inside == .replaced
        let card = Item(id: isNew ? id + 50 : id, text: inside == .changed ? "new" : "")
          .onDisplay { self.displays[id, default: 0] += 1 }
          .onEndDisplay { self.displays[id, default: 0] -= 1 }
        if isNew { card.replaces(id: RowID(id, of: Item.self)) } else { card }
      }
    }

    private func ids(_ inside: Inside) -> [Int] {
      switch inside {
      case .inserted: [Int](-1..<10)
      case .removed: [Int](1..<10)
      case .reordered: [2, 0, 1] + [Int](3..<10)
      default: [Int](0..<10)
      }
    }
  }

  @Test(arguments: HostKind.allCases, Place.allCases)
  func rowsInAContainerThatMovedAreTheSameRows(_ kind: HostKind, _ place: Place) throws {
    for replacement in Replacement.allCases {
      for inside in Inside.allCases {
        let (app, list) = (App(), kind.list())
        let name: Comment = "\(replacement), \(inside)"
        list.show(app.screen())
        #expect(app.seen == [0, 1, 2, 3], name)
        list.show(app.screen(place, replacement, inside))
        #expect(app.seen.count == 4 && app.isPaired, name)
        try list.scroll(replacement.id, to: 600)
        #expect(app.seen.count == 4 && !app.seen.contains(3) && app.isPaired, name)
        list.show(ScreenSnapshot())
        #expect(app.seen == [] && app.isPaired, name)
        #expect(list.codes == [], name)
      }
    }
  }

  @Test(arguments: HostKind.allCases)
  func rowsInAContainerGoOutOfSightWithItAndComeBack(_ kind: HostKind) {
    let app = App()
    let list = kind.list().showing(app.screen(rowsBelow: 30))
    list.scroll(to: 600)
    #expect(app.seen == [] && app.isPaired)
    list.scroll(to: 0)
    #expect(app.seen == [0, 1, 2, 3] && app.isPaired)
  }
}
