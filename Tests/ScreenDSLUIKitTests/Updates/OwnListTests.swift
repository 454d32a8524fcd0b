struct Mail: Identifiable, Equatable, Sendable {
  var id: Int
  var subject = ""
}

// `Docs/Updates.md` quotes what follows.
final class MailCell: UITableViewCell {
  static let identifier = "mail"
  var mail: Mail? { didSet { accessibilityLabel = mail?.subject } }
}

@MainActor final class InboxSource: NSObject, UITableViewDataSource {
  private(set) var shown = ScreenSnapshot()

  init(_ table: UITableView) {
    super.init()
    table.register(MailCell.self, forCellReuseIdentifier: MailCell.identifier)
    table.dataSource = self
  }

  func show(_ mails: [Mail], in table: UITableView) {
    let new = ScreenSnapshot([Section.elements("inbox", mails)])
    for stage in new.changeset(from: shown).stages {
      table.performBatchUpdates { [self] in
        shown = stage.snapshot  // only here: the view counts rows before and after
        let operations = stage.operations
        table.deleteSections(IndexSet(operations.sectionRemovals), with: .fade)
        table.insertSections(IndexSet(operations.sectionInsertions), with: .fade)
        for move in operations.sectionMoves { table.moveSection(move.from, toSection: move.to) }
        table.deleteRows(at: operations.rowRemovals.map(\.path), with: .fade)
        table.insertRows(at: operations.rowInsertions.map(\.path), with: .fade)
        for move in operations.rowMoves { table.moveRow(at: move.from.path, to: move.to.path) }
        table.reloadRows(at: operations.reloads.map(\.path), with: .fade)
        table.reconfigureRows(at: operations.reconfigures.map(\.path))
      }
    }
  }

  func numberOfSections(in table: UITableView) -> Int { shown.sections.count }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.sections[section].rows.count
  }

  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let row = shown[RowPosition(section: path.section, row: path.row)]
    let cell = table.dequeueReusableCell(withIdentifier: MailCell.identifier, for: path)
    (cell as? MailCell)?.mail = row.element(as: Mail.self)
    return cell
  }
}

extension RowPosition {
  var path: IndexPath { IndexPath(row: row, section: section) }
}
// The quote ends here.

@MainActor @Suite(.timedOnMain) struct OwnListTests {
  @Test func theTableTakesTheStagesAndShowsTheMails() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 2_000), style: .plain)
    let source = InboxSource(table)
    table.sim.setWindow(true)
    table.sim.drain()
    var generator = SplitMix64(seed: 1)
    for _ in 0..<100 {
      let ids = (0..<12).filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator)
      let mails = ids.map { Mail(id: $0, subject: "\($0) \(Bool.random(using: &generator))") }
      source.show(mails, in: table)
      table.sim.drain()
      let shown = mails.indices.map {
        table.cellForRow(at: IndexPath(row: $0, section: 0))?.accessibilityLabel
      }
      expectEqual(shown, mails.map(\.subject))
    }
  }

  @Test func thePageQuotesThisSource() throws {
    let file = try Repository.text("Tests/ScreenDSLUIKitTests/Updates/OwnListTests.swift")
    let parts = file.components(separatedBy: "quotes what follows.\n")[1]
    let source = parts.components(separatedBy: "\n// The quote ends")[0]
    #expect(try Repository.text("Docs/Updates.md").contains("\n\(source)\n```"))
  }
}
