import Foundation
import ScreenDSL
import ScreenDSLUIKit
import TestSupport
import Testing
import UIKitSimulator
import UpdateContract

/// Rows that nothing was registered for, or nothing that fits.
@MainActor @Suite(.timedOnMain) struct MissingCellTests {
  @Test(arguments: ListKind.allCases)
  func aRowWithoutCellShowsAPlaceholderAndIsReportedOnce(_ kind: ListKind) {
    let bench = Bench(kind)
    var reports: [String] = []
    bench.adapter.onIssue = { reports.append($0.description) }
    bench.show(
      Section("rows") {
        Unknown(number: 1)
        Item(id: 1)
        Unknown(number: 2)
      })
    #expect(bench.shown.first == "No cell registered for 'ScreenDSLUIKitTests.Unknown'")
    #expect(bench.shown.last == bench.shown.first && bench.shown[1] == "1")
    bench.show(ScreenSnapshot(Section("rows") { Unknown(number: 3) }))
    #expect(reports.count == 1)
    #expect(reports.first?.contains("MissingCellTests.swift") == true)
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func withoutPlaceholdersItIsEmptyAndReportedAllTheSame(_ kind: ListKind) {
    let bench = Bench(kind) { $0.showsPlaceholders = false }
    var reports = 0
    bench.adapter.onIssue = { _ in reports += 1 }
    bench.show(
      ScreenSnapshot(Section("rows", header: Unknown()) { for id in 1..<3 { Unknown(number: id) } })
    )
    #expect(bench.shown == ["-", "-"] && bench.header(0)?.shownText == nil && reports == 1)
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aHeaderWithoutViewShowsAPlaceholder(_ kind: ListKind) {
    let bench = Bench(kind)
    var reports = 0
    bench.adapter.onIssue = { _ in reports += 1 }
    bench.show(ScreenSnapshot(Section("rows", header: Unknown()) { Item(id: 1) }))
    #expect(
      bench.header(0)?.shownText == "No cell registered for 'ScreenDSLUIKitTests.Unknown'")
    #expect(reports == 1 && bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aHeaderClassShowsNoRow(_ kind: ListKind) {
    let bench = Bench(kind)
    var reports = 0
    bench.adapter.onIssue = { _ in reports += 1 }
    bench.show(ScreenSnapshot(Section("rows") { Title(text: "no cell") }))
    #expect(bench.shown == ["No cell registered for 'ScreenDSLUIKitTests.Title'"])
    #expect(reports == 1 && bench.codes == [])
  }

  @Test func aCellClassShowsNoHeaderOfATable() {
    let bench = Bench(.table)
    bench.adapter.onIssue = { _ in }
    bench.show(ScreenSnapshot(Section("rows", header: Other(number: 1)) { Item(id: 1) }))
    #expect(bench.header(0)?.shownText == "No cell registered for 'ScreenDSLUIKitTests.Other'")
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func rowsInContainersAreReportedToTheAppOnceForAllContainers(_ kind: ListKind) {
    let bench = Bench(kind)
    var reports = 0
    bench.adapter.onIssue = { _ in reports += 1 }
    bench.show(
      Section("rows") {
        Container("a", Deck()) { Unknown() }
        Container("b", Deck()) { Unknown() }
      })
    #expect(bench.inner(1)?.shown == ["No cell registered for 'ScreenDSLUIKitTests.Unknown'"])
    #expect(reports == 1 && bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aRowThatIsGoneIsAnsweredWithACell(_ kind: ListKind) {
    let bench = Bench(kind)
    var displays = 0
    bench.adapter.onIssue = { _ in }
    func screen(_ count: Int) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("rows") {
          for id in 0..<count { Item(id: id) }
          Unknown().id("unknown").onDisplay { displays += 1 }
        })
    }
    bench.show(screen(0))
    // The placeholder goes to the pool.
    bench.show(screen(20))
    displays = 0
    // A table of iOS 9 asks for a row that is not there any more.
    let answer: UIView?
    if let table = bench.table {
      let cell = table.dataSource?.tableView(table, cellForRowAt: IndexPath(99))
      if let cell { table.delegate?.tableView(table, willDisplay: cell, forRowAt: IndexPath(99)) }
      answer = cell
    } else {
      // A collection may only be asked from within, so it lies about its count.
      let stray = StrayCollection(bench)
      bench.sim.layout()
      answer = stray.answer
    }
    #expect(answer != nil && displays == 0)
    #expect(bench.codes == [])
  }
}

/// A data source that asks an adapter for one item too many, from inside a request.
@MainActor
private final class StrayCollection: NSObject, UICollectionViewDataSource {
  var answer: UICollectionViewCell?
  private weak var adapter: (any UICollectionViewDataSource)?

  init(_ bench: Bench) {
    adapter = bench.collection?.dataSource
    super.init()
    bench.collection?.dataSource = self
    bench.view.layoutIfNeeded()
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = adapter?.collectionView(view, cellForItemAt: IndexPath(99))
    answer = cell
    return cell ?? UICollectionViewCell(frame: .zero)
  }
}
