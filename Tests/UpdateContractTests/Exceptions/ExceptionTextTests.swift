@testable import UpdateContract

@Suite(.timed) struct ExceptionTextTests {
  /// What stands around a text, such as a warning before it, and capitals do not matter.
  @Test(arguments: PastedText.all) func aTextIsReadAsItsRule(_ pasted: PastedText) throws {
    let exception = try #require(ExceptionText(pasted.text))
    #expect(exception.rule.id == pasted.rule && exception.kind == pasted.kind)
    #expect(exception.explanation.contains(exception.rule.statement))
    let lines = pasted.text.split(separator: " ").joined(separator: "\n    ")
    let crash = """
      UITableView was told to layout its visible cells and other contents without being in the view \
      hierarchy
      2026-01-02 10:00:00.000 App[1:2] *** Terminating app due to uncaught exception \
      'NSInternalInconsistencyException', reason: '\(lines.uppercased())'
      *** First throw call stack: (0x1 0x2)
      """
    expectEqual(ExceptionText(crash), exception)
  }

  /// A text of the judge can be pasted too, whether or not UIKit has such a text.
  @Test(arguments: RefusedBatch.all) func aTextOfTheJudgeIsReadAsItsCode(_ refused: RefusedBatch) {
    let exception = ExceptionText(refused.message)
    expectEqual(exception?.rule, Rule(id: refused.code))
    #expect([nil, refused.kind].contains(exception?.kind))
  }

  @Test(arguments: [
    "", "Fatal error: Index out of range", "attempt to delete section three",
    "attempt to perform a delete and a move from the same index path (soon)",
  ]) func anotherTextIsNotRead(_ text: String) { #expect(ExceptionText(text) == nil) }

  @Test func theNumbersAreAddedUp() throws {
    let exception = try #require(ExceptionText(wrongCount(before: 1543, after: 1543, 1, moved: 2)))
    #expect(
      exception.explanation == """
        C2, collection view
          Section 1 had 1543 items before the update; 1 inserted, 0 deleted, 2 moved in and 0 moved \
        out make 1546, and the data source says 1543
          Before and after are equal, as when the data changed before the update began, or not at all
        \(advice(exception.rule))
        """)
  }

  @Test(arguments: [
    (3, 0, "The batch says nothing about it"), (5, 1, "Data and operations are off by 2"),
  ]) func aSumThatIsOffIsTold(after: Int, inserted: Int, hint: String) throws {
    let exception = try #require(ExceptionText(wrongCount(before: 2, after: after, inserted)))
    expectEqual(exception.facts.last?.hasPrefix(hint), true)
  }

  @Test(arguments: ["9223372036854775807", "18446744073709551615", "-1"])
  func anIndexThatIsNoneIsTold(_ number: String) {
    let text = "attempt to insert section \(number) but there are only 2 sections after the update"
    expectEqual(ExceptionText(text)?.facts.map { $0.contains("NSNotFound") }, [true])
  }

  private func wrongCount(before: Int, after: Int, _ inserted: Int, moved: Int = 0) -> String {
    "Invalid update: invalid number of items in section 1.  The number of items contained in an"
      + " existing section after the update (\(after)) must be equal to the number of items contained"
      + " in that section before the update (\(before)), plus or minus the number of items inserted"
      + " or deleted from that section (\(inserted) inserted, 0 deleted) and plus or minus the number"
      + " of items moved into or out of that section (\(moved) moved in, 0 moved out)."
  }

  private func advice(_ rule: Rule) -> String {
    let causes = rule.causes.map { "  Usual cause: \($0)" }.joined(separator: "\n")
    return "  Rule: \(rule.statement)\n\(causes)\n  Instead: \(rule.remedy)"
  }
}

@Suite(.timed) struct ListedBatchTests {
  private let text = """
    Invalid batch updates detected: the number of sections and/or rows returned by the data source \
    before and/or after performing the batch updates are inconsistent with the updates.
    Data source before updates = { 2 sections with row counts: [20, 1] }
    Data source after updates = { 2 sections with row counts: [20, 2] }
    Updates = [
    \tDelete row (0 - 0),
    \tInsert row (1 - 1)
    ]
    Table view: <UITableView: 0x1; frame = (0 0; 393 664); contentOffset: {0, 0}; dataSource: <A: 0x2>>
    """

