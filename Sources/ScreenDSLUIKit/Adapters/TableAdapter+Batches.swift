import Foundation
import ScreenDSL

#if canImport(UIKit)
  import UIKit
#else
  import ScreenSim
#endif

extension TableAdapter {
  /// Runs one stage: a batch, or headers and footers in place.
  func perform(
    _ operations: Changeset.Operations, in view: UITableView,
    change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    if !operations.supplementaries.isEmpty {
      updateHeaders(operations.supplementaries, in: view, change: change, completion: completion)
    } else if !operations.reconfigures.isEmpty && !core.options.usesReconfigure {
      change()
      fillInPlace(operations.reconfigures, in: view)
      completion()
    } else {
      endEditing(in: view, ifInSections: operations.sectionRemovals) {
        operations.rowRemovals.contains($0) || operations.reloads.contains($0)
      }
      let refilled = operations.reconfigures.compactMap { view.cellForRow(at: IndexPath($0)) }
      core.refilling(refilled) {
        view.performBatchUpdates {
          change()
          view.perform(operations)
        } completion: { _ in
          completion()
        }
      }
    }
  }

  private func fillInPlace(_ positions: [RowPosition], in view: UITableView) {
    for position in positions {
      guard let row = core.updater.currentRow(at: position),
        let cell = view.cellForRow(at: IndexPath(position))
      else { continue }
      core.refilling([cell]) {
        core.gate.answering { core.fill(cell, with: row, registration(for: row.row)) }
      }
    }
  }

  /// A text field that is edited refuses to go with its cell.
  private func endEditing(
    in view: UITableView, ifInSections sections: [Int],
    orAt isGoing: (RowPosition) -> Bool = { _ in false }
  ) {
    guard let edited = view.editedView else { return }
    let cell = edited.enclosing(UITableViewCell.self, in: view)
    if let path = cell.flatMap({ view.indexPath(for: $0) }) {
      if !sections.contains(path.section), !isGoing(RowPosition(path)) { return }
    } else if sections.isEmpty
      || edited.enclosing(UITableViewHeaderFooterView.self, in: view) == nil
    {
      return
    }
    edited.endEditing(true)
  }

  /// Headers and footers are filled where they are; one that comes, goes or needs another view takes
  /// its section with it, because a table view offers nothing less.
  private func updateHeaders(
    _ updates: [Changeset.SupplementaryUpdate], in view: UITableView,
    change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    let rebuilt = updates.filter { $0.replacedKinds.contains { $0.isShownByTables } }
    if rebuilt.isEmpty {
      change()
      completion()
    } else {
      let sections = IndexSet(rebuilt.map(\.newSection))
      endEditing(in: view, ifInSections: Array(sections))
      view.performBatchUpdates {
        change()
        view.deleteSections(sections, with: .fade)
        view.insertSections(sections, with: .fade)
      } completion: { _ in
        completion()
      }
    }
    for update in updates where !rebuilt.contains(update) {
      fillHeaders(of: update.newSection, update.kinds, in: view)
    }
  }

  private func fillHeaders(
    of section: Int, _ kinds: [SupplementaryKind], in view: UITableView
  ) {
    if kinds.contains(.header), let header = view.headerView(forSection: section) {
      fill(header, .header, of: section, isFirstDisplay: false)
    }
    if kinds.contains(.footer), let footer = view.footerView(forSection: section) {
      fill(footer, .footer, of: section, isFirstDisplay: false)
    }
  }
}

extension SupplementaryKind {
  fileprivate var isShownByTables: Bool { self == .header || self == .footer }
}

extension UITableView {
  /// Hands the operations of a batch over, inside its block.
  fileprivate func perform(_ operations: Changeset.Operations) {
    if !operations.sectionRemovals.isEmpty {
      deleteSections(IndexSet(operations.sectionRemovals), with: .automatic)
    }
    if !operations.sectionInsertions.isEmpty {
      insertSections(IndexSet(operations.sectionInsertions), with: .automatic)
    }
    for move in operations.sectionMoves { moveSection(move.from, toSection: move.to) }
    if !operations.rowRemovals.isEmpty {
      deleteRows(at: operations.rowRemovals.map { IndexPath($0) }, with: .automatic)
    }
    if !operations.rowInsertions.isEmpty {
      insertRows(at: operations.rowInsertions.map { IndexPath($0) }, with: .automatic)
    }
    for move in operations.rowMoves { moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
    if !operations.reloads.isEmpty {
      reloadRows(at: operations.reloads.map { IndexPath($0) }, with: .automatic)
    }
    if !operations.reconfigures.isEmpty {
      reconfigureRows(at: operations.reconfigures.map { IndexPath($0) })
    }
  }
}
