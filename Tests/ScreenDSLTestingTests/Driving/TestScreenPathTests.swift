@testable import ScreenDSLTesting

/// Rows that are named with their section, because several sections have one with their ID.
@MainActor @Suite(.timedOnMain) struct TestScreenPathTests {
  @MainActor
  private final class Store {
    var products = [("shop", [1, 2, 3]), ("sale", [1, 2, 3])]
    var calls: [String] = []
  }

  private struct Product: CellModel { var onBuy: Handler<Int> }

  private let store = Store()

  /// A shop of shelves.
  private var screen: TestScreen {
    TestScreen { [store] in
      let products = store.products
      return ScreenOfSections {
        for (index, (name, numbers)) in products.enumerated() {
          Section(name) {
            DrivenScreen.Line(text: name).id("title")
              .onSelect { store.calls.append("title of \(name)") }
              .swipeActions(SwipeAction("Hide") { store.products.removeAll { $0.0 == name } })
            Container("shelf", ItemShelf()) {
              for number in numbers {
                Product(onBuy: Handler { store.calls.append("\(name) p\(number) x \($0)") })
                  .id("p\(number)")
                  .onSelect { store.products[index].1.removeAll { $0 == number } }
              }
            }
          }
        }
      }
    }
  }

  @Test func literalsNameTheSectionTheContainersAndTheRow() throws {
    let screen = screen
    screen.tap("sale/title")
    screen.fire("shop/shelf/p2", \Product.onBuy, 7)
    #expect(store.calls == ["title of sale", "shop p2 x 7"])
    screen.tap("shop/shelf/p2").expectLastUpdate {
      $0.removed("shop/shelf/p2")
      $0.untouched("shop/title", "sale/shelf")
    }
    #expect(store.products.map(\.1) == [[1, 3], [1, 2, 3]])
    screen.scroll(to: "sale/shelf/p3")
    #expect(screen.host.offset(of: "shop/shelf") == 0)
    screen.swipe("shop/title", .trailing, "Hide")
    #expect(store.products.map(\.0) == ["sale"])
    screen.tap("shelf/p1")
    #expect(store.products.map(\.1) == [[2, 3]])
    #expect(screen.violations == [])
  }
}
