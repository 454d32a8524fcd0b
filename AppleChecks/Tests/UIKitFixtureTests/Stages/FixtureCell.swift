import UIKit

/// A cell that records how often it was filled and prepared for reuse.
@MainActor
protocol FixtureCell: UIView {
  /// The version in the last fill.
  var shownVersion: Int { get set }
  /// How often the cell was prepared for reuse.
  var preparations: Int { get }
}

// The classes have no initializers of their own, because a table or collection creates them.

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
