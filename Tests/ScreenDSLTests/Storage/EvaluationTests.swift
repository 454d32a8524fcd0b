/// Tests that a snapshot that reuses the previous one is equal to a new one.
@Suite(.timed) struct EvaluationTests {
  @Test(arguments: [1, 6, 16]) func chains(parts: Int) {
    for seed in 0..<UInt64(TestDepth.cases(parts > 6 ? 4 : 24, oneOf: 4)) {
      var random = SplitMix64(seed: seed)
      var spec = ListSpec.random(&random, duplicates: false)
      for part in 1..<parts {
        var sections = ListSpec.random(&random, duplicates: seed.isMultiple(of: 2)).sections
        for index in sections.indices { sections[index].id += 100 * part }
        spec.sections += sections
      }
      var previous = spec.partlyDeferred()
      for step in 0..<12 {
        for _ in 0...random.int(below: 1 + parts / 6) { spec = spec.edited(&random) }
        // In some cases the previous snapshot has no index yet.
        if random.chance(2, in: 3) { _ = previous.position(of: 0) }
        let next = spec.partlyDeferred(reusing: previous)
        if let failure = failure(of: next, after: previous, spec) {
          Issue.record("\(parts) parts, seed \(seed), step \(step): \(failure)")
          return
        }
        previous = next
      }
    }
  }

  private func failure(
    of next: ScreenSnapshot, after previous: ScreenSnapshot, _ spec: ListSpec
  ) -> String? {
    let fresh = spec.partlyDeferred()
    if next != fresh || fresh != next { return "another screen" }
    if next.sections.map(\.id) != fresh.sections.map(\.id) { return "other section IDs" }
    if next.rowCount != spec.rowCount { return "a row was lost" }
    if next.declarationProblems != fresh.declarationProblems { return "other issues" }
    for (section, part) in fresh.sections.enumerated() {
      if next.sectionIndex(of: part.id) != section { return "section \(part.id) is not found" }
      for (index, row) in part.rows.enumerated() {
        let position = RowPosition(section, index)
        if next[position].id != row.id { return "another ID at \(position)" }
        let found = next.position(of: row.id, in: part.id)
        if found != position { return "row \(row.id) at \(position) is at \(found as Any)" }
      }
    }
    for row in previous.sections.flatMap(\.rows) {
      if next.positions(of: row.id) != fresh.positions(of: row.id) {
        return "row \(row.id) is found elsewhere"
      }
    }
    return previous.applying(next.changeset(from: previous)) == fresh ? nil : "no round trip"
  }

  @Test func whatTheNewSnapshotSharesIsNotChangedByIt() {
    let declared = Section("s") { (0..<50).map { Label(text: $0).id($0) } }
    let old = ScreenSnapshot(declared)
    let text = old.description
    let new = ScreenSnapshot([declared, Section("t") { Label().id(3) }], reusing: old)
    expectEqual(new.positions(of: 3).map(\.description), ["0.3", "1.0"])
    let twice = ScreenSnapshot("s", reusing: old) {
      (0..<50).map { Label(text: $0).id($0) }
      Label().id(3)
    }
    expectEqual(twice.ids[50], "3~2")
    #expect(old.description == text && old.position(of: 3) == RowPosition(0, 3))
  }

  @Test func anyNumberOfValuesOfAnyType() {
    let evaluations = Evaluations()
    let one = ScreenSnapshot(Section("s", dependsOn: 1) { evaluations.counting(Label()) })
    for section in [
      Section("s", dependsOn: 1, 1) { evaluations.counting(Label()) },
      Section("s", dependsOn: "1") { evaluations.counting(Label()) },
    ] { expectEqual(ScreenSnapshot(section, reusing: one), one) }
    expectEqual(evaluations.count, 3)
    let other = Section("s", dependsOn: 1) { Label(text: 2) }.listID(2)
    expectEqual(ScreenSnapshot(other, reusing: one), ScreenSnapshot(other), "another list")
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
    #expect(screen(1, "a", true, first) == first && evaluations.count == 4)
    for (number, other) in [(2, "a", true), (1, "b", true), (1, "a", false)].enumerated() {
      let next = screen(other.0, other.1, other.2, first)
      #expect(next == screen(other.0, other.1, other.2) && evaluations.count == 6 + number * 2)
    }
    expectEqual(screen(1, "a", true, ScreenSnapshot(Section("s") {})), first)
  }

  @MainActor @Test func looseRowsAroundASectionThatWasSkipped() {
    let log = Log()
    @ScreenBuilder func content(_ name: String) -> some ScreenContent {
      Note(id: 0)
      Section("s", dependsOn: 1) { Note(id: 1).onSelect { log.lines.append(name) } }
      Note(id: 2).onSelect { log.lines.append(name) }
    }
    let new = ScreenSnapshot(content("new"), reusing: ScreenSnapshot(content("old")))
    #expect([1, 2].allSatisfy { new.select(RowPath(RowID($0, of: Note.self))) })
    expectEqual(log.lines, ["new", "new"])
  }
}

extension ListSpec {
  fileprivate func partlyDeferred(reusing previous: ScreenSnapshot? = nil) -> ScreenSnapshot {
    let sections = sections.map { part in
      guard part.id.isMultiple(of: 3), part.actions == .none else { return part.section }
      let section = Section(
        part.id, header: part.header.map { Label(text: $0) }, dependsOn: part.rows
      ) { part.rows.content }
      return part.badge.map { section.supplementary("badge", Label(text: $0)) } ?? section
    }
    return ScreenSnapshot(sections, reusing: previous)
  }
}
