@testable import ScreenDSLTesting

@Suite(.timed) struct CallSourceTests {
  private func source(
    _ texts: String..., line: Int = #line, column: Int = #column, body: () -> String
  ) -> CallSource? { CallSource(at: CallSite(#fileID, #filePath, line, column)) }

  @Test func bracketsAndCommasInTextsAndCommentsDoNotCount() throws {
    let call = source(
      #"a "(, \"#, "b \" [,",  // c, (
      ##"d "#, ("##,
      """
      e, "(
      """  // f, (
    ) {
      // }
      "g \(1)}"
    }
    let source = try #require(call)
    #expect(
      source.arguments == [
        ##"#"a "(, \"#"##, #""b \" [,""#, ###"##"d "#, ("##"###,
        "\"\"\"\n      e, \"(\n      \"\"\"",
      ])
    expectEqual(source.closures, [#""g \(1)}""#])
  }

  @Test(arguments: [
    ("$0.mails.filter { $0.isRead }", "state.mails.filter { $0.isRead }"),
    ("for id in $0.ids { read(id, $1) }", "for id in state.ids { read(id, screen) }"),
    ("(box: MailBox) in Inbox(box: box)", "Inbox(box: state)"),
    ("@MainActor [log, own = a] box in Inbox(box, log)", "Inbox(state, log)"),
    ("[log] in Inbox([$0: log])", "Inbox([state: log])"),
    ("box -> Inbox in Inbox(box: box)", "Inbox(box: state)"),
    ("(box) -> [Inbox]? in [Inbox(box: box)]", "[Inbox(box: state)]"),
    ("box, _ in box.box ? box : [box][..<box.end]", "state.box ? state : [state][..<state.end]"),
    ("do { try $0.load() } catch { $0.fail() }", "do { try state.load() } catch { state.fail() }"),
    (#"box in box.a("box \(box.n)") // box"#, #"state.a("box \(state.n)") // box"#),
    (##"$0.a = "{ $0 \(f($0,#"(""#))"; $0.b"##, ##"state.a = "{ $0 \(f(state,#"(""#))"; state.b"##),
    ("(box: Box) async throws -> some A in await box.a()", "await state.a()"),
    ("screen, state in screen.count == state.rows", "state.count == screen.rows"),
    ("let n = if $0.a { $0.b } else { $0.c }", "let n = if state.a { state.b } else { state.c }"),
  ]) func aBodyNamesItsOwnParameters(_ closure: String, _ body: String) {
    expectEqual(CallSource.body(closure, "state", "screen"), body)
  }

  @Test(arguments: [
    "Store<[Set<Int>], Int>()", "Store<[Int], (Int) -> Set<Int>>()", "1 < 2", "0..<2", "1 > 2",
  ]) func aCommaBetweenTypesIsPartOfTheArgument(argument: String) throws {
    let sandbox = Sandbox()
    try sandbox.write("explore(\(argument), ways: 0) { $0 }")
    let source = try #require(CallSource(at: sandbox.site(line: 1)))
    expectEqual(source.arguments, [argument, "ways: 0"])
  }

  @Test func aFileFromWindowsIsReadAndAKeyPathIsAClosure() throws {
    let (sandbox, call) = (Sandbox(), "explore(Inbox(), screen: ")
    try sandbox.write("\r\nf() \(call){ $0 })\r\n\(call)\\.first)\r\n")
    let source = try #require(CallSource(at: sandbox.site(line: 2, column: 5)))
    #expect(source.arguments[0] == "Inbox()" && source.closure("screen") == " $0 ")
    let other = try #require(CallSource(at: sandbox.site(line: 3)))
    expectEqual(other.closure("screen"), #"$0[keyPath: \.first]"#)
  }
}
