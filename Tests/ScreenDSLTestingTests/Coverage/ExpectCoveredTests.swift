import Foundation
import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLHosting
import TestSupport
import Testing

@testable import ScreenDSLTesting

/// What no test showed, fired or used.
@MainActor @Suite(.timedOnMain) struct ExpectCoveredTests {
  private let store = CoveredScreen.Store()
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// The gaps, without the file, after something was done on the screen.
  private func gaps(
    registry: CellRegistry<HeadlessList>? = nil, _ actions: (TestScreen) -> Void = { _ in }
  ) -> [String] {
    var found: [String] = []
    sandbox.run {
      actions(TestScreen(registry: registry) { [store] in CoveredScreen(store) })
      found = verifyCovered(CoveredScreen.self).failures
    }
    return found.map {
      $0.replacing(/\ \(ScreenDSLTestingTests[^)]*\)/, with: "")
        .replacing(/\ at ScreenDSLTestingTests.*/, with: "")
    }
  }

  private func showAll(_ screen: TestScreen) {
    for phase in CoveredScreen.Phase.allCases { screen.update { store.phase = phase } }
    screen.update {
      store.hasAds = true
      store.retries = true
    }
  }

  private func touchAll(_ screen: TestScreen) {
    screen.tap(.label("row")).choose(.label("row"), "Copy").swipe(
      .label("row"), .trailing, "Delete")
    screen.fire(\CoveredScreen.Title.onClose, .header("main"))
  }

  @Test func whatWasNeverShownIsNamedWithItsLine() {
    #expect(
      gaps { touchAll($0) } == [
        "never shown: case .loading:", "never shown: case .failed:",
        "never shown: if hasAds",
      ])
  }

  @Test func whatIsInABranchIsNamedAlone() {
    let found = gaps { screen in
      touchAll(screen)
      screen.update { store.phase = .failed }
    }
    #expect(
      found == [
        "never shown: case .loading:", "never shown: if hasAds", "never shown: if retries",
      ])
  }

  @Test func ofTwoBranchesOnOneLineTheTypeSaysWhichWasShown() {
    store.retries = true
    let found = gaps { $0.update { store.phase = .failed } }
    #expect(found.contains("never shown: else") && !found.contains("never shown: if retries"))
  }

  @Test func whatWasNeverFiredIsNamed() {
    #expect(
      gaps { screen in
        showAll(screen)
        screen.update { store.phase = .loaded }
        screen.tap(.label("row"))
      } == [
        "never fired: onClose of 'Title'", "never fired: onSelect of 'Retry'",
        "never fired: menu item 'Copy' of 'Line'", "never fired: swipe action 'Delete' of 'Line'",
      ])
  }

  @Test func aHandlerThatACellFiresIsCounted() {
    let registry = CellRegistry<HeadlessList>(
      .class(TitleCell.self),
      .class(PlainCell.self, showing: CoveredScreen.Line.self) { _, _, _ in })
    let found = gaps(registry: registry) { screen in
      screen.use(.header("main"), as: TitleCell.self) { $0.press() }
    }
    #expect(!found.contains { $0.contains("onClose") })
    #expect(found.contains { $0.contains("onSelect of 'Line'") })
  }

  @Test func aCellThatIsNeverUsedIsNamed() {
    let registry = CellRegistry<HeadlessList>(
      .class(TitleCell.self),
      .class(PlainCell.self, showing: CoveredScreen.Ad.self, identifier: "ad") { _, _, _ in })
    let found = gaps(registry: registry)
    #expect(found.contains("never used: cell 'ad' for 'ScreenDSLTestingTests.CoveredScreen.Ad'"))
    #expect(found.count { $0.hasPrefix("never used") } == 1)
    #expect(
      !gaps(registry: registry) { $0.update { store.hasAds = true } }
        .contains { $0.hasPrefix("never used") })
  }

  @Test func aScreenThatIsCoveredPasses() {
    let all = gaps { screen in
      showAll(screen)
      screen.update { store.phase = .failed }
      screen.tap(.label("again"))
      screen.update { store.phase = .loaded }
      touchAll(screen)
    }
    #expect(all == [])
  }

  @Test func referencesAndUpdatesCountAsWell() {
    store.phase = .failed
    store.retries = true
    let screen = CoveredScreen(store)
    sandbox.run {
      _ = verifyScreen(screen) { "" }
      let found = verifyCovered(CoveredScreen.self).failures
      #expect(!found.contains { $0.contains("Retry()") || $0.contains("case .failed") })
      #expect(found.contains { $0.contains("case .loading") })
    }
  }

  @Test func aScreenThatNoTestShowedFails() {
    sandbox.run {
      let found = verifyCovered(CoveredScreen.self)
      #expect(found.failures == ["no test showed it, or its source is not there"])
    }
  }

  @Test func aFailureIsOneTextWhereItStands() {
    let found = failures {
      _ = TestScreen { CoveredScreen(store) }
      expectCovered(CoveredScreen.self)
    }
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "'CoveredScreen' must be covered by what ran before, in this process (was not)\n  never shown"
      ) == true)
  }

  @Test func eachRowOfALoopIsAskedForItsHandlers() {
    let select: @MainActor @Sendable () -> Void = {}
    var record = CoverageRecord()
    record.show(
      ScreenSnapshot(
        Section("s") {
          for number in 1...3 {
            CoveredScreen.Line(text: "\(number)").onSelect(number == 2 ? select : nil)
          }
        }), of: "S")
    #expect(record.offered.map(\.what) == ["onSelect of 'Line'"])
  }

  @Test func theReportOfARunIsAboutAllItsProcesses() throws {
    sandbox.run {
      store.phase = .failed
      _ = TestScreen { [store] in CoveredScreen(store) }
    }
    let first = sandbox.context.coverage.record
    var second = CoverageRecord()
    second.show(CoveredScreen(CoveredScreen.Store()).snapshot(), of: "CoveredScreen")
    let sources = SourceFiles(near: #filePath)
    let run = CoverageRun(folder: "\(sandbox.folder)/coverage", run: "now")
    try CoverageRun(folder: run.folder, run: "before").add(second, of: 0, source: sources.file)
    try run.add(first, of: 1, source: sources.file)
    let path = "\(run.folder)/coverage.txt"
    let text = {
      try #require(
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) })
    }
    let before = try text()
    #expect(before.contains("never shown: case .loaded"))
    try run.add(second, of: 2, source: sources.file)
    let after = try text()
    #expect(after.hasPrefix("'CoveredScreen': ") && !after.contains("never shown: case .loaded"))
    #expect(
      after.contains("never shown: case .loading: (ScreenDSLTestingTests/CoveredScreen.swift:"))
  }

  private final class TitleCell: HeadlessCell, ConfigurableCell {
    private var context: CellContext<CoveredScreen.Title>?

    func configure(with model: CoveredScreen.Title, context: CellContext<CoveredScreen.Title>) {
      self.context = context
    }

    func press() { context?.fire(\.onClose) }
  }
}

