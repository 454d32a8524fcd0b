import UIKit

/// A data source and delegate that shows texts in sections, for tables and collections.
@MainActor
final class TextSource: NSObject {
  static let identifier = "text"

  /// The texts of the rows, by section.
  var sections: [[String]]
  /// The texts of the headers; nil for a section without one.
  var headers: [String?]
  /// The index paths of the cells that the view requested.
  var requests: [IndexPath] = []
  /// Called before each cell is filled.
  var onRequest: () -> Void = {}

  init(_ sections: [[String]], headers: [String?] = []) {
    self.sections = sections
    self.headers = headers
    super.init()
  }

  private func header(_ section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  private func fill(_ cell: any TextView, at path: IndexPath) {
    onRequest()
    requests.append(path)
    cell.show(sections[path.section][path.item])
  }
}

extension TextSource: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    if let cell = cell as? TextTableCell { fill(cell, at: indexPath) }
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let text = header(section) else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: Self.identifier)
    (view as? TextHeaderView)?.show(text)
    return view
  }
}

extension TextSource: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    if let cell = cell as? TextCollectionCell { fill(cell, at: indexPath) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
    (view as? TextSupplementary)?.show(header(indexPath.section) ?? kind)
    return view
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
  ) {
    let text = sections[source.section].remove(at: source.item)
    sections[target.section].insert(text, at: target.item)
  }
}
