import TestSupport
import Testing

@testable import ScreenDSL

/// Edits agree with the same edits of a plain array, and share what they do not touch.
@Suite(.timed) struct ScreenSnapshotEditsTests {
  @Test(arguments: [0, 1, 20, 1_100, 5_000])
  func chainsOfEdits(count: Int) {
    for seed in UInt64(0)..<(count > 20 ? 2 : 40) {
      var chain = EditChain(seed: seed, count: count)
      for step in 0..<40 {
        if let failure = chain.step() ?? (step == 39 ? chain.failureAtTheEnd : nil) {
          Issue.record("\(count) rows, seed \(seed), step \(step): \(failure)")
          return
        }
      }
    }
  }

  private struct Notes: Screen {
    var count: Int

    var body: some ScreenContent {
      Section("notes") {
        for number in 0..<count { Note(id: number) }
      }
      Section("other") {
        for number in 0..<40 { Label(text: number).id("label \(number)") }
      }
    }
  }

  private func id(_ number: Int) -> RowID { RowID(number, of: Note.self) }
  private func position(_ row: Int) -> RowPosition { RowPosition(section: 0, row: row) }

  private func chunks(_ screen: ScreenSnapshot) -> Set<ObjectIdentifier> {
    Set(screen.storage.sections.flatMap(\.rows.chunks).map { ObjectIdentifier($0) })
  }

  @Test func untouchedStorageIsShared() throws {
    let old = Notes(count: 5_000).snapshot()
    let edits: [(ScreenSnapshot, Int)] = [
      (try old.replacing(id: id(2_500), with: Note(id: 2_500, text: 1)), 1),
      (try old.removing(id: id(2_500)), 1),
      // The run's parts, and the row between them.
      (old.inserting(Note(id: -1), at: position(2_500)), 3),
      (try old.moving(id: id(10), to: position(11)), 2),
      (try old.moving(id: id(10), to: position(4_990)), 3),
    ]
    #expect(chunks(old).count == 6)
    for (number, (new, most)) in edits.enumerated() {
      let added = chunks(new).subtracting(chunks(old))
      #expect(!added.isEmpty && added.count <= most, "edit \(number): \(added.count) new chunks")
      #expect(chunks(old).subtracting(chunks(new)).count <= 2, "edit \(number)")
      #expect(new.storage.sections[1] === old.storage.sections[1], "edit \(number)")
      #expect(old == Notes(count: 5_000).snapshot(), "edit \(number)")
    }
  }

  @Test func aRunOfOneTypeStaysOne() throws {
    let old = Notes(count: 100).snapshot()
    func isRun(_ screen: ScreenSnapshot) -> Bool {
      screen.storage.sections[0].rows.chunks.allSatisfy { !($0 is TypedRowChunk<Row._Access>) }
    }
    #expect(isRun(old))
    #expect(isRun(try old.removing(id: id(5))))
    #expect(isRun(try old.moving(id: id(5), to: position(50))))
    let other = try old.replacing(id: id(5), with: Label(text: 7))
    #expect(!isRun(other))
    #expect(other.row(id: id(5))?.model as? Label == Label(text: 7))
    #expect(other.changeset(from: old).rowUpdates.map(\.kind) == [.reload])
  }

  @Test func aFullChunkIsSplit() {
    var screen = Notes(count: 1_024).snapshot()
    #expect(screen.storage.sections[0].rows.chunks.count == 1)
    screen = screen.inserting(Note(id: -1), at: position(1_024))
    #expect(screen.storage.sections[0].rows.chunks.allSatisfy { $0.count <= 1_024 })
    #expect(screen.position(of: id(-1)) == position(1_024))
    #expect(screen.position(of: id(600)) == position(600))
  }

  @Test func replacingKeepsTheID() throws {
    let old = Notes(count: 20).snapshot()
    let new = try old.replacing(id: id(3), with: Label(text: 9).id("other").onSelect {})
    let row = try #require(new.row(id: id(3)))
    #expect(row.model as? Label == Label(text: 9))
    #expect(row.attributes.onSelect != nil)
    #expect(new.row(id: "other") == nil)
    #expect(old.row(id: id(3))?.model as? Note == Note(id: 3))
  }

