import ScreenDSL
import ScreenDSLInspection
import TestSupport
import Testing

@Suite(.timed) struct ChangesetTests {
  private static let old = ScreenSnapshot([
    Section("a", header: Label(text: 1)) {
      Note(id: 1)
      Note(id: 2)
      Label(text: 1).id("x")
      Container("grid", Grid()) {
        Note(id: 1)
        Container("deep", Grid()) { Note(id: 1) }
      }
    },
    Section("b") { Note(id: 3) },
    Section("c") { Note(id: 4) },
    Section("d") { Note(id: 5) },
  ])

  private static let new = ScreenSnapshot([
    Section("a", header: Label(text: 2)) {
      Note(id: 2, text: 1)
      Price(text: 1).id("x")
      Container("grid", Grid()) {
        Note(id: 1)
        Container("deep", Grid()) { Note(id: 1, text: 1) }
      }
      Note(id: 6)
    },
    Section("d") {
      Note(id: 5)
      Note(id: 3)
    },
    Section("c") { Note(id: 4) },
    Section("e") { Note(id: 7) },
  ])

  private let changes = new.changeset(from: old)

  @Test func readsLikeThis() {
    #expect(
      changes.description == """
        remove section 'b' at 1
        insert section 'e' at 3
        move section 'd' from 3 to 1
        update header of section 'a'
        remove Note '1' at 0.0
        insert Note '6' at 0.3
        insert Note '7' at 3.0
        move Note '3' from 1.0 to 1.1
        reconfigure Note '2' at 0.0
        reload Price 'x' at 0.1
        in Grid 'grid':
          in Grid 'deep':
            reconfigure Note '1' at 0.0
        """)
  }

  @Test func anEmptyOneSaysSo() {
    let none = Self.new.changeset(from: Self.new)
    #expect(none.description == "no changes")
    #expect(none.isEmpty && !none.hasOwnChanges && none.stages.isEmpty)
  }

  @Test func containersAreFoundByPath() {
    let path = RowPath("deep", in: ["grid"])
    #expect(changes[path]?.rowUpdates.count == 1)
    #expect(changes["grid"]?.hasOwnChanges == false)
    #expect(changes["x"] == nil)
    #expect(changes.changedContainers.map(\.path) == [path])
  }

  @Test func equalChangesAreEqual() {
    #expect(changes == Self.new.changeset(from: Self.old))
    #expect(changes != Self.old.changeset(from: Self.new))
    let other = ScreenSnapshot(Section("a") { Note(id: 1, text: 2) })
    let another = ScreenSnapshot(Section("a") { Note(id: 1, text: 3) })
    let base = ScreenSnapshot(Section("a") { Note(id: 1) })
    #expect(other.changeset(from: base) != another.changeset(from: base))
  }

  @Test func applyingKeepsWhatIsNotMentioned() {
    let result = Self.old.applying(changes)
    #expect(result == Self.new)
    #expect(result.description == Self.new.description)
    #expect(result.position(of: RowID(3, of: Note.self)) == RowPosition(section: 1, row: 1))
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
