import ScreenDSL
import ScreenDSLLooks
import TestSupport
import Testing

@testable import ScreenDSLTerminal

@MainActor @Suite(.timedOnMain) struct TerminalSearchTests {
  @Test func theSlashGoesToTheSearch() {
    let host = TerminalHost(columns: 40, lines: 10)
    func apply(_ query: String, isUsable: Bool = true) {
      let rows = Section("s") {
        for name in ["Ada", "Grace"] where query.isEmpty || name.contains(query) {
          Look.text(name).id(name)
        }
      }
      let edit: @MainActor @Sendable (String) -> Void = { apply($0) }
      host.apply(
        ScreenSnapshot(rows.searchable(query, prompt: "Find", isUsable ? edit : nil)))
    }
    apply("")
    host.handle(.end)
    #expect(host.hint == "/ search" && host.lines[1].contains("Find"))
    for key in "/da" { host.handle(.character(key)) }
    #expect(host.isTyping && host.lines[1].contains("da") && host.lines[3].contains("Ada"))
    #expect(!host.lines.joined().contains("Grace"))
    for key in [TerminalKey.backspace, .backspace, .enter] { host.handle(key) }
    #expect(!host.isTyping && host.lines.joined().contains("Grace"))
    apply("", isUsable: false)
    #expect(!host.handle(.character("/")))
    host.apply(ScreenSnapshot(Section("s") { Look.text("x") }))
    #expect(!host.handle(.character("/")))
  }
}
