import ScreenDSLHeadless
import TestSupport

@testable import ScreenDSLTesting

/// Rows that are named with their section, because several sections have one with their ID.
@MainActor @Suite(.timedOnMain) struct TestScreenPathTests {
  @MainActor
  private final class Store {
    var names = ["shop", "sale"]
    var products: [String: [Int]] = [:]
    var titles: [String: String] = [:]
    var calls: [String] = []

    func products(in name: String) -> [Int] { products[name] ?? [1, 2, 3] }
  }

  private struct Product: CellModel {
    var text = ""
    var onBuy: Handler<Int>
  }

  private struct Title: CellModel { var text: String }
  private struct Shelf: ContainerModel {}

  /// A shop of shelves.
  private struct Shop: Screen {
    let store: Store
    let names: [String]
    let products: [String: [Int]]
    let titles: [String: String]

    @MainActor init(_ store: Store) {
      self.store = store
      names = store.names
      products = Dictionary(uniqueKeysWithValues: names.map { ($0, store.products(in: $0)) })
      titles = store.titles
    }

    var body: some ScreenContent {
      for name in names {
        Section(name) {
          Title(text: titles[name] ?? name).id("title")
            .onSelect { store.calls.append("title of \(name)") }
            .swipeActions(SwipeAction("Hide") { store.names.removeAll { $0 == name } })
          Container("shelf", Shelf()) {
            for number in products[name] ?? [] {
              Product(onBuy: Handler { store.calls.append("\(name) p\(number) x \($0)") })
                .id("p\(number)")
                .onSelect {
                  store.products[name] = store.products(in: name).filter { $0 != number }
                }
            }
          }
        }
      }
    }
  }

  private let store = Store()
  private var screen: TestScreen { TestScreen { Shop(store) } }

  @Test func literalsNameTheSectionTheContainersAndTheRow() throws {
    let screen = screen
    screen.tap("sale/title")
    screen.fire(\Product.onBuy, "shop/shelf/p2", 7)
    #expect(store.calls == ["title of sale", "shop p2 x 7"])
    screen.tap("shop/shelf/p2")
    #expect(store.products == ["shop": [1, 3]])
    screen.scroll(to: "sale/shelf/p3")
    #expect(try screen.host.offset(of: "shop/shelf") == 0)
    screen.swipe("shop/title", .trailing, "Hide")
    #expect(store.names == ["sale"])
    screen.tap("shelf/p1").tap("sale/shelf/p2")
    #expect(store.products["sale"] == [3])
    #expect(screen.violations == [])
  }

  @Test func withoutTheSectionSeveralRowsAreMeant() {
    let screen = screen
    #expect(
      failures { screen.tap("title") } == [
        #"'title' must be one row (was 2); use "shop/title", "sale/title""#
      ])
    #expect(
      failures { screen.tap("shelf/p2") } == [
        ##"'shelf/p2' must be one row (was 2); use "shop/shelf/p2", "sale/shelf/p2""##
      ])
    #expect(store.calls == [])
  }

  @Test func aPathWithASectionIsOneRowThoughAnotherIDHasItsText() {
    let screen = TestScreen {
      ScreenOf {
        DrivenScreen.Card(id: 1).onSelect {}
        DrivenScreen.Line(text: "a").id(1)
      }
    }
    screen.tap(.path(RowPath(RowID(1, of: DrivenScreen.Card.self), section: "all")))
  }

  @Test func whatIsNotThereIsToldWithThoseOfNearNames() {
    let screen = screen
    let sentence = "No row for 'shop/tidle'; near it are 'shop/title', 'shop/shelf', 'sale/title'"
    #expect(failures { screen.tap("shop/tidle") } == [sentence])
  }

  @Test func updatesAreExpectedOfOneOfThem() {
    let screen = screen
    store.titles["sale"] = "Sale!"
    screen.update().expectLastUpdate {
      reconfigured("sale/title")
      untouched("shop/title", "shop/shelf", "sale/shelf")
    }
    let found = failures { screen.expectLastUpdate { reconfigured("shop/title") } }
    #expect(found.first?.contains("must be reconfigured (was untouched; ScreenDSLTest") == true)
    store.titles["shop"] = "Shop!"
    store.titles["sale"] = nil
    screen.update()
    #expect(
      failures { screen.expectLastUpdate { reconfigured("title") } }.first?
        .contains(#"'title' must be one row (was 2); use "shop/title", "sale/title""#) == true)
    screen.expectLastUpdate {
      reconfigured("sale/title", "shop/title")
    }
  }
}