  @Test func aRowOfTheRunsTypeKeepsItsSelection() throws {
    let old = Notes(count: 20).snapshot()
    let new = try old.replacing(id: id(3), with: Note(id: 3).onSelect {})
    #expect(new.row(id: id(3))?.attributes.onSelect != nil)
    #expect(new.row(id: id(4))?.attributes.onSelect == nil)
    #expect(new.changeset(from: old).rowUpdates.map(\.new.row) == [3])
  }

  @Test func aReplacedRowIsNotTakenForTheOneItShows() throws {
    let replaced = try Notes(count: 20).snapshot().replacing(id: id(3), with: Note(id: 100))
    let other = ScreenSnapshot([
      Section("notes") {
        for number in 0..<20 { Note(id: number == 3 ? 100 : number) }
      },
      Section("other") { replaced.sections[1].rows.map { $0 } },
    ])
    #expect(other != replaced)
    let changes = other.changeset(from: replaced)
    #expect(changes.rowRemovals == [position(3)])
    #expect(changes.rowInsertions == [position(3)])
    #expect(replaced.applying(changes) == other)
    #expect(other.applying(replaced.changeset(from: other)) == replaced)
  }

  @Test func aDuplicateFromElsewhereLosesItsNumber() {
    let twice = ScreenSnapshot(Section("s") { [1, 2].map { Label(text: $0).id("a") } })
    let new = Notes(count: 20).snapshot()
      .inserting(twice.sections[0].rows[1], at: position(0))
    #expect(new.sections[0].rows[0].id == "a")
    #expect(new.row(id: "a")?.model as? Label == Label(text: 2))
  }

  @Test func aContainerIsPlacedWithItsRows() throws {
    let old = Notes(count: 20).snapshot()
    let grid = Container("grid", Grid()) {
      Label(text: 1)
      Label(text: 2)
    }
    let new = old.inserting(grid, at: position(5))
    #expect(new.row(id: "grid")?.innerRows?.rowCount == 2)
    #expect(old.applying(new.changeset(from: old)) == new)
    let replaced = try old.replacing(id: id(3), with: grid)
    #expect(replaced.row(id: id(3))?.innerRows?.rowCount == 2)
    #expect(replaced.changeset(from: old).rowUpdates.map(\.kind) == [.reload])
  }

  @Test func aDuplicateThatIsInsertedIsNumbered() throws {
    let old = Notes(count: 20).snapshot()
    let new = old.inserting(Note(id: 3, text: 1), at: position(20))
    #expect(new.sections[0].rows[20].id.description == "3~2")
    #expect(new.issues.count == 1)
    let first = old.inserting(Note(id: 3, text: 1), at: position(0))
    #expect(first.sections[0].rows.prefix(5).map(\.id.description) == ["3", "0", "1", "2", "3~2"])
    #expect(try new.removing(id: new.sections[0].rows[20].id) == old)
    let renumbered = try new.removing(id: id(3))
    #expect(renumbered.sections[0].rows[19].id == id(3))
    #expect(renumbered.issues.isEmpty)
  }

