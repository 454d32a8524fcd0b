import ScreenDSL
import ScreenDSLHeadless
import TestSupport
import Testing

@testable import ScreenDSLDemo

@MainActor
@Suite(.timedOnMain) struct RegistrationSceneTests {
  private let screen = ShopScreen().snapshot()

  @Test func oneListHoldsClassesNibsFactoriesAndSupplementaries() {
    let sources = CellRegistry.shop.registrations.map {
      "\($0.source)".prefix { $0 != " " }
    }
    #expect(
      sources == ["class", "nib", "nib", "factory", "class", "class", "factory", "class"])
    let audit = CellRegistry.shop.audit(screen)
    #expect(audit.isComplete)
    #expect(audit.unused.map(\.cell) == ["ScreenDSLDemo.VoucherCell"])
  }

  @Test func theAuditFindsEachMistake() {
    let audit = CellRegistry.mistakenShop.audit(screen)
    #expect(!audit.isComplete)
    #expect(audit.missing.map(\.identifier) == [ReuseIdentifier(Rating.self)])
    #expect(audit.duplicates.count == 1 && audit.unused.count == 1)
    #expect(audit.clashes.map(\.first.cell) == ["ScreenDSLDemo.ProductCell", "row"])
    #expect(audit.choicesWithoutCell.map(\.variant) == ["compact"])
  }

  @Test func eachModelIsShownByItsCell() {
    let host = HeadlessHost(registry: .shop)
    host.apply(screen)
    #expect(
      host.visibleCells.map { "\(type(of: $0))" } == [
        "ProductCell", "RatingView", "OfferCell", "LabelCell",
      ])
    #expect(host.line(.header, of: "shop") == "ShopTitleView: Shop")
    #expect(host.line(.footer, of: "shop") == "LabelCell: 2 articles")
    #expect(host.line(.badge, of: "shop") == "BadgeView: 3 new")
    #expect(host.line("other", of: "shop") == nil)
    #expect(host.violations.isEmpty && host.missingCells.isEmpty)
  }
}
