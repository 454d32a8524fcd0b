import Foundation
import ScreenDSL
import ScreenDSLUIKit
import ScreenSim
import UpdateContract

/// A table or a collection with its adapter, as the matrix drives it.
@MainActor
final class MatrixList {
  enum Adapter {
    case table(UITableView, TableAdapter)
    case collection(UICollectionView, CollectionAdapter)
  }

  let adapter: Adapter
  let clock = ManualClock()
  let configuration: MatrixConfiguration
  /// What the next cell that is configured does.
  var onConfigure: (@MainActor () -> Void)?

  init(_ configuration: MatrixConfiguration) {
    self.configuration = configuration
    let probe = Probe()
    let cells = MatrixCells { probe.list?.cellWasConfigured() }
    let frame = CGRect(x: 0, y: 0, width: 320, height: configuration.isLarge ? 6_000 : 150)
    let clock = clock
    var options = AdapterOptions { clock.later($0, $1) }
    options.combinesBatches = configuration.combinesBatches
    options.usesReconfigure = configuration.usesReconfigure
    options.anchor = configuration.anchor
    if configuration.isTable {
      let view = UITableView(frame: frame, style: .plain)
      adapter = .table(view, TableAdapter(view, cells: cells.table, options: options))
    } else {
      let view = UICollectionView(
        frame: frame, collectionViewLayout: UICollectionViewLayout())
      let adapter = CollectionAdapter(view, cells: cells.collection, options: options)
      view.collectionViewLayout = adapter.layout()
      self.adapter = .collection(view, adapter)
    }
    probe.list = self
    updater.reloadThreshold = nil
    sim.setWindow(true)
  }

  private final class Probe {
    weak var list: MatrixList?
  }

  private func cellWasConfigured() {
    guard let action = onConfigure else { return }
    onConfigure = nil
    action()
  }

  var sim: ListSimulator {
    switch adapter {
    case .table(let view, _): view.sim
    case .collection(let view, _): view.sim
    }
  }

  var updater: ListUpdater {
    switch adapter {
    case .table(_, let adapter): adapter.updater
    case .collection(_, let adapter): adapter.updater
    }
  }

  func apply(_ snapshot: ScreenSnapshot) {
    switch adapter {
    case .table(_, let adapter): adapter.apply(snapshot)
    case .collection(_, let adapter): adapter.apply(snapshot)
    }
  }

  /// Lets everything happen that is under way; returns whether it came to an end.
  func settle() -> Bool {
    for _ in 0..<20 {
      sim.drain()
      if clock.isEmpty { return true }
      clock.turn()
    }
    return false
  }

  func cell(at path: ItemPath) -> UIView? {
    let path = IndexPath(item: path.item, section: path.section)
    return switch adapter {
    case .table(let view, _): view.cellForRow(at: path)
    case .collection(let view, _): view.cellForItem(at: path)
    }
  }

  func header(of section: Int) -> UIView? {
    switch adapter {
    case .table(let view, _): view.headerView(forSection: section)
    case .collection(let view, _):
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
    }
  }
}
