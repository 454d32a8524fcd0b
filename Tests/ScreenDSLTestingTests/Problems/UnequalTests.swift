@MainActor @Suite(.timedOnMain) struct UnequalTests {
  private struct Reading: CellModel { var level = Double.nan }
  private struct Gauges: ContainerModel { var level = 0.0 }
  private struct Odd: CellModel {
    var text = "a"
    static func == (left: Odd, right: Odd) -> Bool { false }
  }
  private struct Key: Hashable, Sendable { var level = Double.nan }

  enum Place: CaseIterable {
    case model, inner, container, header, footer, row, section, key, otherModel, dependency,
      innerDependency, list, task

    @MainActor fileprivate var screen: ScreenSnapshot {
      let line = TextLine(text: "a")
      let section =
        switch self {
        case .model: Section("main") { Reading().id("x") }
        case .inner: Section("main") { Container("list", Gauges()) { Reading().id("x") } }
        case .container: Section("main") { Container("x", Gauges(level: .nan)) { line } }
        case .header: Section("x", header: Reading()) { line }
        case .footer: Section("x", footer: Reading()) { line }
        case .row: Section("main") { line.id(Double.nan) }
        case .section: Section(Double.nan) { line.id("a") }
        case .key: Section("main") { line.id(Key()) }
        case .otherModel: Section("main") { Odd().id("x") }
        case .dependency: Section("x", dependsOn: 1, Double.nan) { line.id("a") }
        case .innerDependency:
          Section("main") { Container("x", Gauges(), dependsOn: Double.nan) { line.id("a") } }
        case .list: Section("main") { line.id("a") }
        case .task: Section("main") { line.id("x").task(id: Double.nan) {} }
        }
      return self == .list ? ScreenSnapshot(section.listID(Double.nan)) : ScreenSnapshot(section)
    }

    fileprivate var sentence: String {
      let restless = "must show the same while nothing changes (was"
      let depends = "must name values that are equal to themselves (one was not)"
      return switch self {
      case .inner: "'list/x' \(restless) level: nan, not equal to itself)"
      case .model, .container: "'x' \(restless) level: nan, not equal to itself)"
      case .header, .footer: "Section 'x' \(restless) \(self).level: nan, not equal to itself)"
      case .row: "Row ID of 'TextLine' must be equal to itself (was 'nan')"
      case .section: "Section ID must be equal to itself (was 'nan')"
      case .key: "Row ID of 'TextLine' must be equal to itself (was 'Key(level: nan)')"
      case .otherModel: "'x' \(restless) unequal by '==', with the same fields)"
      case .dependency: "'dependsOn' of section 'x' \(depends)"
      case .innerDependency: "'dependsOn' of container 'x' \(depends)"
      case .list: "List ID must be equal to itself (was 'nan')"
      case .task: "'x' \(restless) task(id:): nan, not equal to itself)"
      }
    }
  }

  @Test(arguments: Place.allCases) func isTold(_ place: Place) throws {
    let found = failures { expectNoProblems(place.screen) }
    let message = try #require(found.first)
    #expect(found.count == 1 && message.contains(place.sentence), "\(message)")
    #expect(message.contains("\n  Cost: it counts as changed each time"))
    let updates = failures {
      expectUpdate(from: place.screen, to: place.screen, allowingOthers: true) { _ in }
    }.joined()
    #expect(!updates.contains("Internal error"), "\(updates)")
    if [.model, .inner, .otherModel].contains(place) { #expect(updates.contains(place.sentence)) }
    guard [.model, .inner, .header, .row, .otherModel, .list].contains(place) else { return }
    let whole = place.screen.differences({ _ in false }, fromEvaluating: { place.screen })
    expectEqual(whole.map(\.kind), [.unequalToItself], "of two evaluations")
    expectEqual(whole.first?.sentence.contains(place.sentence), true, "\(whole)")
  }

  /// If one folds out while the other folds in, they are two rows; if a detail stays, its ID must stay too.
  @Test func equalDetailsAreTwoRows() {
    func screen(_ open: Set<Int>, _ suffix: String? = nil) -> ScreenSnapshot {
      ScreenSnapshot("main") {
        for item in 1...4 {
          Look.row("\(item)").id(item)
          if open.contains(item) {
            if let suffix { Look.text("a").id("\(item) \(suffix)") } else { Look.text("a") }
            Look.text("b").id("b\(item)")
          }
        }
      }
    }
    func churn(_ old: ScreenSnapshot, _ new: ScreenSnapshot) -> [Problem.Kind] {
      new.problems(of: new.changeset(from: old)).map(\.kind).filter { $0 == .identityChurn }
    }
    let folds: [(Set<Int>, Set<Int>)] = [
      ([1], [2]), ([3], [2]), ([4], [1]), ([1, 2], [3, 4]), ([2, 4], [1, 3]),
    ]
    for (old, new) in folds {
      let (first, second) = (screen(old), screen(new))
      expectEqual(churn(first, second), [], "\(old), \(new)")
      #expect(!second.changeset(from: first).explanation.contains("replaced"), "\(old), \(new)")
      let renamed = churn(screen(old, "old"), screen(old.union(new), "new"))
      expectEqual(renamed, [.identityChurn], "\(old), \(new)")
    }
  }
}
