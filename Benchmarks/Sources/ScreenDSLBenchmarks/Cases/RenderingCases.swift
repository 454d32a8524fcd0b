import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLTesting

/// The text and the picture of 10,000 rows, and the explanation of 10,000 changed rows.
func renderingCases() -> [BenchmarkCase] {
  [
    renderingCase("text", .text(looks)), renderingCase("outline", .outline(looks)),
    renderingCase("SVG", .svg(looks)), layoutTestCase(), screenTestsCase(), explanationCase(),
  ]
}

private let looks = LookRegistry(
  .look(of: Product<Int>.self) { product in
    Look.vertical {
      Look.text(product.title)
      Look.text("\(product.price)", .footnote).color(.secondary)
    }
  })

private func renderingCase(_ name: String, _ renderer: ScreenRenderer) -> BenchmarkCase {
  BenchmarkCase("render: \(name)", ids: "Int", rows: 10_000, limit: nil) {
    let screen = snapshot([Entry](count: 10_000).models(Product<Int>.self, .int))
    let lines = renderer.render(screen).split(separator: "\n").map(String.init)
    return .init(
      operation: Workload { renderer.render(screen).utf8.count },
      floor: .work(name: "same bytes", Workload { joined(lines) }))
  }
}

private func joined(_ lines: [String]) -> Int {
  var text = ""
  for line in lines {
    text += line
    text += "\n"
  }
  return text.utf8.count
}

/// A complete layout test of a small screen with a carousel: declare it, draw it as text, compare it.
private func layoutTestCase() -> BenchmarkCase {
  BenchmarkCase("layout test of a small screen", ids: "Int", rows: 13, limit: nil) {
    let elements = [Entry](count: 5).models(Product<Int>.self, .int)
    let expected = ScreenRenderer.text(looks).render(SmallScreen(elements: elements).snapshot())
    let lines = expected.split(separator: "\n").map(String.init)
    return .init(
      operation: Workload {
        let snapshot = SmallScreen(elements: elements).snapshot()
        return ScreenRenderer.text(looks).render(snapshot) == expected
      },
      floor: .work(name: "same bytes", Workload { joined(lines) }))
  }
}

/// Tests of 100 screens with 50 rows: each shows and compares the screen, taps a row, and looks for problems.
private func screenTestsCase() -> BenchmarkCase {
  BenchmarkCase("tests of 100 screens", ids: "Int", rows: 5_000, limit: nil) {
    let screen = MainActor.assumeIsolated { LongScreen(store: LongScreen.Store()) }
    let expected = ScreenRenderer.text(looks).render(screen.snapshot())
    return .init(
      operation: Workload {
        MainActor.assumeIsolated { (0..<100).count { _ in LongScreen.isTested(expected) } }
      },
      floor: .work(
        name: "100 drawings",
        Workload {
          (0..<100).count { _ in ScreenRenderer.text(looks).render(screen.snapshot()) == expected }
        }))
  }
}

/// 50 rows that can be tapped.
private struct LongScreen: Screen {
  @MainActor
  final class Store {
    var products = [Entry](count: 50).models(Product<Int>.self, .int)
  }

  let store: Store
  let products: [Product<Int>]

  @MainActor init(store: Store) { (self.store, products) = (store, store.products) }

  var body: some ScreenContent {
    Section("main") {
      for product in products {
        product.onSelect { store.products[0].price += 1 }
      }
    }
  }

  /// Tests a screen as a user of the package does, and returns whether the test passes.
  @MainActor static func isTested(_ expected: String) -> Bool {
    let store = Store()
    expectScreen(LongScreen(store: store), as: .text(looks), record: .never) { expected }
    let screen = TestScreen(cells: CellRegistry(looks: looks)) { LongScreen(store: store) }
    let row = RowName.path(RowPath(screen.snapshot.sections[0].rows[3].id))
    screen.tap(row).expectLastUpdate { $0.reconfigured(count: 1) }
    return screen.problems.isEmpty
  }
}

/// Two menus of one type, a carousel and rows, as in the main scene of the demo.
private struct SmallScreen: Screen {
  struct Menu: CellModel { var selected: Int }
  struct Carousel: ContainerModel {}

  var elements: [Product<Int>]

  var body: some ScreenContent {
    Section("main") {
      Menu(selected: 0)
      Container("carousel", Carousel()) { elements }
      Menu(selected: 1)
      elements
    }
  }
}

/// The explanation as text, which has the first 50 rows.
private func explanationCase() -> BenchmarkCase {
  BenchmarkCase("explanation, printed", ids: "Int", rows: 10_000, limit: 20) {
    let old = [Entry](count: 10_000)
    let new = old.map { Entry(number: $0.number, revision: 1) }
    let (before, after) = (
      snapshot(old.models(Product<Int>.self, .int)), snapshot(new.models(Product<Int>.self, .int))
    )
    let changes = after.changeset(from: before)
    return .init(
      operation: Workload { changes.explanation.utf8.count },
      floor: .work(
        name: "changeset", Workload { after.changeset(from: before).stages.count }))
  }
}
