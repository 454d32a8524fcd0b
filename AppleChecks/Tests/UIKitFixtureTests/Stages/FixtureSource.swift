import UIKit

/// A data source with the number of items that a test sets, for tables and collections.
@MainActor
final class FixtureSource: NSObject {
  static let identifier = "cell"

  /// The number of items in each section.
  var counts: [Int]
  /// The version that cells show from now on.
  var version = 1
  /// The index paths of the cells that the view requested.
  var requests: [IndexPath] = []

  init(counts: [Int]) {
    self.counts = counts
    super.init()
  }

  private func count(in section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  private func fill(_ cell: any FixtureCell, at path: IndexPath) {
    requests.append(path)
    cell.shownVersion = version
  }
}

extension FixtureSource: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count(in: section)
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    if let cell = cell as? TableFixtureCell { fill(cell, at: indexPath) }
    return cell
  }
}

extension FixtureSource: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    count(in: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    if let cell = cell as? CollectionFixtureCell { fill(cell, at: indexPath) }
    return cell
  }
}
