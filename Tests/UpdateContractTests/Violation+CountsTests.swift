@Suite(.timed) struct ViolationCountsTests {
  @Test func describesItselfOnOneLineAndListsUpdatesAndCountsAsADeviceDoes() {
    let short = Violation("Q2", ["(0 - 1)"])
    expectEqual("\(short)", "Q2: request for rect at invalid index path (0 - 1)")
    let operations = batch("reload 0.0, move 1.1 to 1.0")
    #expect(
      violation(operations, from: [20, 2], to: [3, 2], kind: .table)?.details == """
        Invalid batch updates detected: the number of sections and/or rows returned by the data \
        source before and/or after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 2 sections with row counts: [20, 2] }
        Data source after updates = { 2 sections with row counts: [3, 2] }
        Updates = [
        \tDelete row (0 - 0),
        \tInsert row (0 - 0),
        \tMove row (1 - 1) to (1 - 0)
        ]
        """)
    let state = ViewState(committedCounts: [2], dataSourceCounts: [3])
    #expect(
      violation(state, kind: .table)?.details?.hasSuffix(
        """
        are inconsistent with the updates.
        Data source before updates = { 1 section with row counts: [3] }
        sim: Counts that the view last committed = { 1 section with row counts: [2] }
        """) == true)
  }

  /// The text lists repeated operations once, and a reload as a delete and an insert.
  @Test(arguments: [
    (
      "delete 0.1, delete 0.0, delete 0.1, insert 0.2, insert 0.2, reload 0.2, reload 0.2",
      "[\n\tDelete item (0 - 1),\n\tDelete item (0 - 0),\n\tDelete item (0 - 2),"
        + "\n\tInsert item (0 - 2),\n\tInsert item (0 - 0)\n]"
    ),
    (
      "delete 0, insert 1, move 2 to 0",
      "[\n\tDelete section (0),\n\tInsert section (1),\n\tMove section (2) to (0)\n]"
    ), ("", "[ ]"),
  ]) func listsEachUpdate(_ operations: String, _ updates: String) {
    let details = violation(batch(operations), from: [4, 1, 1], to: [5, 1])?.details
    expectEqual(details?.hasSuffix("Updates = " + updates), true)
  }
}
