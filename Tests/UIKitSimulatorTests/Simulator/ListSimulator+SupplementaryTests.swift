@MainActor @Suite(.timedOnMain) struct ListSimulatorSupplementaryTests {
  private static let header = UICollectionView.elementKindSectionHeader
  private static let footer = UICollectionView.elementKindSectionFooter

  @Test func sectionsOfACollectionAskForTheirViewsWhenTheyEnterTheWindow() {
    let (list, source) = collection([Array(0..<8), [1], Array(0..<8), [2]])
    #expect(source.headersAsked == ["header 0", "footer 0", "header 1"])
    list.sim.scroll(to: 100)
    #expect(source.headersAsked.dropFirst(3) == ["footer 1", "header 2"])
  }

  @Test func aSectionThatSurvivesKeepsItsViews() throws {
    let (list, source) = collection([[1], [2], [3]])
    let view = try #require(header(list, 2))
    source.headersAsked = []
    list.change(
      to: [[3], [1], [2]], BatchOperations(sectionMoves: [move(2, 0)]))
    #expect(header(list, 0) === view)
    list.change(to: [[1], [2]], BatchOperations(sectionDeletes: [0]))
    #expect(header(list, 0) !== view)
    #expect(source.headersAsked == [])
    #expect(list.codes == [])
  }

  @Test func aReloadedSectionAndANewOneAskForViews() throws {
    let (list, source) = collection([[1], [2]])
    let views = [header(list, 0), header(list, 1)]
    source.headersAsked = []
    list.change(to: [[1], [2]], BatchOperations(sectionReloads: [1]))
    #expect(source.headersAsked == ["header 1", "footer 1"])
    #expect(header(list, 0) === views[0])
    #expect(header(list, 1) !== views[1])
    source.headersAsked = []
    list.change(to: [[0], [1], [2]], BatchOperations(sectionInserts: [0]))
    #expect(source.headersAsked == ["header 0", "footer 0"])
    #expect(header(list, 9) == nil && list.codes == [])
  }

  @Test func anotherIdentifierDoesNotReachASectionThatSurvives() {
    let (list, source) = collection([[1]])
    list.collection.register(
      HeaderItem.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "new")
    source.identifier = "new"
    list.change(to: [[1, 2]], BatchOperations(itemInserts: [at(0, 1)]))
    #expect(header(list, 0)?.reuseIdentifier == "header")
  }

  @Test func theKindsOfViewsHavePoolsOfTheirOwn() {
    let (list, _) = collection([[1], [2]])
    let old = views(list)
    list.reload()
    #expect(old == views(list) && old.allSatisfy { $0.count == 2 })
  }

  @Test func aTableShowsTheViewsOfItsDelegateAndElseTheTitles() {
    let list = TestList(.table, [[1], [2]], source: TitleSource([]))
    #expect(list.table.headerView(forSection: 1)?.textLabel?.text == "title 1")
    #expect(list.table.footerView(forSection: 1) == nil)
    let listener = SupplementaryListener()
    list.table.delegate = listener
    list.table.register(HeaderRow.self, forHeaderFooterViewReuseIdentifier: "header")
    list.reload()
    #expect(list.table.headerView(forSection: 0) is HeaderRow)
    #expect(list.table.headerView(forSection: 1)?.textLabel?.text == "title 1")
  }

  @Test func theHeadersOfATableTakeRoomAndStayWithTheirSections() throws {
    let list = TestList(.table, [[1], [2]], source: TitleSource([]))
    #expect(list.table.rectForRow(at: index(0, 0)).minY == 28)
    #expect(list.table.rectForRow(at: index(1, 0)).minY == 100)
    let view = try #require(list.table.headerView(forSection: 0))
    list.change(to: [[0], [1], [2]], BatchOperations(sectionInserts: [0]))
    #expect(list.table.headerView(forSection: 1) === view)
    #expect(list.table.headerView(forSection: 0) != nil)
    list.table.sectionHeaderHeight = 10
    #expect(list.table.rectForRow(at: index(1, 0)).minY == 64)
    let plain = TestList(.table, [[1], [2]])
    #expect(plain.table.rectForRow(at: index(1, 0)).minY == 44)
    #expect(plain.table.headerView(forSection: 0) == nil)
  }

  private func collection(_ data: [[Int]]) -> (TestList, HeaderSource) {
    let source = HeaderSource(data)
    let list = TestList(.collection, data, source: source, layout: headedList(), isReady: false)
    list.registerHeaderItems()
    list.show()
    return (list, source)
  }

  /// The headers and the footers of the first two sections.
  private func views(_ list: TestList) -> [Set<ObjectIdentifier>] {
    [Self.header, Self.footer].map { kind in
      let views = (0..<2).map { section in
        list.collection.supplementaryView(forElementKind: kind, at: index(section, 0))
      }
      return Set(views.compactMap { $0.map(ObjectIdentifier.init) })
    }
  }

  private func header(_ list: TestList, _ section: Int) -> UICollectionReusableView? {
    list.collection.supplementaryView(forElementKind: Self.header, at: index(section, 0))
  }
}

private final class TitleSource: Source, UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "title \(section)"
  }
}

/// Has a header of its own for the first section of a table.
private final class SupplementaryListener: NSObject, UITableViewDelegate {
  func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    section == 0 ? table.dequeueReusableHeaderFooterView(withIdentifier: "header") : nil
  }
}
