import Foundation
import ScreenDSL
import ScreenDSLUIKit
import ScreenSim
import TestSupport
import Testing
import UpdateContract

/// Rows inside a container that moves and is replaced in one update.
@MainActor @Suite(.timedOnMain) struct MovedContainerTests {
  enum Place: CaseIterable { case same, row, section }
  /// What takes the container over: the same one, one with another ID, one that needs another cell.
  enum Replacement: CaseIterable { case none, id, cell, idAndCell }
  enum Inside: CaseIterable { case same, changed, inserted, removed, replaced, reordered }

  /// A deck of cards, and how often each of them was displayed more than it ended.
  @MainActor
  private final class App {
    let bench: Bench
    var displays: [Int: Int] = [:]

    init(_ kind: ListKind, usesReconfigure: Bool, combinesBatches: Bool) {
      bench = Bench(kind) {
        $0.usesReconfigure = usesReconfigure
        $0.combinesBatches = combinesBatches
      }
    }

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
      let layout = LayoutHint.carousel.itemSize(width: 100)
      switch replacement {
      case .none:
        Container("local", Deck()) { cards(inside) }.layout(layout)
      case .id:
        Container("server", Deck()) { cards(inside) }.layout(layout).replaces(id: "local")
      case .cell:
        Container("local", Stack()) { cards(inside) }.layout(layout)
      case .idAndCell:
        Container("server", Stack()) { cards(inside) }.layout(layout).replaces(id: "local")
      }
    }

    @SectionBuilder
    private func cards(_ inside: Inside) -> some SectionContent {
      for id in ids(inside) {
        if inside == .replaced {
          Item(id: id + 50).replaces(id: RowID(id, of: Item.self))
            .onDisplay { self.displays[id, default: 0] += 1 }
            .onEndDisplay { self.displays[id, default: 0] -= 1 }
        } else {
          Item(id: id, text: inside == .changed ? "new" : "")
            .onDisplay { self.displays[id, default: 0] += 1 }
            .onEndDisplay { self.displays[id, default: 0] -= 1 }
        }
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

  private static let options = [(true, true), (true, false), (false, true), (false, false)]

  @Test(arguments: ListKind.allCases, Place.allCases)
  func rowsInAContainerThatMovedAreTheSameRows(_ kind: ListKind, _ place: Place) {
    for (usesReconfigure, combinesBatches) in Self.options {
      for replacement in Replacement.allCases {
        for inside in Inside.allCases {
          let app = App(kind, usesReconfigure: usesReconfigure, combinesBatches: combinesBatches)
          let name: Comment =
            "\(replacement), \(inside), \(usesReconfigure), \(combinesBatches)"
          app.bench.show(app.screen())
          #expect(app.seen == [0, 1, 2, 3], name)
          app.bench.show(app.screen(place, replacement, inside))
          #expect(app.seen.count == 4 && app.isPaired, name)
          let inner = app.bench.inner(place == .row ? 1 : 0, place == .section ? 1 : 0)
          inner?.sim.scroll(to: 600)
          #expect(app.seen.count == 4 && !app.seen.contains(3) && app.isPaired, name)
          app.bench.show(ScreenSnapshot())
          #expect(app.seen == [] && app.isPaired, name)
          #expect(app.bench.codes == [], name)
        }
      }
    }
  }

  @Test(arguments: ListKind.allCases)
  func rowsInAContainerGoOutOfSightWithItAndComeBack(_ kind: ListKind) {
    let app = App(kind, usesReconfigure: true, combinesBatches: false)
    app.bench.show(app.screen(rowsBelow: 30))
    app.bench.sim.scroll(to: 600)
    #expect(app.seen == [] && app.isPaired)
    app.bench.sim.scroll(to: 0)
    #expect(app.seen == [0, 1, 2, 3] && app.isPaired)
    #expect(app.bench.codes == [])
  }
}
