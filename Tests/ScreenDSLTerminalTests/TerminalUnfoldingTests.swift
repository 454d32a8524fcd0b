import ScreenDSL
import ScreenDSLHosting
import ScreenDSLLooks
import TestSupport
import Testing

@testable import ScreenDSLTerminal

@MainActor @Suite(.timedOnMain) struct TerminalUnfoldingTests {
  @Test func arrowsUnfoldAndFold() {
    let host = TerminalHost(columns: 30, lines: 10)
    let heard = Log()
    func show(_ isExpanded: Bool) {
      host.apply(
        ScreenSnapshot(
          Section("all") {
            Look.text("Work").id("work")
              .outline(isExpanded: isExpanded, Handler { heard.add("\($0)") }) {
                Look.text("Mail").id("mail")
              }
          }))
    }
    show(false)
    #expect(!host.handle(.left) && host.handle(.right))
    show(true)
    #expect(host.lines.contains { $0.contains("Work") && $0.contains("⌄") }, "\(host.lines)")
    #expect(host.lines.contains { $0.hasPrefix("│   Mail") }, "\(host.lines)")
    #expect(host.handle(.left) && !host.handle(.right))
    #expect(heard.take() == ["true", "false"])
    show(false)
    #expect(host.lines.contains { $0.contains("Work") && $0.contains("›") })
  }
}