  @Test func missingRows() {
    let screen = Notes(count: 3).snapshot()
    let error = #expect(throws: MissingRowError.self) {
      try screen.replacing(id: "it's", with: Label())
    }
    #expect(error == (try? missing(screen)))
    #expect(error?.id == "it's")
    #expect(
      error?.description == #"No row for 'it\'s'; use an ID that is in the snapshot"#)
    let long = RowID(String(repeating: "x", count: 10_000))
    #expect(MissingRowError(id: long).description.count < 200)
    let sections = [SectionID(long), SectionID(long)]
    #expect(MissingRowError(id: long, sections: sections).description.count < 400)
    #expect(throws: MissingRowError.self) { try screen.removing(id: 0) }
    #expect(throws: MissingRowError.self) { try screen.moving(id: 0, to: position(0)) }
    #expect(throws: MissingRowError.self) { try ScreenSnapshot().removing(id: 0) }
  }

  private func missing(_ screen: ScreenSnapshot) throws -> MissingRowError? {
    do {
      _ = try screen.removing(id: "it's")
      return nil
    } catch {
      return error
    }
  }

  @Test func oneIDInSeveralSections() throws {
    let old = ScreenSnapshot(
      ["a", "b"].map { name in
        Section(name) {
          Label(text: 1).id("x")
          Label(text: 2).id("y")
        }
      })
    let error = #expect(throws: MissingRowError.self) { try old.removing(id: "x") }
    #expect(error?.sections == ["a", "b"])
    #expect(
      error?.description == "Row ID 'x' must be in one section (was in 'a', 'b'); name the section")
    #expect(throws: MissingRowError.self) { try old.removing(id: "x", in: "c") }
    #expect(try old.removing(id: "x", in: "b").rowCount == 3)
    let replaced = try old.replacing(id: "y", in: "b", with: Label(text: 5))
    #expect(replaced.changeset(from: old).description == "reconfigure Label 'y' at 1.1")
    let moved = try old.moving(id: "x", in: "a", to: RowPosition(section: 1, row: 0))
    #expect(moved.sections[1].rows.map(\.id.description) == ["x", "x~2", "y"])
    #expect(moved.issues.count == 1)
    let back = try moved.moving(id: "x", in: "b", to: RowPosition(section: 0, row: 0))
    #expect(back == old)
  }

  @Test func anEditForgetsWhatTheRowsDependOn() throws {
    func screen(_ previous: ScreenSnapshot?) -> ScreenSnapshot {
      ScreenSnapshot(Section("s", dependsOn: 1) { (0..<3).map { Note(id: $0) } }, reusing: previous)
    }
    let old = screen(nil)
    let edited = try old.removing(id: id(1))
    #expect(screen(edited) == old)
    #expect(screen(edited) != edited)
  }

  @Test func positionsOutOfRangeTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = ScreenSnapshot(Section("s") { Label() })
        .inserting(Label().id(1), at: RowPosition(section: 0, row: 2))
    }
    await #expect(processExitsWith: .failure) {
      _ = try ScreenSnapshot(Section("s") { Label().id("a") })
        .moving(id: "a", to: RowPosition(section: 0, row: 1))
    }
  }
}

/// Random edits of a screen of two sections, done to a snapshot and to plain arrays alike.
private struct EditChain {
  private struct Entry: Equatable {
    var id: RowID
    var text: Int
    var isNote: Bool
  }

  private var random: SplitMix64
  private var lists: [[Entry]]
  private var screen: ScreenSnapshot
  private var nextID: Int
  private var stepCount = 0

  init(seed: UInt64, count: Int) {
    random = SplitMix64(seed: seed)
    nextID = 2 * count
    let numbers = Array(0..<count)
    lists = [
      numbers.map { Entry(id: RowID($0, of: Note.self), text: 0, isNote: true) },
      numbers.map { Entry(id: RowID($0), text: 0, isNote: $0.isMultiple(of: 3)) },
    ]
    screen = ScreenSnapshot([
      Section("run") { numbers.map { Note(id: $0) } },
      Section("mixed") {
        numbers.map { $0.isMultiple(of: 3) ? Row(Note(id: 0).id($0)) : Row(Label().id($0)) }
      },
    ])
  }

  /// Makes one edit; returns what is wrong then.
  mutating func step() -> String? {
    stepCount += 1
    let old = screen
    let kind = random.int(below: 4)
    let from = random.int(below: 2)
    do {
      switch kind {
      case 0: insert(from)
      case 1 where !lists[from].isEmpty: try replace(from)
      case 2 where !lists[from].isEmpty: try remove(from)
      case 3 where !lists[from].isEmpty: try move(from)
      default: return nil
      }
    } catch {
      return "\(error)"
    }
    return failure(after: old, kind)
  }

