import UIKit
import XCTest

/// Headers that are filled in place, appear and go.
final class HeaderTests: DeviceTestCase {
  /// F40. A table header whose text grows in place keeps its height until an update pass.
  ///
  /// - Expected: the same height after a layout, a greater one after `performBatchUpdates(nil)`.
  /// - Otherwise: if it grows by itself, drop the empty pass after headers in place; if it does not
  ///   grow with the pass either, reload the section.
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
  /// - Expected: greater after an invalidation of that supplementary element, not before.
  /// - Otherwise: if it grows by itself, drop the invalidation after headers in place.
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
    // A layout takes contexts of its own class alone.
    let contextClass = try XCTUnwrap(
      type(of: collection.collectionViewLayout).invalidationContextClass
        as? UICollectionViewLayoutInvalidationContext.Type)
    let context = contextClass.init()
    context.invalidateSupplementaryElements(ofKind: "header", at: [path])
    collection.collectionViewLayout.invalidateLayout(with: context)
    collection.layoutIfNeeded()
    XCTAssertGreaterThan(try XCTUnwrap(view()).bounds.height, height)
  }

  /// F42. A table header that appears is taken up by an empty update pass, without a rebuilt section.
  ///
  /// - Expected: recorded; whether the header is there, and whether a cell was asked for.
  /// - Otherwise: if the header appears without a request for cells, replace the reload of sections
  ///   for headers that come and go by the pass.
  func testTableHeaderAppears() {
    let source = TextSource([[Lines.one]], headers: [nil])
    let table = showTable(source)
    source.requests = []
    source.headers = [Lines.one]
    table.performBatchUpdates(nil)
    table.layoutIfNeeded()
    note("header: \(table.headerView(forSection: 0) != nil), asked for \(source.requests)")
  }

  /// F43. A collection header appears with an invalidated layout alone.
  ///
  /// - Expected: the header is there, and no cell was asked for.
  /// - Otherwise: reload the section of a header that comes or goes.
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

  /// F44. Sections without header take no room in a plain table, and some in a grouped one.
  ///
  /// - Expected: recorded, for each style and each height that a delegate may give, the room between two sections.
  /// - Otherwise: what the adapter answers as the height of no header follows the printed values.
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

/// A delegate that says how high headers are.
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
  /// One item a line, as high as it is, with headers of these kinds on the top edge.
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
