import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLHosting
import TestSupport
import Testing

@testable import ScreenDSLDemo

@MainActor
@Suite(.timedOnMain) struct TextCellTests {
  private let screen = ScreenSnapshot([Section("s") { ShopTitle(text: "Shop") }])

  private func host(_ registration: CellRegistration<HeadlessList>) -> HeadlessHost {
    let host = HeadlessHost(registry: CellRegistry(registration))
    host.apply(screen)
    return host
  }

  @Test func holdsForAScreenWithItsCells() {
    #expect(throws: Never.self) { try host(.class(ShopTitleView.self)).requireNoViolations() }
  }

  @Test func namesTheRuleThatWasBroken() throws {
    let lying = CellRegistration<HeadlessList>(
      ShopTitleView.self, from: .factory { ScreenDSLDemo.LabelCell() }, place: SourceLine())
    let error = #expect(throws: DemoError.self) { try host(lying).requireNoViolations() }
    let sentence = try #require(error?.description)
    #expect(sentence.hasPrefix("Updates must keep the rules of list views (was 'R8: "))
  }
}