  private let check = BatchCheck(
    .table, before: [20, 1], after: [20, 2], operations: batch("delete 0.0, insert 1.1"))

  /// Repeated parts are read once, because texts of views contain words of apps, of any length.
  @Test(arguments: ["of kind: a ", "with identifier ", "could not dequeue a view of kind: "])
  func aTextIsReadInTimeThatItsLengthAllows(_ piece: String) {
    let template = MessageTemplate("could not dequeue a view of kind: … with identifier … - must")
    var comparisons = 0
    let text = "Could not dequeue a view of kind: " + String(repeating: piece, count: 2_000)
    #expect(template.numbers(in: PlainText(text), &comparisons) == nil)
    #expect((1...2 * text.utf8.count).contains(comparisons))
  }

  @Test func theBatchIsReadAndJudgedAlsoFromADebuggersText() throws {
    let exception = try #require(ExceptionText(text))
    #expect(exception.batch == check && exception.explanation.hasSuffix("\n" + check.test))
    #expect(exception.kind == .table && exception.rule.id == "C2")
    expectEqual(exception.facts.first?.hasPrefix("Section 0 had 20 rows before the update;"), true)
    for (old, new, fact) in [
      ("(1 - 1)", "(1 - 2)", "attempt to insert row 2 into section 1"),
      ("(0 - 0)", "(0 - -1)", "-1 is no index"),
    ] {
      let other = ExceptionText(text.replacing(old, with: new))
      expectEqual(other?.facts.first?.hasPrefix(fact), true)
    }
    let escaped = text.replacing("\t", with: #"\t"#).replacing("\n", with: #"\n"#)
    expectEqual(ExceptionText(#"Thread 1: "\#(escaped)""#), ExceptionText(text))
    expectEqual(ExceptionText(text.uppercased()), ExceptionText(text))
  }

  @Test func sectionsAndMovesAreRead() {
    let lines = [
      "Delete section (0)", "Insert section (1)", "Reload section (2)", "Move section (3) to (4)",
      "Reload row (0 - 1)", "Reconfigure row (0 - 2)", "Move row (0 - 3) to (1 - 4)",
    ]
    let other = text.split(separator: "\tDelete")[0] + lines.joined(separator: ", ") + "]"
    let operations = batch(
      "delete 0, insert 1, reload 2, move 3 to 4, reload 0.1, reconfigure 0.2, move 0.3 to 1.4")
    expectEqual(ExceptionText(String(other))?.batch?.operations, operations)
    expectEqual(operations.lines(for: .table), lines)
  }

  @Test(arguments: RefusedBatch.all.filter { ["C1", "C2"].contains($0.code) })
  func theJudgesOwnTextIsRead(_ refused: RefusedBatch) throws {
    let check = BatchCheck(
      refused.kind, before: refused.old, after: refused.new, operations: refused.operations)
    let details = try #require(check.violations(upTo: .contract).first?.details)
    let exception = try #require(ExceptionText(details))
    expectEqual(exception.kind, refused.kind)
    #expect(exception.batch?.before == refused.old && exception.batch?.after == refused.new)
  }

  private static let counts = "2 sections with row counts: [20, 1] }"

  @Test(arguments: [
    ("Delete", "Explode"), ("Updates = [", "["),
    (counts, "1 section with row counts: [99999999999999999999] }"),
    (counts, "1 section with row counts: [9000000000000000000] }"),
    (counts, "1 section with row counts: [-1] }"), (counts, "1 section with row counts: [3"),
  ]) func aTextThatIsCutOffOrAbsurdHasNoBatch(_ old: String, _ new: String) throws {
    let exception = try #require(ExceptionText(text.replacing(old, with: new)))
    #expect(exception.rule.id == "C3" && exception.batch == nil)
  }
}
