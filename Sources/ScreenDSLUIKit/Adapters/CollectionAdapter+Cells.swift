import Foundation
import ScreenDSL

#if canImport(UIKit)
  import UIKit
#else
  import ScreenSim
#endif

extension CollectionAdapter {
  /// The registration of the cell that shows a row; nil if there is none.
  func registration(for row: Row) -> CellRegistration<CollectionList>? {
    core.registration(for: row.reuseIdentifier) { $0 is UICollectionViewCell.Type }
  }

  func cell(at path: IndexPath, in view: UICollectionView) -> UICollectionViewCell {
    guard let row = core.updater.currentRow(at: RowPosition(path)) else {
      // A collection may ask for an item that is gone; it gets a cell, and the app lives on.
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: PlaceholderView.identifier, for: path)
      core.shown.forget(cell)
      return cell
    }
    let registration = registration(for: row.row)
    let identifier = registration?.identifier ?? PlaceholderView.identifier
    let cell = view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    core.fill(cell, with: row, registration)
    return cell
  }

  func supplementaryView(
    _ elementKind: String, at path: IndexPath, in view: UICollectionView
  ) -> UICollectionReusableView {
    let kind = SupplementaryKind(elementKind: elementKind)
    let registration = supplementary(kind, of: path.section).flatMap(registration)
    registerSupplementary(registration, elementKind, in: view)
    let shown = view.dequeueReusableSupplementaryView(
      ofKind: elementKind,
      withReuseIdentifier: registration?.identifier ?? PlaceholderView.identifier, for: path)
    fill(shown, kind, of: path.section, isFirstDisplay: true)
    return shown
  }

  func fill(
    _ view: UICollectionReusableView, _ kind: SupplementaryKind, of section: Int,
    isFirstDisplay: Bool
  ) {
    guard let supplementary = supplementary(kind, of: section) else { return }
    core.gate.answering {
      core.fill(
        view, with: supplementary, of: core.updater.current.sections[section],
        registration(for: supplementary), isFirstDisplay: isFirstDisplay)
    }
  }

  private func supplementary(_ kind: SupplementaryKind, of section: Int) -> Supplementary? {
    let sections = core.updater.current.sections
    return sections.indices.contains(section) ? sections[section].supplementary(kind) : nil
  }

  private func registration(
    for supplementary: Supplementary
  ) -> CellRegistration<CollectionList>? {
    core.registration(for: supplementary.reuseIdentifier) {
      $0 is UICollectionReusableView.Type
    }
  }
}

extension CollectionAdapter {
  /// Makes the collection view know all cells of a registry, and the placeholder.
  func register(_ cells: CellRegistry<CollectionList>) {
    guard let collectionView else { return }
    registeredSupplementaries = []
    collectionView.register(
      CollectionHostingCell.self, forCellWithReuseIdentifier: PlaceholderView.identifier)
    for registration in cells.registrations.reversed() {
      collectionView.registerCell(registration)
    }
  }

  /// Makes the collection view know a supplementary view, for a kind that it is first asked for.
  private func registerSupplementary(
    _ registration: CellRegistration<CollectionList>?, _ kind: String, in view: UICollectionView
  ) {
    let identifier = registration?.identifier ?? PlaceholderView.identifier
    guard registeredSupplementaries.insert([kind, identifier]).inserted else { return }
    switch registration?.source {
    case .class(let type):
      view.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    case .nib(let nib, _):
      view.register(UINib(nib), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    case .factory, nil:
      view.register(
        CollectionHostingSupplementary.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }
  }
}

extension UICollectionView {
  fileprivate func registerCell(_ registration: ScreenDSL.CellRegistration<CollectionList>) {
    let identifier = registration.identifier
    switch registration.source {
    case .class(let type) where type is UICollectionViewCell.Type:
      register(type, forCellWithReuseIdentifier: identifier)
    case .nib(let nib, let type) where type is UICollectionViewCell.Type:
      register(UINib(nib), forCellWithReuseIdentifier: identifier)
    case .factory:
      register(CollectionHostingCell.self, forCellWithReuseIdentifier: identifier)
    default:
      break
    }
  }
}

@MainActor
extension SupplementaryKind {
  /// The kind as a collection view names it.
  var elementKind: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    default: name
    }
  }

  init(elementKind: String) {
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: self = .header
    case UICollectionView.elementKindSectionFooter: self = .footer
    default: self.init(elementKind)
    }
  }
}
