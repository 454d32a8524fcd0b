/// Tests that a snapshot that reuses the previous one is equal to a new one.
@Suite(.timed) struct EvaluationTests {
  /// Creates chains of randomly edited screens, each with the previous snapshot.
  @Test(arguments: [3, 12, 70])
  func chains(sectionCount: Int) {
    for seed in 0..<UInt64(TestDepth.cases(sectionCount > 12 ? 4 : 24, oneOf: 4)) {
      var random = SplitMix64(seed: seed)
      var plan = ScreenPlan(&random, sections: sectionCount, duplicates: seed.isMultiple(of: 2))
      var previous = plan.snapshot()
      for step in 0..<20 {
        let edits = random.chance(1, in: 6) ? 2 * sectionCount : 1 + random.int(below: 3)
        for _ in 0..<edits { plan.edit(&random) }
        // In some cases the previous snapshot has no index yet.
        if random.chance(2, in: 3) { _ = previous.position(of: 0) }
        let next = plan.snapshot(reusing: previous)
        let failure = failure(of: next, after: previous, plan)
        guard failure == nil else {
          Issue.record("\(sectionCount) sections, seed \(seed), step \(step): \(failure ?? "")")
          return
        }
        previous = next
      }
    }
  }

  private func failure(
    of next: ScreenSnapshot, after previous: ScreenSnapshot, _ plan: ScreenPlan
  ) -> String? {
    let fresh = plan.snapshot()
    if next != fresh || fresh != next { return "another screen" }
    if next.sections.map(\.id) != fresh.sections.map(\.id) { return "other section IDs" }
    if next.rowCount != plan.rowCount { return "a row was lost" }
    if next.declarationProblems != fresh.declarationProblems { return "other issues" }
    for (section, part) in fresh.sections.enumerated() {
      if next.sectionIndex(of: part.id) != section { return "section \(part.id) is not found" }
      for (index, row) in part.rows.enumerated() {
        let position = RowPosition(section: section, row: index)
        if next[position].id != row.id { return "another ID at \(position)" }
        let found = next.position(of: row.id, in: part.id)
        if found != position {
          return "row \(row.id) at \(position) is found \(found.map(\.description) ?? "nowhere")"
        }
      }
    }
    for row in previous.sections.flatMap(\.rows) {
      if next.positions(of: row.id) != fresh.positions(of: row.id) {
        return "row \(row.id) is found elsewhere"
      }
    }
    if previous.applying(next.changeset(from: previous)) != fresh { return "no round trip" }
    return nil
  }

  @Test func whatTheNewSnapshotSharesIsNotChangedByIt() {
    let declared = Section("s") { (0..<50).map { Label(text: $0).id($0) } }
    let old = ScreenSnapshot(declared)
    let text = old.description
    let new = ScreenSnapshot([declared, Section("t") { Label().id(3) }], reusing: old)
    #expect(new.positions(of: 3).map(\.description) == ["0.3", "1.0"])
    let twice = ScreenSnapshot(
      Section("s") {
        (0..<50).map { Label(text: $0).id($0) }
        Label().id(3)
      }, reusing: old)
    #expect(twice.sections[0].rows[50].id.description == "3~2")
    #expect(old.description == text)
    #expect(old.position(of: 3) == RowPosition(section: 0, row: 3))
  }

  @Test func anyNumberOfValues() {
    let evaluations = Evaluations()
    func screen(
      _ id: Int, _ name: String, _ isOn: Bool, _ previous: ScreenSnapshot? = nil
    ) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("s", dependsOn: id, name, isOn) {
          evaluations.counting(Label(text: id))
          if isOn { Label(text: name.count) }
          Container("g", Grid(), dependsOn: name, isOn) { Label(text: name.count) }
        }, reusing: previous)
    }
    let first = screen(1, "a", true)
    #expect(screen(1, "a", true, first) == first)
    #expect(evaluations.count == 1)
    for (number, other) in [(2, "a", true), (1, "b", true), (1, "a", false)].enumerated() {
      let next = screen(other.0, other.1, other.2, first)
      #expect(next == screen(other.0, other.1, other.2))
      #expect(evaluations.count == 3 + number * 2)
    }
  }

  @Test func anotherNumberOfValuesIsEvaluatedAgain() {
    let evaluations = Evaluations()
    let first = ScreenSnapshot(Section("s", dependsOn: 1) { evaluations.counting(Label()) })
    _ = ScreenSnapshot(
      Section("s", dependsOn: 1, 1) { evaluations.counting(Label()) }, reusing: first)
    #expect(evaluations.count == 2)
  }

  @MainActor @Test func looseRowsAfterASectionThatWasSkipped() {
    let log = Log()
    @ScreenBuilder func content(_ name: String) -> some ScreenContent {
      Section("s", dependsOn: 1) { Note(id: 1).onSelect { log.lines.append(name) } }
      Note(id: 2).onSelect { log.lines.append(name) }
    }
    let new = ScreenSnapshot(content("new"), reusing: ScreenSnapshot(content("old")))
    #expect([1, 2].allSatisfy { new.select(RowPath(RowID($0, of: Note.self))) })
    #expect(log.lines == ["new", "new"])
  }
}

