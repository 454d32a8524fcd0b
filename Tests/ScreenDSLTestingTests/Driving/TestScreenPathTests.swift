@testable import ScreenDSLTesting

/// Rows that are named with their section, because several sections have one with their ID.
@MainActor @Suite(.timedOnMain) struct TestScreenPathTests {
  private struct Product: CellModel { var onBuy: Handler<Int> }

  @Test func literalsNameTheSectionTheContainersAndTheRow() {
    var products = [("shop", [1, 2, 3]), ("sale", [1, 2, 3])]
    let log = Log()
    let screen = TestScreen.sections {
      for (index, (name, numbers)) in products.enumerated() {
        Section(name) {
          DrivenScreen.Line(text: name).id("title").onSelect { log.add("title of \(name)") }
            .swipeActions(SwipeAction("Hide") { products.removeAll { $0.0 == name } })
          Container("shelf", ItemShelf()) {
            for number in numbers {
              Product(onBuy: Handler { log.add("\(name) p\(number) x \($0)") }).id("p\(number)")
                .onSelect { products[index].1.removeAll { $0 == number } }
            }
          }
        }
      }
    }
    screen.tap("sale/title").fire("shop/shelf/p2", \Product.onBuy, 7)
    #expect(log.lines == ["title of sale", "shop p2 x 7"])
    screen.tap("shop/shelf/p2").expectLastUpdate {
      $0.removed("shop/shelf/p2")
      $0.untouched("shop/title", "sale/shelf")
    }
    #expect(products.map(\.1) == [[1, 3], [1, 2, 3]])
    screen.scroll(to: "sale/shelf/p3")
    #expect(screen.host.offset(of: "shop/shelf") == 0)
    screen.swipe("shop/title", .trailing, "Hide")
    #expect(products.map(\.0) == ["sale"])
    screen.tap("shelf/p1")
    #expect(products.map(\.1) == [[2, 3]])
    #expect(screen.violations == [])
  }

  @Test func aRowThatMovesToAnotherSectionGetsTheNextValue() {
    let log = Log()
    let screen = TestScreen.sections {
      Section("shop") {
        if log.lines.isEmpty { Product(onBuy: Handler { log.add("buy \($0)") }).id("p") }
      }
      Section("sale") {
        if !log.lines.isEmpty { Product(onBuy: Handler { log.add("again \($0)") }).id("p") }
      }
    }
    screen.fire("shop/p", \Product.onBuy, 7, 8).expectLastUpdate { $0.moved("shop/p") }
    #expect(log.lines == ["buy 7", "again 8"])
  }
}
