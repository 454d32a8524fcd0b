import ContractFixtures
import TestSupport
import Testing
import UpdateContract

@Suite(.timed) struct ViolationCountsTests {
  @Test func listsItemUpdatesAsADeviceDoes() {
    let operations = BatchOperations(itemDeletes: [at(0, 1)], itemInserts: [at(0, 2)])
    let details = violation(operations, from: [4], to: [5])?.details
    #expect(
      details == """
        Invalid batch updates detected: the number of sections and/or items returned by the data \
        source before and/or after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with item counts: [4] }
        Data source after updates = { 1 section with item counts: [5] }
        Updates = [
        \tDelete item (0 - 1),
        \tInsert item (0 - 2)
        ]
        """)
  }

  @Test func listsAReloadAsDeleteAndInsert() {
    let operations = BatchOperations(
      itemReloads: [at(0, 0)], itemMoves: [move(at(1, 1), at(1, 0))])
    let details = violation(operations, from: [20, 2], to: [3, 2], kind: .table)?.details
    #expect(
      details == """
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
  }

  @Test func listsRepeatedUpdatesOnce() {
    let operations = BatchOperations(
      itemDeletes: [at(0, 1), at(0, 0), at(0, 1)], itemInserts: [at(0, 2), at(0, 2)],
      itemReloads: [at(0, 2), at(0, 2)])
    let details = violation(operations, from: [4], to: [5])?.details
    #expect(
      details?.hasSuffix(
        """
        Updates = [
        \tDelete item (0 - 1),
        \tDelete item (0 - 0),
        \tDelete item (0 - 2),
        \tInsert item (0 - 2),
        \tInsert item (0 - 0)
        ]
        """) == true)
  }

  @Test func listsSectionUpdates() {
    let operations = BatchOperations(
      sectionDeletes: [0], sectionInserts: [1], sectionMoves: [move(2, 0)])
    let details = violation(operations, from: [1, 1, 1], to: [1, 1])?.details
    #expect(
      details?.hasSuffix(
        """
        Data source before updates = { 3 sections with item counts: [1, 1, 1] }
        Data source after updates = { 2 sections with item counts: [1, 1] }
        Updates = [
        \tDelete section (0),
        \tInsert section (1),
        \tMove section (2) to (0)
        ]
        """) == true)
  }

  @Test func saysThatThereAreNoUpdates() {
    let details = violation(BatchOperations(), from: [], to: [1])?.details
    #expect(
      details?.hasSuffix(
        """
        Data source before updates = { 0 sections with item counts: [] }
        Data source after updates = { 1 section with item counts: [1] }
        Updates = [ ]
        """) == true)
  }

  @Test func comparesTheDataSourceWithWhatTheViewHolds() {
    let state = ViewState(committedCounts: [2], dataSourceCounts: [3])
    #expect(
      violation(state, kind: .table)?.details == """
        Invalid batch updates detected: the number of sections and/or rows returned by the data \
        source before and/or after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with row counts: [3] }
        sim: Counts that the view last committed = { 1 section with row counts: [2] }
        """)
  }
}
