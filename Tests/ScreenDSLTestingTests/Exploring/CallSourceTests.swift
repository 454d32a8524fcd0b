@testable import ScreenDSLTesting

@Suite(.timed) struct CallSourceTests {
  private func source(
    _ texts: String..., line: Int = #line, column: Int = #column, body: () -> String
  ) -> CallSource? {
    CallSource(at: CallSite(#fileID, #filePath, line, column))
  }

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
    #expect(source.closures == [#""g \(1)}""#])
  }
}
