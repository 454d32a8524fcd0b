@Suite(.timed) struct ChangesetStageTests {
  private func stages(_ old: Lists, _ new: Lists) -> [String] {
    let changes = old.changes(to: new)
    expectEqual(ListKind.allCases.compactMap { StageCheck(changes: changes, kind: $0).failure }, [])
    return changes.changedLists.flatMap { list in
      list.changes.stages.map { stage in
        list.path.map { "\($0): \(stage.operations.text)" } ?? stage.operations.text
      }
    }
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var (old, new): (Lists, Lists)
    var stages: [String]
    var testDescription: String { stages.joined(separator: "; ") }

    init(_ old: Lists, _ new: Lists, _ stages: String...) {
      (self.old, self.new, self.stages) = (old, new, stages)
    }
  }

  static let (abc, shelves): (Lists, Lists) = (
    ["a": [1, 2, 3]], (["a": [1, 2]] as Lists).holding([1: [5, 6], 2: [7]])
  )

  static let examples = [
    Example([:], [:]), Example(["a": [1, 2]], ["a": [1, 2]]),
    // All changes of rows in one list are one batch.
    Example(["a": [1, 2, 3, 4]], ["a": [4, 1, 5, 3]], "-0.1 +0.2 0.3>0.0"),
    Example(["a": [1], "b": [2, 3]], ["a": [3, 1], "b": [2]], "1.1>0.0"),
    // Sections are inserted and removed with their rows.
    Example(["a": [1], "b": [2]], ["b": [2], "c": [3, 4]], "-s0 +s1"),
    Example([:], ["a": [1]], "+s0"), Example(["a": [1]], [:], "-s0"),
    Example(["a": [1], "b": [2], "c": []], ["c": [], "a": [1], "b": [2]], "s2>0"),
    // Changes of rows are in another batch than changes of sections.
    Example(["a": [1, 2]], ["n": [7], "a": [2, 3]], "+s0", "-1.0 +1.1"),
    Example(["a": [1, 2], "b": []], ["n": [], "a": [2], "b": [1]], "+s0", "1.0>2.0"),
    Example(["o": [9], "a": [1, 2]], ["a": [2, 1]], "-s0", "0.1>0.0"),
    Example(["a": [1], "b": [2], "c": []], ["c": [4], "a": [1], "b": []], "s2>0", "-2.0 +0.0"),
    Example(["a": [1, 2], "b": [3]], ["b": [3], "a": [2, 1]], "s1>0", "1.1>1.0"),
    // Rows move out of a section before it is removed, and into a section after it is inserted.
    Example(["a": [1], "b": [2, 3]], ["a": [3, 1]], "1.1>0.0", "-s1"),
    Example(["a": [1, 2], "b": [3]], ["b": [2, 3]], "0.1>1.0", "-s0"),
    Example(["a": [1, 2]], ["n": [7, 2], "a": [1]], "+s0", "1.1>0.1"),
    Example(["a": [1, 2]], ["n": [2, 3]], "+s1", "0.1>1.0", "-s0"),
    Example(["x": [9], "a": [1, 2]], ["x": [9], "n": [2]], "+s2", "1.1>2.0", "-s1"),
    // A section that is removed last stays behind the same section as before.
    Example(["a": [1], "b": []], ["b": [1]], "0.0>1.0", "-s0"),
    Example(["b": [], "a": [1]], ["b": [1]], "1.0>0.0", "-s1"),
    Example(["a": [], "b": [2]], ["a": [], "n": [2]], "+s2", "1.0>2.0", "-s1"),
    // Contents change before the structure, at the old positions.
    Example(
      abc, (["a": [3, 4, 1]] as Lists).showing([1: 2, 3: 1]), "~0.0", "!0.2", "-0.1 +0.1 0.2>0.0"),
    Example(abc, abc.showing([1: 2, 2: 4]), "~0.0 ~0.1"), Example(abc, abc.showing([2: 3]), "!0.1"),
    Example(
      ["a": [1, 2], "b": [3]], (["b": [2, 3]] as Lists).showing([2: 2, 3: 4]),
      "~0.1 ~1.0", "0.1>1.0", "-s0"),
    // Supplementaries change after the structure, and lists in containers last.
    Example(
      (["a": [1], "b": [2]] as Lists).headed(["a": 1]),
      (["b": [2, 3], "a": [1]] as Lists).headed(["a": 2, "b": 3]),
      "s1>0", "+0.1", "header0 header1"),
    Example(abc.headed(["a": 1]), abc, "header0"),
    Example(
      shelves,
      (["a": [2, 1, 3]] as Lists).holding([1: [6, 5], 2: [7, 8], 3: [9]]).showing([1: 2, 6: 2]),
      "~0.0", "+0.2 0.1>0.0", "a/2: +0.1", "a/1: ~0.1", "a/1: 0.1>0.0"),
  ]

  @Test(arguments: examples) func eachRuleHasAnExample(_ example: Example) {
    expectEqual(stages(example.old, example.new), example.stages)
  }

  @Test func aContainerThatIsReloadedHasNoNestedStage() {
    let old = (["a": [1]] as Lists).holding([1: [5]])
    expectEqual([stages(old, ["a": [1]]), stages(["a": [1]], old)], [["!0.0"], ["!0.0"]])
    struct Wall: ContainerModel {}
    let before = ScreenSnapshot(Section("s") { Container("c", Grid()) { Note(id: 1) } })
    let after = ScreenSnapshot(Section("s") { Container("c", Wall()) { Note(id: 2) } })
    let changes = after.changeset(from: before)
    #expect(changes.nested.isEmpty && changes.stages.map(\.operations.text) == ["!0.0"])
  }

  @Test func eachStageShowsWhatItSays() {
    let new = (["n": [2], "b": [3, 4]] as Lists).showing([3: 2]).headed(["b": 2])
    let stages = (["a": [1, 2], "b": [3]] as Lists).headed(["b": 1]).changes(to: new).stages
    let shown = stages.map { stage in
      stage.snapshot.sections.map { section in
        let texts = section.rows.map { "\($0.id)=\(($0.model as? Price)?.text ?? -1)" }
        let header = (section.header as? Label).map { " under \($0.text)" } ?? ""
        return "\(section.id): \(texts.joined(separator: " "))\(header)"
      }
    }
    expectEqual(stages.map(\.operations.text), ["~1.0", "+s1", "+2.1 0.1>1.0", "-s0", "header1"])
    #expect(
      shown == [
        ["a: 1=0 2=0", "b: 3=2 under 1"], ["a: 1=0 2=0", "n: ", "b: 3=2 under 1"],
        ["a: 1=0", "n: 2=0", "b: 3=2 4=0 under 1"], ["n: 2=0", "b: 3=2 4=0 under 1"],
        ["n: 2=0", "b: 3=2 4=0 under 2"],
      ])
  }
}
