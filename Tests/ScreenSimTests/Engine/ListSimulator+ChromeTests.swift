import ContractFixtures
import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct ListSimulatorChromeTests {
  private static let header = UICollectionView.elementKindSectionHeader
  private static let footer = UICollectionView.elementKindSectionFooter

  @Test func sectionsOfACollectionAskForTheirViewsWhenTheyEnterTheWindow() {
    let (bed, source) = collection([Array(0..<8), [1], Array(0..<8), [2]])
    #expect(source.headersAsked == ["header 0", "footer 0", "header 1"])
    bed.sim.scroll(to: 100)
    #expect(source.headersAsked.dropFirst(3) == ["footer 1", "header 2"])
  }

  @Test func aSectionThatSurvivesKeepsItsViews() throws {
    let (bed, source) = collection([[1], [2], [3]])
    let view = try #require(header(bed, 2))
    source.headersAsked = []
    bed.change(
      to: [[3], [1], [2]], BatchOperations(sectionMoves: [move(2, 0)]))
    #expect(header(bed, 0) === view)
    bed.change(to: [[1], [2]], BatchOperations(sectionDeletes: [0]))
    #expect(header(bed, 0) !== view)
    #expect(source.headersAsked == [])
    #expect(bed.codes == [])
  }

  @Test func aReloadedSectionAsksForOtherViews() throws {
    let (bed, source) = collection([[1], [2]])
    let views = [header(bed, 0), header(bed, 1)]
    source.headersAsked = []
    bed.change(to: [[1], [2]], BatchOperations(sectionReloads: [1]))
    #expect(source.headersAsked == ["header 1", "footer 1"])
    #expect(header(bed, 0) === views[0])
    #expect(header(bed, 1) !== views[1])
  }

  @Test func anInsertedSectionAsksForItsViews() {
    let (bed, source) = collection([[1]])
    source.headersAsked = []
    bed.change(to: [[0], [1]], BatchOperations(sectionInserts: [0]))
    #expect(source.headersAsked == ["header 0", "footer 0"])
  }

  @Test func anotherIdentifierDoesNotReachASectionThatSurvives() {
    let (bed, source) = collection([[1]])
    bed.collection.register(
      HeaderItem.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "new")
    source.identifier = "new"
    bed.change(to: [[1, 2]], BatchOperations(itemInserts: [at(0, 1)]))
    #expect(header(bed, 0)?.reuseIdentifier == "header")
  }

  @Test func theKindsOfViewsHavePoolsOfTheirOwn() {
    let (bed, _) = collection([[1], [2]])
    let old = [Self.header, Self.footer].map { kind in
      Set(bed.collection.visibleSupplementaryViews(ofKind: kind).map(ObjectIdentifier.init))
    }
    bed.view.reloadData()
    bed.sim.drain()
    let new = [Self.header, Self.footer].map { kind in
      Set(bed.collection.visibleSupplementaryViews(ofKind: kind).map(ObjectIdentifier.init))
    }
    #expect(old == new)
  }

  @Test func queriesNameTheSectionsOfTheViewsThatShow() {
    let (bed, _) = collection([Array(0..<8), [1], Array(0..<8)])
    #expect(
      bed.collection.indexPathsForVisibleSupplementaryElements(ofKind: Self.header).map(\.section)
        .sorted() == [0, 1])
    #expect(bed.collection.visibleSupplementaryViews(ofKind: Self.footer).count == 1)
    #expect(header(bed, 2) == nil)
    #expect(header(bed, 9) == nil)
    #expect(bed.codes == [])
  }

  @Test func theDelegateOfACollectionHearsOfTheViews() {
    let (bed, _) = collection([[1], [2]])
    let listener = ChromeListener()
    bed.collection.delegate = listener
    bed.view.reloadData()
    bed.sim.drain()
    #expect(
      listener.told == [
        "end footer 0", "end header 0", "end footer 1", "end header 1",
        "show header 0", "show footer 0", "show header 1", "show footer 1",
      ])
    listener.told = []
    bed.change(to: [[2]], BatchOperations(sectionDeletes: [0]))
    #expect(listener.told == ["end footer 0", "end header 0"])
  }

  @Test func aTableShowsTheViewsOfItsDelegateAndElseTheTitles() {
    let bed = Bed(.table, [[1], [2]], source: TitleSource([]))
    #expect(bed.table.headerView(forSection: 1)?.textLabel?.text == "title 1")
    #expect(bed.table.footerView(forSection: 1) == nil)
    let listener = ChromeListener()
    bed.table.delegate = listener
    bed.table.register(HeaderRow.self, forHeaderFooterViewReuseIdentifier: "header")
    bed.view.reloadData()
    bed.sim.drain()
    #expect(bed.table.headerView(forSection: 0) is HeaderRow)
    #expect(bed.table.headerView(forSection: 1)?.textLabel?.text == "title 1")
    #expect(listener.told.filter { $0.hasPrefix("show") } == ["show header 0", "show header 1"])
  }

  @Test func aTableKeepsTheHeadersOfSectionsThatSurvive() throws {
    let bed = Bed(.table, [[1], [2]], source: TitleSource([]))
    let view = try #require(bed.table.headerView(forSection: 0))
    bed.change(to: [[0], [1], [2]], BatchOperations(sectionInserts: [0]))
    #expect(bed.table.headerView(forSection: 1) === view)
    #expect(bed.table.headerView(forSection: 0) != nil)
  }

  @Test func theHeadersOfATableTakeRoom() {
    let bed = Bed(.table, [[1], [2]], source: TitleSource([]))
    #expect(bed.table.rectForRow(at: index(0, 0)).minY == 28)
    #expect(bed.table.rect(forSection: 1) == CGRect(x: 0, y: 72, width: 320, height: 72))
    bed.table.sectionHeaderHeight = 10
    #expect(bed.table.rectForRow(at: index(1, 0)).minY == 64)
  }

  @Test func aTableWithoutHeadersLeavesNoRoom() {
    let bed = Bed(.table, [[1], [2]])
    #expect(bed.table.rectForRow(at: index(1, 0)).minY == 44)
    #expect(bed.table.headerView(forSection: 0) == nil)
  }

  @Test func anUnknownHeaderOfATableIsNil() {
    let bed = Bed(.table, [[1]])
    #expect(bed.table.dequeueReusableHeaderFooterView(withIdentifier: "gone") == nil)
    #expect(bed.table.dequeueReusableCell(withIdentifier: "gone") == nil)
    #expect(bed.codes == [])
  }

  private func collection(_ data: [[Int]]) -> (Bed, HeaderSource) {
    let layout = SimListLayout()
    layout.headerExtent = 20
    layout.footerExtent = 10
    let source = HeaderSource(data)
    let bed = Bed(.collection, data, source: source, layout: layout, isReady: false)
    for kind in [Self.header, Self.footer] {
      bed.collection.register(
        HeaderItem.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    bed.show()
    return (bed, source)
  }

  private func header(_ bed: Bed, _ section: Int) -> UICollectionReusableView? {
    bed.collection.supplementaryView(forElementKind: Self.header, at: index(section, 0))
  }
}

private final class TitleSource: Source, UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "title \(section)"
  }
}

/// Hears of the views of sections; in a table the first section has one of its own.
private final class ChromeListener: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var told: [String] = []

  func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    section == 0 ? table.dequeueReusableHeaderFooterView(withIdentifier: "header") : nil
  }

  func tableView(_ table: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  {
    told.append("show header \(section)")
  }

  func tableView(
    _ table: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    told.append("end header \(section)")
  }

  func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView item: UICollectionReusableView,
    forElementKind kind: String, at path: IndexPath
  ) {
    told.append("show \(name(kind)) \(path.section)")
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplayingSupplementaryView item: UICollectionReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) {
    told.append("end \(name(kind)) \(path.section)")
  }

  private func name(_ kind: String) -> String {
    kind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
  }
}
