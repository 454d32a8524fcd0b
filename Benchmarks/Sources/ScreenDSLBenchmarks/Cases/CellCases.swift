import Foundation
import ScreenDSL
import ScreenDSLHeadless

/// Filling and scrolling cells.
func cellCases() -> [BenchmarkCase] {
  [dispatchCase(), scrollCase()] + watchedCases()
}

/// 8,000 rows on screen at once: with `onImpression`, with a task, with both, and with neither.
private func watchedCases() -> [BenchmarkCase] {
  [
    watchedCase("display watched rows") { rows in
      Section("rows") { for row in rows { row.onImpression {} } }
    },
    watchedCase("display rows with tasks") { rows in
      Section("rows") { for row in rows { row.task {} } }
    },
    watchedCase("display watched rows with tasks") { rows in
      Section("rows") { for row in rows { row.task {}.onImpression {} } }
    },
  ]
}

private func watchedCase(
  _ name: String, _ section: @escaping ([Product<Int>]) -> Section
) -> BenchmarkCase {
  BenchmarkCase(name, ids: "Int", rows: 8_000, limit: 2) {
    let models = [Entry](count: 8_000).models(Product<Int>.self, .int)
    let (watched, plain) = (ScreenSnapshot(section(models)), snapshot(models))
    return .init(
      operation: Workload { MainActor.assumeIsolated { displayed(watched) } },
      floor: .work(
        name: "not watched", Workload { MainActor.assumeIsolated { displayed(plain) } }))
  }
}

/// Shows all rows at once, in a list of their own, and runs the waiting tasks of the main actor; returns the number
/// of rows.
@MainActor
private func displayed(_ snapshot: ScreenSnapshot) -> Int {
  let host = HeadlessHost(
    cells: CellRegistry(.class(ProductCell.self)),
    options: HeadlessOptions(viewport: 8_000 * 44))
  host.apply(snapshot)
  _ = RunLoop.main.run(mode: .default, before: .distantPast)
  return host.visibleRows.count
}

/// All allocations while 10,000 rows are scrolled once from start to end, in steps of half a window. The cells were
/// made before; what the list records about each cell counts.
private func scrollCase() -> BenchmarkCase {
  BenchmarkCase("scroll headless", ids: "Int", rows: 10_000, limit: 140_000) {
    let list = MainActor.assumeIsolated { ScrolledList() }
    return .init(
      operation: Workload { MainActor.assumeIsolated { list.scrollThrough() } },
      floor: .oneAllocation)
  }
}

@MainActor
private final class ScrolledList {
  private let host: HeadlessHost

  init() {
    host = HeadlessHost(cells: CellRegistry(.class(ProductCell.self)))
    host.apply(snapshot([Entry](count: 10_000).models(Product<Int>.self, .int)))
  }

  func scrollThrough() -> Int {
    host.scroll(to: 0)
    var offset = -1.0
    while host.offset > offset {
      offset = host.offset
      host.scroll(to: offset + 320)
    }
    return Int(offset)
  }
}

private final class ProductCell: HeadlessCell, ConfigurableCell {
  private var price = 0

  init() {}

  func configure(with product: Product<Int>, context: CellContext<Product<Int>>) {
    price = product.price
  }
}

/// 100,000 rows of four types; each row fills a cell of its type.
private func dispatchCase() -> BenchmarkCase {
  BenchmarkCase("configure through the registry", ids: "four types", rows: 100_000, limit: 2.65) {
    let rows = mixedRows(100_000)
    return .init(
      operation: Workload { MainActor.assumeIsolated { FilledCells(rows).fillThroughRegistry() } },
      floor: .work(
        name: "switch with casts",
        Workload { MainActor.assumeIsolated { FilledCells(rows).fillThroughSwitch() } }))
  }
}

private func mixedRows(_ count: Int) -> [Row] {
  (0..<count).map { index in
    switch index % 4 {
    case 0: Row(Price(amount: index).id(index))
    case 1: Row(Stars(count: index).id(index))
    case 2: Row(Caption(text: "caption \(index)").id(index))
    default: Row(Switch(isOn: index % 8 == 3).id(index))
    }
  }
}

private struct Price: CellModel { var amount: Int }
private struct Stars: CellModel { var count: Int }
private struct Caption: CellModel { var text: String }
private struct Switch: CellModel { var isOn: Bool }

private enum PlainList: CellHost { typealias View = AnyObject }

private final class PriceCell: ConfigurableCell, ListCell {
  typealias HostingList = PlainList
  var amount = 0
  func configure(with model: Price, context: CellContext<Price>) { amount = model.amount }
}

private final class StarsCell: ConfigurableCell, ListCell {
  typealias HostingList = PlainList
  var count = 0
  func configure(with model: Stars, context: CellContext<Stars>) { count = model.count }
}

private final class CaptionCell: ConfigurableCell, ListCell {
  typealias HostingList = PlainList
  var text = ""
  func configure(with model: Caption, context: CellContext<Caption>) { text = model.text }
}

private final class SwitchCell: ConfigurableCell, ListCell {
  typealias HostingList = PlainList
  var isOn = false
  func configure(with model: Switch, context: CellContext<Switch>) { isOn = model.isOn }
}

/// One cell of each type, and two ways to fill them.
@MainActor
private struct FilledCells {
  private let rows: [Row]
  private let price = PriceCell()
  private let stars = StarsCell()
  private let caption = CaptionCell()
  private let toggle = SwitchCell()

  init(_ rows: [Row]) { self.rows = rows }

  private var cells: [AnyObject] { [price, stars, caption, toggle] }
  private var result: Int { price.amount + stars.count + caption.text.count }

  func fillThroughRegistry() -> Int {
    let registry = CellRegistry<PlainList>(
      .class(PriceCell.self), .class(StarsCell.self), .class(CaptionCell.self),
      .class(SwitchCell.self))
    let host = IdleHost()
    let list = ListUpdater(host: host)
    let cells = cells
    for (index, row) in rows.enumerated() {
      registry.registration(for: row.reuseIdentifier)?.fill(
        cells[index % 4], with: LiveRow(row, in: "rows"), in: list, isFirstDisplay: true)
    }
    return result
  }

  /// Fills the cells through a `switch`, as apps write it by hand.
  func fillThroughSwitch() -> Int {
    let cells = cells
    for (index, row) in rows.enumerated() {
      let cell = cells[index % 4]
      switch row.model {
      case let model as Price: (cell as? PriceCell)?.amount = model.amount
      case let model as Stars: (cell as? StarsCell)?.count = model.count
      case let model as Caption: (cell as? CaptionCell)?.text = model.text
      case let model as Switch: (cell as? SwitchCell)?.isOn = model.isOn
      default: break
      }
    }
    return result
  }
}

/// A list that shows nothing.
@MainActor
final class IdleHost: ListHost {
  var readiness: ListReadiness { .needsReload }

  func perform(
    _ operations: Changeset.Operations, animated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    change()
    completion()
  }

  func reload(change: () -> Void) { change() }
}
