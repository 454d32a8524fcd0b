/// Tests the collections of all rows at any depth, and of the rows of one model type.
@Suite(.timed) struct ScreenSnapshotRowsTests {
  @Test func modelsOfAType() {
    let screen = ScreenSnapshot([
      Section("a") {
        Note(id: 1)
        Container("grid", Grid()) {
          Note(id: 2)
          Container("inner", Grid(text: 1)) { Label(text: 3).id("label") }
        }
      },
      Section("b") { Label(text: 5).id("label") },
    ])
    #expect(screen.models(of: Note.self).map(\.model.id) == [1, 2])
    #expect(
      screen.models(of: Label.self).map(\.path.description) == ["a/grid/inner/label", "b/label"])
    #expect(screen.models(of: Label.self).map(\.model.text) == [3, 5])
    #expect(screen.models(of: Photo.self).isEmpty)
  }
}
