/// Tests that a source line names the place where it is created. (The tests of builders check the lines of builders.)
@Suite(.timed) struct SourceLinePlaceTests {
  @Test func hereByDefault() {
    let line = SourceLine()
    #expect(line.line == UInt32(#line) - 1)
    #expect(line.fileID == #fileID)
    #expect(line.description == "ScreenDSLTests/SourceLine+PlaceTests.swift:\(line.line)")
  }

  @Test func anyPlace() {
    let line = SourceLine(fileID: "App/Größe.swift", line: 7)
    #expect(line.fileID == "App/Größe.swift")
    #expect(line.description == "App/Größe.swift:7")
    #expect(SourceLine(fileID: "", line: 0).description == ":0")
  }
}