  private mutating func row() -> (Row, isNote: Bool, text: Int) {
    nextID += 1
    let text = random.int(below: 3)
    return random.chance(1, in: 2)
      ? (Row(Note(id: nextID, text: text)), true, text)
      : (Row(Label(text: text).id(nextID)), false, text)
  }

  private mutating func insert(_ section: Int) {
    let (row, isNote, text) = row()
    // The ends of the list and of a chunk are the places to get wrong.
    let places = [0, lists[section].count, 1_024, 512, random.int(below: lists[section].count + 1)]
    let place = min(places[random.int(below: 5)], lists[section].count)
    lists[section].insert(Entry(id: row.id, text: text, isNote: isNote), at: place)
    screen = screen.inserting(row, at: RowPosition(section: section, row: place))
  }

  private mutating func place(_ section: Int) -> Int {
    let count = lists[section].count
    return min(
      [0, count - 1, 1_023, 1_024, random.int(below: count)][random.int(below: 5)], count - 1)
  }

  private mutating func replace(_ section: Int) throws {
    let place = place(section)
    let (row, isNote, text) = row()
    let id = lists[section][place].id
    lists[section][place] = Entry(id: id, text: text, isNote: isNote)
    screen = try screen.replacing(id: id, with: row)
  }

  private mutating func remove(_ section: Int) throws {
    let entry = lists[section].remove(at: place(section))
    screen = try screen.removing(id: entry.id)
  }

  private mutating func move(_ section: Int) throws {
    let entry = lists[section].remove(at: place(section))
    let target = random.int(below: 2)
    let place = random.int(below: lists[target].count + 1)
    lists[target].insert(entry, at: place)
    screen = try screen.moving(id: entry.id, to: RowPosition(section: target, row: place))
  }

  private func failure(after old: ScreenSnapshot, _ kind: Int) -> String? {
    for (section, list) in lists.enumerated() {
      let rows = screen.sections[section].rows
      if rows.count != list.count { return "\(rows.count) rows in section \(section)" }
      // In long lists, every 97th row, and another one each time.
      let stride = list.count > 100 ? 97 : 1
      for index in Swift.stride(from: stepCount % stride, to: list.count, by: stride) {
        let (row, entry) = (rows[index], list[index])
        if row.id != entry.id || !shows(row, entry) { return "\(row) for \(entry)" }
        let position = RowPosition(section: section, row: index)
        if screen.position(of: entry.id) != position { return "\(entry.id) is not at \(position)" }
      }
    }
    return failure(of: screen.changeset(from: old), after: old, kind)
  }

  /// Whether all rows are as in the arrays.
  var failureAtTheEnd: String? {
    for (section, list) in lists.enumerated() {
      let rows = screen.sections[section].rows
      if rows.map(\.id) != list.map(\.id) { return "other IDs in section \(section)" }
      if !zip(rows, list).allSatisfy({ shows($0, $1) }) {
        return "other rows in section \(section)"
      }
    }
    return nil
  }

  private func shows(_ row: Row, _ entry: Entry) -> Bool {
    entry.isNote
      ? (row.model as? Note)?.text == entry.text : row.model as? Label == Label(text: entry.text)
  }

  private func failure(of changes: Changeset, after old: ScreenSnapshot, _ kind: Int) -> String? {
    let counts = [
      changes.rowInsertions.count, changes.rowUpdates.count, changes.rowRemovals.count,
      changes.rowMoves.count,
    ]
    for (index, count) in counts.enumerated() {
      // An insertion and a removal are one; an update may change nothing, a move go nowhere.
      let isExact = index == 0 || index == 2
      let isRight = index == kind ? (isExact ? count == 1 : count <= 1) : count == 0
      if !isRight { return "\(changes)" }
    }
    return old.applying(changes) == screen ? nil : "no round trip: \(changes)"
  }
}
