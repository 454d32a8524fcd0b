@testable import ScreenDSLTesting

/// What is not equal to itself is told so, wherever it is, and never as an internal error.
@MainActor @Suite(.timedOnMain) struct UnequalTests {
  private struct Reading: CellModel { var level = Double.nan }
  private struct Gauges: ContainerModel { var level = 0.0 }
  private struct Odd: CellModel {
    var text = "a"
    static func == (left: Odd, right: Odd) -> Bool { false }
  }
  private struct Key: Hashable, Sendable { var level = Double.nan }

  /// A place for something that is not equal to itself.
  enum Place: CaseIterable {
    case model, inner, container, header, footer, row, section, key, otherModel, dependency,
      innerDependency

    @MainActor fileprivate var screen: ScreenSnapshot {
      switch self {
      case .model: rows { Reading().id("x") }
      case .inner: rows { Container("list", Gauges()) { Reading().id("x") } }
      case .container: rows { Container("x", Gauges(level: .nan)) { TextLine(text: "a") } }
      case .header: ScreenSnapshot(Section("x", header: Reading()) { TextLine(text: "a") })
      case .footer: ScreenSnapshot(Section("x", footer: Reading()) { TextLine(text: "a") })
      case .row: rows { TextLine(text: "a").id(Double.nan) }
      case .section: ScreenSnapshot(Section(Double.nan) { TextLine(text: "a").id("a") })
      case .key: rows { TextLine(text: "a").id(Key()) }
      case .otherModel: rows { Odd().id("x") }
      case .dependency:
        ScreenSnapshot(Section("x", dependsOn: 1, Double.nan) { TextLine(text: "a").id("a") })
      case .innerDependency:
        rows { Container("x", Gauges(), dependsOn: Double.nan) { TextLine(text: "a").id("a") } }
      }
    }

    fileprivate var sentence: String {
      switch self {
      case .inner:
        "'list/x' must show the same while nothing changes (was level: nan, not equal to itself)"
      case .model, .container:
        "'x' must show the same while nothing changes (was level: nan, not equal to itself)"
      case .header:
        "Section 'x' must show the same while nothing changes (was header.level: nan, not equal to itself)"
      case .footer:
        "Section 'x' must show the same while nothing changes (was footer.level: nan, not equal to itself)"
      case .row: "Row ID of 'TextLine' must be equal to itself (was 'nan')"
      case .section: "Section ID must be equal to itself (was 'nan')"
      case .key: "Row ID of 'TextLine' must be equal to itself (was 'Key(level: nan)')"
      case .otherModel:
        "'x' must show the same while nothing changes (was unequal by '==', with the same fields)"
      case .dependency:
        "'dependsOn' of section 'x' must name values that are equal to themselves (one was not)"
      case .innerDependency:
        "'dependsOn' of container 'x' must name values that are equal to themselves (one was not)"
      }
    }

    @MainActor private func rows(
      @SectionBuilder _ rows: () -> some SectionContent
    ) -> ScreenSnapshot { ScreenSnapshot(Section("main") { rows() }) }
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
  }

  @Test(arguments: [Place.model, .inner, .header, .row, .otherModel])
  func oneSentenceTellsItOfTwoEvaluations(_ place: Place) {
    let whole = place.screen.differences { place.screen }
    #expect(whole.map(\.kind) == [.unequalToItself])
    #expect(whole.first?.sentence.contains(place.sentence) == true, "\(whole)")
  }
}

/// Rows of details that look the same.
@Suite(.timed) struct EqualDetailTests {
  private func screen(_ open: Set<Int>, _ suffix: String? = nil) -> ScreenSnapshot {
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

  /// If one folds out while the other folds in, they are two rows; if a detail stays, its ID must stay too.
  @Test func areTwoRows() {
    func churn(_ old: ScreenSnapshot, _ new: ScreenSnapshot) -> [Problem.Kind] {
      new.problems(of: new.changeset(from: old)).map(\.kind).filter { $0 == .identityChurn }
    }
    let folds: [(Set<Int>, Set<Int>)] = [
      ([1], [2]), ([3], [2]), ([4], [1]), ([1, 2], [3, 4]), ([2, 4], [1, 3]),
    ]
    for (old, new) in folds {
      let (first, second) = (screen(old), screen(new))
      #expect(churn(first, second) == [], "\(old), \(new)")
      #expect(!second.changeset(from: first).explanation.contains("replaced"), "\(old), \(new)")
      let renamed = churn(screen(old, "old"), screen(old.union(new), "new"))
      #expect(renamed == [.identityChurn], "\(old), \(new)")
    }
  }
}
