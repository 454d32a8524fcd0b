import RandomScreens
import ScreenDSL
import Testing

/// A row is its ID, its model, its attributes and the rows in it.
@Suite struct RowTests {
  @Test func equality() {
    #expect(Note(id: 1).asRow() == Note(id: 1).asRow())
    #expect(Note(id: 1).asRow() != Note(id: 2).asRow())
    #expect(Note(id: 1).asRow() != Note(id: 1, text: 1).asRow())
    #expect(Note(id: 1).asRow() != Note(id: 1).id(1))
    #expect(Label().id("a") == Label().id("a"))
    #expect(Label().id("a") != Price().id("a"))
    #expect(Label().id("a") != Label().id("a").onSelect {})
    #expect(Label().id("a").onSelect {} == Label().id("a").onSelect { Issue.record("run") })
  }

  @Test func sourceLinesAreNotCompared() {
    let screen = ScreenSnapshot(Section("s") { Label().id("a") })
    let row = screen.sections[0].rows[0]
    #expect(row.source != nil)
    #expect(row == Label().id("a"))
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
    #expect(plain?.contents == nil)
    #expect(row([])?.contents?.rowCount == 0)
  }

  @Test func theModelAndItsIDComeBack() {
    let row = Row(Photo(id: "p", text: 3))
    #expect(row.model as? Photo == Photo(id: "p", text: 3))
    #expect(row.id == RowID("p", of: Photo.self))
    #expect(row.source == nil)
    #expect(row.attributes == RowAttributes())
    #expect(row.contents == nil)
  }

  @Test func description() {
    #expect(Note(id: 1, text: 2).asRow().description == "Note '1' (text: 2)")
    #expect(Note(id: 1, text: 2).id("x").description == "Note 'x' (id: 1, text: 2)")
    #expect(Label().id("a'b").onSelect {}.description == "Label 'a\\'b' (text: 0) selectable")
  }
}
