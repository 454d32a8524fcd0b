/// Menus that rows declare.
@MainActor @Suite(.timedOnMain) struct MenuTests {
  private let log = Log()

  private func row(_ id: Int, version: Int = 1) -> some SectionContent {
    Item(id: id).contextMenu {
      MenuAction("Share", image: "arrow") { [log] in log.lines.append("share \(id) v\(version)") }
      MenuAction(
        "More",
        children: [
          MenuAction("Delete", style: .destructive) { [log] in log.lines.append("delete \(id)") },
          MenuAction("Locked", isDisabled: true) { [log] in log.lines.append("locked") },
        ])
    } onPreview: { [log] in
      log.lines.append("preview \(id) v\(version)")
    }
  }

  private func rows(_ ids: [Int], version: Int = 1) -> Section {
    Section("a") {
      for id in ids { row(id, version: version) }
      Item(id: 100)
    }
  }

  @Test(arguments: ListKind.allCases)
  func aRowsMenuHasWhatItDeclares(_ kind: ListKind) throws {
    let bench = Bench(kind).showing(rows([1, 2]))
    let menu = try #require(bench.sim.contextMenu(.init(0))?.menu)
    #expect(menu.children.map(\.title) == ["Share", "More"])
    #expect((menu.children[0] as? UIAction)?.attributes == [])
    #expect(menu.children[0].image != nil && menu.children[1].image == nil)
    let inner = try #require(menu.children[1] as? UIMenu).children.compactMap { $0 as? UIAction }
    #expect(inner.map(\.title) == ["Delete", "Locked"])
    #expect(inner.map(\.attributes) == [.destructive, .disabled])
    #expect(bench.sim.contextMenu(.init(2)) == nil, "a row without items has no menu")
    #expect(menu.choose("Share") && menu.choose("More", "Delete"))
    #expect(!menu.choose("More", "Locked") && !menu.choose("More"))
    #expect(log.lines == ["share 1 v1", "delete 1"])
  }

  @Test(arguments: ListKind.allCases)
  func theItemOfTheRowThatWasPressedRunsWhereverItIsByThen(_ kind: ListKind) throws {
    let bench = Bench(kind).showing(rows([1, 2]))
    let opened = try #require(bench.sim.contextMenu(.init(0)))
    let menu = try #require(opened.menu)
    bench.show(rows([3, 2, 1], version: 2))
    #expect(menu.choose("Share"))
    bench.sim.tapPreview(of: opened)
    #expect(log.lines == ["share 1 v2", "preview 1 v2"])
    bench.show(rows([2, 3]))
    #expect(menu.choose("More", "Delete"))
    bench.sim.tapPreview(of: opened)
    #expect(log.lines.count == 2, "the row is gone")
  }

  @Test func theAppsMenusAreThoseOfTheOtherRows() throws {
    let bench = Bench(.table)
    let adapter = try #require(bench.tableAdapter)
    let own = OwnTable()
    adapter.delegate = own
    bench.show(rows([1]))
    #expect(bench.sim.contextMenu(.init(0))?.menu?.choose("Share") == true)
    let menu = try #require(bench.sim.contextMenu(.init(1)))
    #expect(menu.identifier as? NSString == "row 1")
    bench.sim.tapPreview(of: menu)
    #expect(own.heard.contains("preview row 1") && log.lines == ["share 1 v1"])
    bench.sim.tapPreview(of: try #require(bench.sim.contextMenu(.init(0))))
    #expect(log.lines.last == "preview 1 v1")
    #expect(own.heard.count { $0.hasPrefix("preview") } == 1)
  }

  @Test func theAppsMenusOfACollectionAreThoseOfTheOtherItems() throws {
    let bench = Bench(.collection)
    let adapter = try #require(bench.collectionAdapter)
    let (old, new) = (OwnCollection(), OwnMenus())
    adapter.delegate = old
    bench.show(rows([1]))
    #expect(bench.sim.contextMenu(.init(0))?.menu != nil)
    #expect(bench.sim.contextMenu(.init(1))?.identifier as? NSString == "row 1")
    adapter.delegate = new
    #expect(bench.sim.contextMenu(.init(0))?.menu != nil)
    let menu = try #require(bench.sim.contextMenu(.init(1)))
    #expect(menu.identifier as? NSString == "items 1")
    bench.sim.tapPreview(of: menu)
    #expect(new.heard == ["preview"] && log.lines == [])
  }
}

/// A delegate with the menus of iOS 16.
private final class OwnMenus: NSObject, UICollectionViewDelegate {
  var heard: [String] = []

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: NSString(string: "items \(indexPaths[0].item)"))
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { heard.append("preview") }
}
