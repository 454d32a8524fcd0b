@MainActor @Suite(.timedOnMain) struct EndlessValueTests {
  /// Unchecked because tests look at it on the main actor alone; not `Equatable`, so it is compared by what it holds.
  private final class Knot: @unchecked Sendable {
    var others: [Knot] = [], byName: [String: Knot] = [:], number = 0
  }

  private indirect enum Deep: Sendable {
    case end(Int)
    case next(Deep)
  }

  enum Endless: CaseIterable {
    case itself, eachOther, deep, broad, dictionary, deepDescription

    /// What is kept, as letting go of what is so deep would take the stack.
    @MainActor private static var kept: [any Sendable] = []

    @MainActor fileprivate func value(_ number: Int) -> any Sendable {
      let (knot, other) = (Knot(), Knot())
      knot.number = number
      switch self {
      case .itself: knot.others = [knot]
      case .eachOther: (knot.others, other.others) = ([other, other], [knot, knot])
      case .dictionary: knot.byName = ["a": knot, "b": knot]
      case .broad: return Array(repeating: "element", count: 100_000) + ["\(number)"]
      case .deep, .deepDescription:
        let deep = (0..<20_000).reduce(Deep.end(number)) { deep, _ in .next(deep) }
        Self.kept.append(deep)
        return self == .deep ? deep : [deep as (any Sendable)?]
      }
      Self.kept.append(knot)
      return knot
    }
  }

  private struct Model: CellModel {
    let number: Int, value: any Sendable
    static func == (left: Model, right: Model) -> Bool { left.number == right.number }
  }

  @Test(arguments: Endless.allCases) func areWrittenToALimit(_ endless: Endless) {
    func screen(_ number: Int, _ id: String) -> ScreenSnapshot {
      ScreenSnapshot("s") { Model(number: number, value: endless.value(number)).id(id) }
    }
    let new = screen(2, "a")
    let (changes, log) = (new.changeset(from: screen(1, "a")), UpdateLog())
    log.record(UpdateReport(changes))
    let (churn, looks) = (screen(1, "b").changeset(from: screen(1, "a")), LookRegistry())
    let renderers = [ScreenRenderer.text(looks), .outline(looks), .svg(looks)]
    let shown = [new.description] + renderers.map { $0.render(new) }
    #expect(shown.allSatisfy { $0.contains("…") })
    #expect(
      log.summary.contains("because 'number' changed") && changes.explanation.contains("1 -> 2"))
    expectEqual(Problem.instability(churn).map(\.kind), [.identityChurn])
    let told = [changes.explanation, log.summary] + new.problems(of: changes).map(\.explanation)
    #expect((shown + told).allSatisfy { $0.count < 60_000 })
  }

  private struct Odd: Sendable, CustomStringConvertible {
    let visits: Counter
    var description: String {
      visits.value += 1
      return "odd"
    }
  }

  private struct Costly: CellModel {
    let visits: Counter
    var tags: [Tag] = [], odds: [Odd] = []

    struct Tag: Equatable, Sendable {
      let visits: Counter
      var number: Int
      static func == (left: Tag, right: Tag) -> Bool {
        left.visits.value += 1
        return left.number == right.number
      }
    }

    static func == (left: Costly, right: Costly) -> Bool { false }
  }

  @Test func theSearchEndsWithTheTwentiethDifference() {
    let visits = Counter()
    func model(_ start: Int) -> Costly {
      Costly(
        visits: visits, tags: (start..<start + 500).map { Costly.Tag(visits: visits, number: $0) })
    }
    let changed = changes(model(0), model(1))
    visits.value = 0
    expectEqual(changed[0].differences.count, 20)
    expectEqual(visits.value, 21, "the lists, and twenty of their elements")
    let odd = Costly(visits: visits, odds: Array(repeating: Odd(visits: visits), count: 3_000))
    let other = changes(odd, odd)
    visits.value = 0
    #expect(other[0].differences.count == 1 && visits.value < 5 * ValueWalk.breadthLimit)
  }

  private func changes(_ old: Costly, _ new: Costly) -> [Changeset.Change] {
    ScreenSnapshot("s") { new.id("a") }.changeset(from: ScreenSnapshot("s") { old.id("a") }).all
  }
}
