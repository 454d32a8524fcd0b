import Foundation
import ScreenDSL

#if canImport(UIKit)
  import UIKit
#else
  import ScreenSim
#endif

extension TableAdapter {
  /// The registration of the cell that shows a row; nil if there is none.
  func registration(for row: Row) -> CellRegistration<TableList>? {
    core.registration(for: row.reuseIdentifier) { $0 is UITableViewCell.Type }
  }

  func cell(at path: IndexPath, in view: UITableView) -> UITableViewCell {
    guard let row = core.updater.currentRow(at: RowPosition(path)) else {
      // A table may ask for a row that is gone; it gets a cell, and the app lives on.
      let cell = view.dequeueReusableCell(withIdentifier: PlaceholderView.identifier, for: path)
      core.shown.forget(cell)
      return cell
    }
    let registration = registration(for: row.row)
    let identifier = registration?.identifier ?? PlaceholderView.identifier
    let cell = view.dequeueReusableCell(withIdentifier: identifier, for: path)
    core.fill(cell, with: row, registration)
    return cell
  }

  func header(
    _ kind: SupplementaryKind, of section: Int, in view: UITableView
  ) -> UIView? {
    guard let supplementary = supplementary(kind, of: section) else { return nil }
    let identifier =
      registration(for: supplementary)?.identifier ?? PlaceholderView.identifier
    guard let header = view.dequeueReusableHeaderFooterView(withIdentifier: identifier) else {
      return nil
    }
    fill(header, kind, of: section, isFirstDisplay: true)
    return header
  }

  func fill(
    _ header: UIView, _ kind: SupplementaryKind, of section: Int, isFirstDisplay: Bool
  ) {
    guard let supplementary = supplementary(kind, of: section) else { return }
    core.gate.answering {
      core.fill(
        header, with: supplementary, of: core.updater.current.sections[section],
        registration(for: supplementary), isFirstDisplay: isFirstDisplay)
    }
  }

  func supplementary(_ kind: SupplementaryKind, of section: Int) -> Supplementary? {
    let sections = core.updater.current.sections
    return sections.indices.contains(section) ? sections[section].supplementary(kind) : nil
  }

  private func registration(
    for supplementary: Supplementary
  ) -> CellRegistration<TableList>? {
    core.registration(for: supplementary.reuseIdentifier) {
      $0 is UITableViewHeaderFooterView.Type
    }
  }
}

extension UITableView {
  /// Makes the table know all cells of a registry, and the placeholder.
  func register(_ cells: CellRegistry<TableList>) {
    register(TableHostingCell.self, forCellReuseIdentifier: PlaceholderView.identifier)
    register(
      TableHostingHeader.self, forHeaderFooterViewReuseIdentifier: PlaceholderView.identifier)
    for registration in cells.registrations.reversed() { register(registration) }
  }

  private func register(_ registration: CellRegistration<TableList>) {
    let identifier = registration.identifier
    switch registration.source {
    case .class(let type as UITableViewHeaderFooterView.Type):
      register(type, forHeaderFooterViewReuseIdentifier: identifier)
    case .class(let type):
      register(type, forCellReuseIdentifier: identifier)
    case .nib(let nib, let type) where type is UITableViewHeaderFooterView.Type:
      register(UINib(nib), forHeaderFooterViewReuseIdentifier: identifier)
    case .nib(let nib, _):
      register(UINib(nib), forCellReuseIdentifier: identifier)
    case .factory:
      register(TableHostingCell.self, forCellReuseIdentifier: identifier)
      register(TableHostingHeader.self, forHeaderFooterViewReuseIdentifier: identifier)
    }
  }
}

extension UINib {
  convenience init(_ nib: NibReference) {
    self.init(nibName: nib.name, bundle: nib.bundleIdentifier.flatMap { Bundle(identifier: $0) })
  }
}
