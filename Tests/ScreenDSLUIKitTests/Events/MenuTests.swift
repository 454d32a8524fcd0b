@MainActor @Suite(.timedOnMain) struct MenuTests {
  private let log = Log()

  private func row(_ id: Int, version: Int = 1) -> some SectionContent {
    let log = log
    let delete = MenuAction("Delete", image: "Bin", style: .destructive) { log.add("delete \(id)") }
    let locked = MenuAction("Locked", isDisabled: true) { log.add("locked") }
    return Item(id: id).contextMenu {
      MenuAction("Share", image: "arrow") { log.add("share \(id) v\(version)") }
      MenuAction("More", children: [delete, locked])
    } onPreview: {
      log.add("preview \(id) v\(version)")
    }
  }

  private func rows(_ ids: [Int], version: Int = 1) -> Section {
    Section("a") {
      for id in ids { row(id, version: version) }
      Item(id: 100)
    }
  }

  @Test(arguments: views) func aRowsMenuHasWhatItDeclaresAndRunsTheNewest(_ kind: ListKind) throws {
    let bench = Bench(kind).showing(rows([1, 2]))
    let opened = try #require(bench.sim.contextMenu(.init(0)))
    let menu = try #require(opened.menu)
    expectEqual(menu.children.map(\.title), ["Share", "More"])
    expectEqual((menu.children[0] as? UIAction)?.attributes, [])
    #expect(menu.children[0].image != nil && menu.children[1].image == nil)
    let inner = try #require(menu.children[1] as? UIMenu).children.compactMap { $0 as? UIAction }
    expectEqual(inner.map(\.title), ["Delete", "Locked"])
    expectEqual(inner.map(\.attributes), [.destructive, .disabled])
    expectEqual(inner[0].image?.isSymbolImage, false, "an image of the app's")
    #expect(bench.sim.contextMenu(.init(2)) == nil, "a row without items has no menu")
    #expect(menu.choose("More", "Delete") && !menu.choose("More", "Locked") && !menu.choose("More"))
    bench.show(rows([3, 2, 1], version: 2))
    #expect(menu.choose("Share"))
    bench.sim.tapPreview(of: opened)
    expectEqual(log.take(), ["delete 1", "share 1 v2", "preview 1 v2"])
    bench.show(rows([2, 3]))
    #expect(menu.choose("More", "Delete"))
    bench.sim.tapPreview(of: opened)
    expectEqual(log.lines, [], "the row is gone")
  }

  @Test(arguments: views) func theAppsMenusAreThoseOfTheOtherRows(_ kind: ListKind) throws {
    let bench = Bench(kind)
    let (own, new) = (bench.addDelegate(), OwnMenus())
    bench.show(rows([1]))
    for isNew in kind == .table ? [false] : [false, true] {
      if isNew { bench.setDelegate(new) }
      let opened = try #require(bench.sim.contextMenu(.init(1)))
      expectEqual(opened.identifier as? NSString, (isNew ? "items 1" : "row 1"))
      for menu in [opened, try #require(bench.sim.contextMenu(.init(0)))] {
        expectEqual((menu.menu?.choose("Share") == true), (menu !== opened))
        bench.sim.tapPreview(of: menu)
      }
      expectEqual(log.take(), ["share 1 v1", "preview 1 v1"])
    }
    let several = bench.collection.flatMap {
      $0.delegate?.collectionView(
        $0, contextMenuConfigurationForItemsAt: [.init(0), .init(1)], point: .zero)
    }
    #expect(kind == .table || several?.identifier as? NSString == "items 0")
    #expect(kind == .table || bench.collectionAdapter?.delegate === new)
    let previews = own.heard.filter { $0.hasPrefix("preview") } + new.heard
    expectEqual(previews, (kind == .table ? ["preview row 1"] : ["preview items 1"]))
  }
}

private final class OwnMenus: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var heard: [String] = []

  func collectionView(
    _: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: NSString(string: "items \(paths[0].item)"))
  }

  func collectionView(
    _: UICollectionView, willPerformPreviewActionForMenuWith menu: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { heard.append("preview \(menu.identifier)") }
}
