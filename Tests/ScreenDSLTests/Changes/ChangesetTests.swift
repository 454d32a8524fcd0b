@Suite(.timed) struct ChangesetTests {
  @Test func containersAreFoundByPath() {
    func screen(_ text: Int) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("a") {
          Container("grid", Grid()) { Container("deep", Grid()) { Note(id: 1, text: text) } }
        })
    }
    let changes = screen(1).changeset(from: screen(0))
    let path = RowPath("deep", in: ["grid"])
    #expect(changes[path]?.rowUpdates.count == 1)
    #expect(changes["grid"]?.hasOwnChanges == false)
    #expect(changes["x"] == nil)
    #expect(changes.changedContainers.map(\.path).withoutSections == [path])
  }

  @Test func applyingToAnotherScreenStops() async {
    let exit = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let base = ScreenSnapshot(Section("a") { Note(id: 1) })
      let changes = ScreenSnapshot().changeset(from: base)
      _ = ScreenSnapshot().applying(changes)
    }
    let text = String(decoding: exit?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "Changeset must be applied to a snapshot equal to the one it starts from "
          + "(was one of 0 sections, not 1)"))
  }
}
