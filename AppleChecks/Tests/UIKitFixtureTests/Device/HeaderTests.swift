import UIKit
import XCTest

/// Headers that are filled in place, inserted and removed.
final class HeaderTests: DeviceTestCase {
  /// F40. A table header whose text grows in place keeps its height until `performBatchUpdates`.
  ///
  /// - Expected: the same height after a layout, a greater height after `performBatchUpdates(nil)`.
  /// - Otherwise: if the header grows without it, remove the empty update after headers that are filled in place; if
  ///   it does not grow after the update either, reload the section.
  func testTableHeaderFilledInPlace() throws {
    let source = TextSource([[Lines.one]], headers: [Lines.one])
    let table = showTable(source)
    let height = table.rectForHeader(inSection: 0).height
    let header = try XCTUnwrap(table.headerView(forSection: 0) as? TextHeaderView)
    source.headers = [Lines.many]
    header.show(Lines.many)
    table.setNeedsLayout()
    table.layoutIfNeeded()
    XCTAssertEqual(table.rectForHeader(inSection: 0).height, height)
    table.performBatchUpdates(nil)
    table.layoutIfNeeded()
    XCTAssertGreaterThan(table.rectForHeader(inSection: 0).height, height)
  }

  /// F41. A collection header whose text grows in place keeps its size until it is invalidated.
  ///
  /// - Expected: the header grows after an invalidation of the supplementary element, not before.
  /// - Otherwise: if it grows without one, remove the invalidation after headers that are filled in place.
  func testCollectionHeaderFilledInPlace() throws {
    let source = TextSource([[Lines.one]], headers: [Lines.one])
    let collection = showCollection(source, .listWithHeaders(["header"]))
    let path = IndexPath(item: 0, section: 0)
    func view() -> UIView? {
      collection.supplementaryView(forElementKind: "header", at: path)
    }
    let height = try XCTUnwrap(view()).bounds.height
    source.headers = [Lines.many]
    (view() as? TextSupplementary)?.show(Lines.many)
    collection.layoutIfNeeded()
    XCTAssertEqual(view()?.bounds.height, height)
    // A layout accepts only contexts of its own class.
    let contextClass = try XCTUnwrap(
      type(of: collection.collectionViewLayout).invalidationContextClass
        as? UICollectionViewLayoutInvalidationContext.Type)
    let context = contextClass.init()
    context.invalidateSupplementaryElements(ofKind: "header", at: [path])
    collection.collectionViewLayout.invalidateLayout(with: context)
    collection.layoutIfNeeded()
    XCTAssertGreaterThan(try XCTUnwrap(view()).bounds.height, height)
  }

  /// F42. An empty update shows a new table header without a reload of its section.
  ///
  /// - Expected: recorded: whether the header appears, and whether the table requests a cell.
  /// - Otherwise: if the header appears without a request for a cell, use the empty update instead of the section
  ///   reload for inserted and removed headers.
  func testTableHeaderAppears() {
    let source = TextSource([[Lines.one]], headers: [nil])
    let table = showTable(source)
    source.requests = []
    source.headers = [Lines.one]
    table.performBatchUpdates(nil)
    table.layoutIfNeeded()
    note("header: \(table.headerView(forSection: 0) != nil), asked for \(source.requests)")
  }

  /// F43. An invalidated layout alone shows a new collection header.
  ///
  /// - Expected: the header appears, and the collection requests no cell.
  /// - Otherwise: reload the section of an inserted or removed header.
  func testCollectionHeaderAppears() {
    let source = TextSource([[Lines.one]], headers: [Lines.one])
    var kinds: [String] = []
    let layout = UICollectionViewCompositionalLayout { _, _ in .list(headers: kinds) }
    let collection = showCollection(source, layout)
    source.requests = []
    kinds = ["header"]
    layout.invalidateLayout()
    collection.layoutIfNeeded()
    XCTAssertNotNil(
      collection.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0)))
    XCTAssertEqual(source.requests, [])
  }

  /// F44. The space of sections without a header: none in a plain table, some in a grouped one.
  ///
  /// - Expected: recorded: the space between two sections, for each style and each height that a delegate may return.
  /// - Otherwise: change the height that the adapter returns for a missing header to the printed values.
  func testSectionsWithoutHeader() {
    let answers: [CGFloat?] = [nil, UITableView.automaticDimension, .leastNormalMagnitude, 0]
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      for answer in answers {
        let table = showTable(TextSource([[Lines.one], [Lines.one]]), style: style)
        let delegate = answer.map(HeaderHeight.init)
        if let delegate {
          table.delegate = delegate
          table.reloadData()
          table.layoutIfNeeded()
        }
        let room = table.rectForRow(at: [1, 0]).minY - table.rectForRow(at: [0, 0]).maxY
        let header = table.rectForHeader(inSection: 1).height
        let said = answer.map { "\($0)" } ?? "nothing"
        note("style \(style.rawValue), delegate says \(said): header \(header), room \(room)")
      }
    }
  }
}

/// A delegate that returns the height of headers.
@MainActor
private final class HeaderHeight: NSObject, UITableViewDelegate {
  private let height: CGFloat

  init(_ height: CGFloat) {
    self.height = height
    super.init()
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    height
  }
}

extension UICollectionViewLayout {
  /// Returns a layout with one self-sizing item per line, and headers of these kinds at the top edge.
  static func listWithHeaders(_ kinds: [String]) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in .list(headers: kinds) }
  }
}

extension NSCollectionLayoutSection {
  static func list(headers kinds: [String]) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = kinds.map {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: $0, alignment: .top)
    }
    return section
  }
}
