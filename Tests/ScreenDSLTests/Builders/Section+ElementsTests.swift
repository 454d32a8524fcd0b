/// Tests lists of an app's own values, without cell models.
@Suite(.timed) struct SectionElementsTests {
  private struct Mail: Identifiable, Equatable {
    let id: Int
    var text = 0

    /// Compares only the text, not the ID.
    static func == (left: Mail, right: Mail) -> Bool { left.text == right.text }
  }

  private struct Person { var name: String, visits = 0 }

  private static func mails(_ sections: [[Mail]]) -> ScreenSnapshot {
    ScreenSnapshot(sections.enumerated().map { Section.elements($0, $1) })
  }

  private static func models(_ sections: [[Mail]]) -> ScreenSnapshot {
    ScreenSnapshot(
      sections.enumerated().map { number, mails in
        Section(number) { mails.map { Label(text: $0.text).id($0.id) } }
      })
  }

  private static func random(_ random: inout SplitMix64) -> [[Mail]] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      (0..<Int.random(in: 0...8, using: &random)).map { _ in
        Mail(id: .random(in: 0..<20, using: &random), text: .random(in: 0..<3, using: &random))
      }
    }
  }

  @Test func theyAreUpdatedAsCellModelsAre() {
    for seed in 0..<UInt64(TestDepth.cases(20_000, oneOf: 100)) {
      var random = SplitMix64(seed: seed)
      let (old, new) = (Self.random(&random), Self.random(&random))
      let (before, after) = (Self.mails(old), Self.mails(new))
      let changes = after.changeset(from: before)
      let expected = Self.models(new).changeset(from: Self.models(old))
      let stages = changes.stages.map(\.operations) == expected.stages.map(\.operations)
      let values = after.allRows.compactMap { $0.row.element(as: Mail.self) }
      let isSame =
        stages && values == Array(new.joined()) && before.applying(changes) == after
        && after.declarationProblems.count == expected.new.declarationProblems.count
      guard isSame else {
        Issue.record("seed \(seed): \(changes) must be as \(expected)")
        return
      }
    }
  }

  @Test func aRowGivesItsElementBack() {
    let (mail, first) = (Mail(id: 1, text: 7), RowPosition(0, 0))
    let screen = Self.mails([[mail]])
    let row = screen[first]
    #expect(row.element(as: Mail.self) == mail && row.source?.line == 14)
    #expect(row.element(as: Int.self) == nil && Row(Note(id: 1)).element(as: Mail.self) == nil)
    #expect(row.id == 1 && screen.position(of: 1) == first)
    #expect(screen == Self.mails([[mail]]) && screen != Self.mails([[Mail(id: 1, text: 8)]]))
  }

  @Test func anElementMayHaveAKeyAndAnEqualityFromOutside() {
    func people(_ people: [Person]) -> ScreenSnapshot {
      ScreenSnapshot(Section.elements(1, people, id: \.name) { $0.visits / 10 == $1.visits / 10 })
    }
    let old = people([Person(name: "Ada"), Person(name: "Grace"), Person(name: "Ada", visits: 1)])
    let new = people([Person(name: "Grace", visits: 9), Person(name: "Ada", visits: 10)])
    let stages = new.changeset(from: old).stages.map { "\($0)" }
    expectEqual(stages, ["reconfigure 0.0", "remove 0.2, move 0.1 to 0.0"])
    expectEqual(old.declarationProblems.map(\.kind), [.duplicateID])
    expectEqual(new.allRows.map { $0.row.element(as: Person.self)?.visits }, [9, 10])
    expectEqual(new.row(at: "Ada")?.element(as: Person.self)?.visits, 10)
  }
}
