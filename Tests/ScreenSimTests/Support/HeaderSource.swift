import Foundation
import ScreenSim

/// A source that also has views for sections, and delegates to a table.
final class HeaderSource: Source, UITableViewDataSource, UICollectionViewDataSource {
  /// The kinds and sections that were asked for.
  var headersAsked: [String] = []
  var identifier = "header"
  var makeHeader: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    headersAsked.append("\(kind.hasSuffix("Header") ? "header" : "footer") \(path.section)")
    if let makeHeader { return makeHeader(view, kind, path) }
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: path)
  }
}
