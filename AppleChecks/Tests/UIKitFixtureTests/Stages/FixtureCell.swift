import UIKit

/// A cell that tells what happened to it.
@MainActor
protocol FixtureCell: UIView {
  /// The version that the cell was filled with last.
  var shownVersion: Int { get set }
  /// How often the cell was prepared for reuse.
  var preparations: Int { get }
}

// The classes have no initialisers of their own: a table or collection makes them.

final class TableFixtureCell: UITableViewCell, FixtureCell {
  var shownVersion = 0
  private(set) var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

final class CollectionFixtureCell: UICollectionViewCell, FixtureCell {
  var shownVersion = 0
  private(set) var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}
