import UIKit
import XCTest

/// Compositional layouts: which ones UIKit refuses, where items overlap, and which items are not shown.
final class LayoutTests: DeviceTestCase {
  /// F45. A section provider that returns nil for a section with items.
  ///
  /// - Expected: raises "Invalid section definition".
  /// - Otherwise: correct the text of L1 in `rules.txt`; the adapter always returns a column.
  func testNoSection() {
    let source = TextSource([[Lines.one]])
    let layout = UICollectionViewCompositionalLayout { _, _ in nil }
    assertRaises("Invalid section definition") { _ = self.showCollection(source, layout) }
  }

  /// F46. An item that is wider than the list.
  ///
  /// - Expected: the list shows no cell.
  /// - Otherwise: remove the limit of item widths to the width of the container, and the simulator's rule.
  func testItemWiderThanTheList() {
    let width = FixtureScreen.frame.width + 80
    let collection = showCollection(TextSource([[Lines.one]]), .column(width: .absolute(width)))
    XCTAssertEqual(collection.visibleCells.count, 0)
  }

  /// F47. Two boundary items on one side, both without an offset.
  ///
  /// - Expected: they overlap, so the adapter moves the upper ones by the estimated heights of those below.
  /// - Otherwise: remove the offsets in `CollectionAdapter+Layout`, and `stacksBoundaryItems` in `UIKitBehavior`.
  func testBoundaryItemsOnOneSide() throws {
    let source = TextSource([[Lines.one]], headers: [Lines.one])
    let collection = showCollection(source, .listWithHeaders(["header", "second"]))
    let path = IndexPath(item: 0, section: 0)
    let frames = ["header", "second"].compactMap {
      collection.supplementaryView(forElementKind: $0, at: path)?.frame
    }
    XCTAssertEqual(frames.count, 2)
    XCTAssertTrue(try XCTUnwrap(frames.first).intersects(try XCTUnwrap(frames.last)))
  }

  /// F48. The content size is an estimate while items were never shown.
  ///
  /// - Expected: smaller than the sum of the items.
  /// - Otherwise: limit offsets to the content size and remove the anchor of containers.
  func testContentSizeIsEstimated() {
    let rows = Array(repeating: Lines.many, count: 50)
    let collection = showCollection(TextSource([rows]), .listWithHeaders([]))
    let shown = collection.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.height ?? 0
    XCTAssertLessThan(collection.contentSize.height, shown * 50)
  }

  /// F49. The first offset of a right-to-left carousel.
  ///
  /// - Expected: recorded: the offset and the leading edge of the first card.
  /// - Otherwise: use the printed offset as the default of containers.
  func testCarouselFromRightToLeft() {
    let collection = showCollection(TextSource([(0..<20).map(String.init)]), .carousel)
    collection.semanticContentAttribute = .forceRightToLeft
    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()
    let first = collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
    note(
      "offset \(collection.contentOffset.x), width \(collection.contentSize.width), first \(first ?? .null)"
    )
    XCTAssertGreaterThan(first?.maxX ?? 0, FixtureScreen.frame.width)
  }
}

extension UICollectionViewLayout {
  static func column(width: NSCollectionLayoutDimension) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  /// A layout with cards in one scrolling line.
  static var carousel: UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(80))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
  }
}