/// Branches that were never left out, and loops that were never empty.
@Suite(.timed) struct CoverageSidesTests {
  /// The gaps of a screen, shown with some of the models of its source in each state.
  private func gaps(_ body: String, states: [Set<String>]) -> [String] {
    let source = "struct S: Screen {\n  var body: some ScreenContent {\n\(body)\n  }\n}\n"
    let lines = source.split(separator: "\n").map(String.init)
    var record = CoverageRecord()
    for state in states {
      let places = state.flatMap { name in
        lines.indices.filter { lines[$0].contains(name + "(") }.map { line in
          CoverageRecord.Place(
            file: "M/S.swift", line: line + 1, what: name == "Section" ? "" : name)
        }
      }
      record.shown.formUnion(places)
      record.states["S", default: []].insert(Set(places))
    }
    record.screens["S"] = CoverageRecord.Cells()
    return ScreenCoverage(of: "S", record) { _ in SwiftSource(Array(source.utf8)) }.gaps
  }

  private let branches = """
    Section("a") {
      Title()
      if isPaid {
        Paid()
      }
      if isNew { New() } else if isOld { Old() }
      if isOpen {
        Open()
      } else {
        Closed()
      }
    }
    """

  @Test func anIfThatWasNeverFalseIsNamed() {
    let open: Set = ["Section", "Title", "Paid", "New", "Open"]
    let other: Set = ["Section", "Title", "Paid", "Old", "Closed"]
    #expect(
      gaps(branches, states: [open, other]) == [
        "never false: if isPaid (M/S.swift:5)", "never false: if isNew (M/S.swift:8)",
      ])
    #expect(gaps(branches, states: [open, other, ["Section", "Title"]]) == [])
  }

  @Test func aSectionThatIsGoneSaysNothingOfItsBranches() {
    let all: Set = ["Section", "Title", "Paid", "New", "Old", "Open", "Closed"]
    #expect(gaps(branches, states: [all, []]).count == 2)
    let outside = "if isPaid {\n  Section(\"a\") { Title() }\n}"
    #expect(
      gaps(outside, states: [["Section", "Title"]]) == ["never false: if isPaid (M/S.swift:3)"])
    #expect(gaps(outside, states: [["Section", "Title"], []]) == [])
  }

  @Test func aLoopThatWasNeverEmptyIsNamed() {
    let loops = """
      Section("a") {
        Container("c", Shelf()) {
          for card in cards {
            Card()
          }
        }
        for kind in Kind.allCases { KindRow() }
        for number in 0..<3 { Skeleton() }
        for name in ["a", "b"] { Fixed() }
        for item in items {
          Item()
          if item.isNew { Badge() }
        }
      }
      """
    let all: Set = [
      "Section", "Container", "Card", "KindRow", "Skeleton", "Fixed", "Item", "Badge",
    ]
    #expect(
      gaps(loops, states: [all]) == [
        "never empty: for card in cards (M/S.swift:5)",
        "never empty: for item in items (M/S.swift:12)",
      ])
    #expect(
      gaps(loops, states: [all, ["Section", "Container"]]) == [])
    #expect(gaps(loops, states: [all, ["Section"]]).count == 1, "the container was gone")
  }

  @Test func aCaseWithoutRowsIsSeenWhenNothingElseIs() {
    let cases = """
      Section("a") {
        switch phase {
        case .loading: Skeleton()
        case .idle: nil
        }
      }
      """
    let loading: Set = ["Section", "Skeleton"]
    #expect(gaps(cases, states: [loading]) == ["never shown: case .idle: (M/S.swift:6)"])
    #expect(gaps(cases, states: [loading, ["Section"]]) == [])
  }

  @Test func whatNothingTellsIsNotAsked() {
    let nested = "Section(\"a\") {\n  if isOpen {\n    if isPaid {\n      Paid()\n    }\n  }\n}"
    #expect(
      gaps(nested, states: [["Section", "Paid"]]) == ["never false: if isOpen (M/S.swift:4)"])
    #expect(gaps(nested, states: [["Section", "Paid"], ["Section"]]) == [])
    let sure = nested.replacing("isOpen {\n", with: "isOpen {\n Open()\n")
    #expect(
      gaps(sure, states: [["Section", "Open", "Paid"], ["Section"]]) == [
        "never false: if isPaid (M/S.swift:6)"
      ])
  }

  @Test func aGroupIsThereWithWhatIsAroundIt() {
    let group = "Section(\"a\") {\n  Group(1) {\n    if isPaid {\n      Paid()\n    }\n  }\n}"
    #expect(
      gaps(group, states: [["Section", "Paid"]]) == ["never false: if isPaid (M/S.swift:5)"])
    #expect(gaps(group, states: [["Section", "Paid"], ["Section"]]) == [])
  }

  @Test func thePageEscapesWhatTheSourceSays() throws {
    let sandbox = try Sandbox()
    let source =
      "struct S: Screen {\n  var body: some ScreenContent {\n"
      + "    Section(\"<script>\") { Title() }\n    if a < b && c > d { Ad() }\n  }\n}\n"
    var record = CoverageRecord()
    let title = CoverageRecord.Place(file: "M/S.swift", line: 3, what: "")
    (record.shown, record.screens) = ([title], ["S": CoverageRecord.Cells()])
    let run = CoverageRun(folder: "\(sandbox.folder)/coverage", run: "now")
    try run.add(record, of: 1) { _ in SwiftSource(Array(source.utf8)) }
    let page = try #require(sandbox.read("\(run.folder)/coverage.html"))
    #expect(page.hasPrefix("<!doctype html>\n<html"))
    #expect(page.contains("<h3>S</h3><progress max=\"3\" value=\"2\" "))
    #expect(page.contains("<p>2 of 3 statements were shown</p>"))
    #expect(page.contains("never shown: if a &lt; b &amp;&amp; c &gt; d (M/S.swift:4)"))
    #expect(page.components(separatedBy: "<script").count == 2, "the page's own")
    #expect(sandbox.read("\(run.folder)/coverage.txt")?.contains("if a < b && c > d") == true)
    let ad = CoverageRecord.Place(file: "M/S.swift", line: 4, what: "Ad")
    record.shown.insert(ad)
    record.states["S"] = [[title, ad]]
    try run.add(record, of: 1) { _ in SwiftSource(Array(source.utf8)) }
    #expect(sandbox.read("\(run.folder)/coverage.html")?.contains("never false: if a &lt;") == true)
    record.states["S"] = [[title]]
    try run.add(record, of: 2) { _ in SwiftSource(Array(source.utf8)) }
    #expect(sandbox.read("\(run.folder)/coverage.html")?.contains("never false") == false)
  }
}