/// A screen as section IDs and row IDs; each row has the text of its last edit.
private struct ScreenPlan {
  private struct Part {
    var id: Int
    var rows: [Int]
    var text = 0
    var header: Int?
    /// Whether the section has `dependsOn` with the values of its rows.
    var isDeferred: Bool
    /// Whether only their place identifies the rows.
    var isStructural: Bool
  }

  private var parts: [Part] = []
  private var duplicates: Bool
  private var nextID = 0

  init(_ random: inout SplitMix64, sections: Int, duplicates: Bool) {
    // At first there are no duplicates, and later they sometimes disappear, so that both cases are tested.
    self.duplicates = false
    for _ in 0..<sections { insertPart(&random) }
    self.duplicates = duplicates
  }

  private mutating func removeDuplicates() {
    var known: Set<Int> = []
    var ids: Set<Int> = []
    parts.removeAll { !ids.insert($0.id).inserted }
    for index in parts.indices { parts[index].rows.removeAll { !known.insert($0).inserted } }
  }

  var rowCount: Int { parts.reduce(0) { $0 + $1.rows.count } }

  func snapshot(reusing previous: ScreenSnapshot? = nil) -> ScreenSnapshot {
    ScreenSnapshot(parts.map(section), reusing: previous)
  }

  private func section(_ part: Part) -> Section {
    let rows = part.rows
    let text = part.text
    let header = part.header.map { Label(text: $0) }
    if part.isStructural { return Section(part.id) { rows.map { Label(text: $0) } } }
    if part.isDeferred {
      return Section(part.id, header: header, dependsOn: [text] + rows) {
        rows.map { Note(id: $0, text: text) }
      }
    }
    return Section(part.id, header: header) { rows.map { Note(id: $0, text: text) } }
  }

  private mutating func newID(_ random: inout SplitMix64) -> Int {
    if duplicates && random.chance(1, in: 5) { return random.int(below: max(1, nextID)) }
    nextID += 1
    return nextID
  }

  private mutating func insertPart(_ random: inout SplitMix64) {
    let isDuplicate = duplicates && random.chance(1, in: 20) && !parts.isEmpty
    let id = isDuplicate ? parts[random.int(below: parts.count)].id : 1_000 + nextID
    nextID += 1
    let rows = (0..<random.int(below: random.chance(1, in: 3) ? 25 : 5)).map { _ in newID(&random) }
    let part = Part(
      id: id, rows: rows, isDeferred: random.chance(1, in: 3),
      isStructural: random.chance(1, in: 6))
    parts.insert(part, at: random.int(below: parts.count + 1))
  }

  mutating func edit(_ random: inout SplitMix64) {
    if parts.isEmpty { return insertPart(&random) }
    let (from, to) = (random.int(below: parts.count), random.int(below: parts.count))
    let place = random.int(below: parts[from].rows.count)
    switch random.int(below: 12) {
    case 0: insertPart(&random)
    case 1: parts.remove(at: from)
    case 2: parts.swapAt(from, to)
    case 3:
      parts[from].rows.insert(newID(&random), at: random.int(below: parts[from].rows.count + 1))
    case 4 where !parts[from].rows.isEmpty: parts[from].rows.remove(at: place)
    case 5 where !parts[from].rows.isEmpty:
      let row = parts[from].rows.remove(at: place)
      parts[to].rows.insert(row, at: random.int(below: parts[to].rows.count + 1))
    case 6: parts[from].text += 1
    case 7: parts[from].rows.reverse()
    case 8: parts[from].header = random.chance(1, in: 4) ? nil : random.int(below: 3)
    case 9: removeDuplicates()
    case 10 where duplicates:
      // The same new ID appears twice.
      let id = newID(&random)
      parts[from].rows.append(id)
      parts[to].rows.append(id)
    default: parts.append(parts.remove(at: from))
    }
  }
}
