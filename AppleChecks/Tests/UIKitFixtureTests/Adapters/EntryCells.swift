import ScreenDSL
import ScreenDSLUIKit
import UIKit

/// A cell that shows an entry.
@MainActor
protocol EntryCell: UIView {
  var entryID: String { get }
  var shownText: String { get }
}

final class TableEntryCell: UITableViewCell, ConfigurableCell, EntryCell {
  private(set) var entryID = ""
  private(set) var shownText = ""

  func configure(with entry: Entry, context: CellContext<Entry>) {
    entryID = entry.id
    shownText = entry.text
  }
}

final class CollectionEntryCell: UICollectionViewCell, ConfigurableCell, EntryCell {
  private(set) var entryID = ""
  private(set) var shownText = ""

  func configure(with entry: Entry, context: CellContext<Entry>) {
    entryID = entry.id
    shownText = entry.text
  }
}
