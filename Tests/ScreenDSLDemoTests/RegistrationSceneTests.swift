import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLHosting
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
    #expect(audit.unused.count == 1)
    #expect(audit.unused[0].hasPrefix("'ScreenDSLDemo.VoucherCell' for "))
  }

  @Test func theAuditFindsEachMistake() {
    let audit = CellRegistry.mistakenShop.audit(screen)
    #expect(!audit.isComplete)
    #expect(
      audit.findings.map(\.kind) == [
        .missingCell, .duplicateCell, .clashingCells, .clashingCells, .variantWithoutCell,
      ])
    #expect(audit.findings[0].problem.hasPrefix("No cell registered for 'ScreenDSLDemo.Rating'"))
    #expect(audit.findings[3].problem.hasPrefix("Duplicate cell identifier 'row' for "))
    #expect(audit.findings[4].problem.contains("'compact'"))
    #expect(audit.unused.count == 1)
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
