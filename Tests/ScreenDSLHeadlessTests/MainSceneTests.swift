import ScreenDSL
import ScreenDSLHeadless
import TestSupport
import Testing

@MainActor @Suite(.timedOnMain) struct MainSceneTests {
  private let player = MainScene.Player()
  private var host: HeadlessHost { player.host }

  @Test func everyRowHasACell() {
    #expect(MainScene.registry.audit(host.snapshot).isComplete)
  }

  @Test func theScriptStepByStep() throws {
    #expect(host.snapshot.rowCount == 9)
    #expect(batches() == ["reload", "reload in carousel"])

    try host.fire(\MainScene.SortMenu.onChange, "menu/h", .aToZ)
    #expect(batches() == ["reconfigure 0.1", "2 moves in carousel"], "step 1")
    try host.fire(\MainScene.SortMenu.onChange, "menu/v", .aToZ)
    #expect(batches() == ["reconfigure 0.3", "2 moves"], "step 2")
    try host.fire(\MainScene.SortMenu.onChange, "menu/v", .zToA)
    #expect(batches() == ["reconfigure 0.3", "4 moves"], "step 3")
    try host.fire(\MainScene.Banner.onClose, "banner")
    #expect(batches() == ["remove 0.0"], "step 4")
    try host.fire(\MainScene.SortMenu.onChange, "menu/v", .unsorted)
    #expect(batches() == ["reconfigure 0.2", "3 moves"], "step 5")
    try host.fire(\MainScene.SortMenu.onChange, "menu/h", .zToA)
    #expect(batches() == ["reconfigure 0.0", "4 moves in carousel"], "step 6")
    player.show()
    #expect(host.events == [], "step 7")
    #expect(host.violations == [])
  }

  @Test func theMenuUnderTheThumbIsFilledAgainInPlace() throws {
    let menu = try #require(host.cell(at: "menu/v", as: MainScene.MenuCell.self))
    try host.fire(\MainScene.SortMenu.onChange, "menu/v", .aToZ)
    #expect(host.cell(at: "menu/v") === menu)
    #expect(menu.segment == .aToZ)
    #expect(menu.animations == 1)
  }

  @Test func scrolledAwayAndBackEverythingIsAsItWasLeft() throws {
    try host.fire(\MainScene.SortMenu.onChange, "menu/h", .zToA)
    try host.scroll("carousel", to: 2 * 192)
    let cards = try names(inside: "carousel")
    #expect(cards == ["Element 3", "Element 2"])

    host.setViewport(200)
    host.scroll(to: 9_999)
    #expect(throws: HeadlessError.notVisible("carousel")) { try host.offset(of: "carousel") }
    host.scroll(to: 0)
    host.setViewport(640)
    try host.fire(\MainScene.SortMenu.onChange, "menu/v", .aToZ)

    #expect(try host.offset(of: "carousel") == 2 * 192)
    #expect(try names(inside: "carousel") == cards)
    #expect(host.cell(at: "menu/h", as: MainScene.MenuCell.self)?.segment == .zToA)
    #expect(host.violations == [])
  }

  @Test func anUpdateWhileTheCarouselIsAwayIsThereWhenItComesBack() throws {
    host.setViewport(50)
    host.scroll(to: 0)
    player.store.state.horizontal = .aToZ
    host.setViewport(640)
    #expect(try names(inside: "carousel") == ["Element 1", "Element 2"])
  }

  @Test func aTapInListAndCarouselSaysTheSame() throws {
    try host.tap(.card(2))
    try host.scroll(to: .element(2))
    try host.tap(.element(2))
    #expect(player.store.picks == Array(repeating: "Element 2 with id e2 tapped", count: 2))
    #expect(throws: HeadlessError.notSelectable("menu/v")) { try host.tap("menu/v") }
  }

  /// The batches and reloads since the last time; of several moves only the number.
  private func batches() -> [String] {
    host.takeEvents().compactMap { event in
      switch event {
      case .reload(let list): "reload" + (list.map { " in \($0)" } ?? "")
      case .batch(let text, let list): shortened(text) + (list.map { " in \($0)" } ?? "")
      default: nil
      }
    }
  }

  private func shortened(_ text: String) -> String {
    let parts = text.split(separator: ", ")
    return parts.allSatisfy { $0.hasPrefix("move") } ? "\(parts.count) moves" : text
  }

  private func names(inside path: RowPath) throws -> [String] {
    try host.list(inside: path).visibleCells.compactMap { ($0 as? MainScene.NameCell)?.name }
  }
}
