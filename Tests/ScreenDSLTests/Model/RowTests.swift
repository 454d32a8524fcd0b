/// Tests that a row consists of its ID, its model, its attributes and its inner rows.
@Suite(.timed) struct RowTests {
  @Test func equality() {
    #expect(Row(Note(id: 1)) == Row(Note(id: 1)))
    #expect(Row(Note(id: 1)) != Row(Note(id: 2)))
    #expect(Row(Note(id: 1)) != Row(Note(id: 1, text: 1)))
    #expect(Row(Note(id: 1)) != Row(Note(id: 1).id(1)))
    #expect(Row(Label().id("a")) == Row(Label().id("a")))
    #expect(Row(Label().id("a")) != Row(Price().id("a")))
    #expect(Row(Label().id("a")) != Row(Label().id("a").onSelect {}))
    #expect(
      Row(Label().id("a").onSelect {}) == Row(Label().id("a").onSelect { Issue.record("run") }))
    #expect(Row(Label().id("a")) == Row(Label().id("a").replaces(id: "b")))
  }

  @Test func sourceLinesAreNotCompared() {
    let screen = ScreenSnapshot(Section("s") { Label().id("a") })
    let row = screen.sections[0].rows[0]
    #expect(row.source != nil)
    #expect(row == Row(Label().id("a")))
  }

  @Test func rowsInsideCount() {
    func row(_ texts: [Int]) -> Row? {
      let content = Section("s") { Container("g", Grid()) { texts.map { Label(text: $0) } } }
      return ScreenSnapshot([content]).row(id: "g")
    }
    #expect(row([1, 2]) == row([1, 2]))
    #expect(row([1, 2]) != row([2, 1]))
    #expect(row([]) != row([1]))
    #expect(row([]) == row([]))
    let plain = ScreenSnapshot(Section("s") { Grid().id("g") }).row(id: "g")
    #expect(plain != row([]))
    #expect(plain?.innerRows == nil)
    #expect(row([])?.innerRows?.rowCount == 0)
  }
}
