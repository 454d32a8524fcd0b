import ContractFixtures
import TestSupport
import Testing
import UpdateContract

/// The combinations that peers ship, and how the levels differ on the others.
@Suite(.timed) struct BatchCombinationsTests {
  struct Mix: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var operations: BatchOperations
    var old: [Int]
    var new: [Int]
    /// The codes at each level, from the loosest, and those of tables where they differ.
    var codes: [String?] = [nil, nil, nil]
    var table: [String?]?
  }

  @Test(arguments: accepted + refusedInDiscipline + refusedAsKnownBugs, ContractLevel.allCases)
  func isJudgedByLevel(_ mix: Mix, at level: ContractLevel) {
    for (kind, codes) in [(ListKind.table, mix.table ?? mix.codes), (.collection, mix.codes)] {
      let actual = violation(mix.operations, from: mix.old, to: mix.new, kind: kind, level: level)
      #expect(actual?.rule.id == codes[level.rawValue], "\(kind)")
    }
  }

  static let accepted: [Mix] = [
    Mix(
      testDescription: "item reload with deletes of items and sections",
      operations: BatchOperations(
        sectionDeletes: [1], itemDeletes: [at(0, 0)], itemReloads: [at(0, 1), at(2, 0)]),
      old: [2, 5, 1], new: [1, 1]),
    Mix(
      testDescription: "moves and inserts of items across surviving sections",
      operations: BatchOperations(
        itemInserts: [at(0, 0)], itemMoves: [move(at(0, 0), at(1, 0)), move(at(1, 1), at(1, 1))]),
      old: [2, 2], new: [2, 3]),
    Mix(
      testDescription: "section deletes with item deletes elsewhere",
      operations: BatchOperations(sectionDeletes: [0], itemDeletes: [at(1, 0)]),
      old: [2, 2], new: [1]),
    Mix(
      testDescription: "section inserts with section moves",
      operations: BatchOperations(sectionInserts: [0], sectionMoves: [move(1, 1)]),
      old: [1, 2], new: [4, 2, 1]),
    Mix(
      testDescription: "section reloads alone",
      operations: BatchOperations(sectionReloads: [0, 2, 0]),
      old: [1, 0, 0], new: [0, 0, 3]),
    Mix(
      testDescription: "item reloads alone",
      operations: BatchOperations(itemReloads: [at(0, 0), at(0, 0), at(1, 0)]),
      old: [1, 1], new: [1, 1]),
    Mix(
      testDescription: "section deletes, inserts and moves",
      operations: BatchOperations(
        sectionDeletes: [0], sectionInserts: [2], sectionMoves: [move(2, 0)]),
      old: [1, 2, 3], new: [3, 2, 1]),
  ]

  static let refusedInDiscipline: [Mix] = [
    Mix(
      testDescription: "S2: item reload with an item insert",
      operations: BatchOperations(itemInserts: [at(0, 0)], itemReloads: [at(0, 0)]),
      old: [1], new: [2], codes: [nil, nil, "S2"]),
    Mix(
      testDescription: "S5: repeated item insert",
      operations: BatchOperations(itemInserts: [at(0, 0), at(0, 0)]),
      old: [1], new: [2], codes: [nil, nil, "S5"]),
    Mix(
      testDescription: "S8: section insert with an item insert elsewhere",
      operations: BatchOperations(sectionInserts: [0], itemInserts: [at(1, 0)]),
      old: [1], new: [1, 2], codes: [nil, nil, "S8"]),
    Mix(
      testDescription: "S8: section delete with an item move elsewhere",
      operations: BatchOperations(
        sectionDeletes: [0], itemMoves: [move(at(1, 1), at(0, 0))]),
      old: [1, 2], new: [2], codes: [nil, nil, "S8"], table: [nil, "S8", "S8"]),
    Mix(
      testDescription: "S11: reload of an empty section",
      operations: BatchOperations(sectionReloads: [1, 0]),
      old: [1, 0], new: [0, 0], codes: [nil, nil, "S11"]),
  ]

  static let refusedAsKnownBugs: [Mix] = [
    Mix(
      testDescription: "S1: section reload with a section delete",
      operations: BatchOperations(sectionDeletes: [0], sectionReloads: [1]),
      old: [1, 1], new: [3], codes: [nil, "S1", "S1"]),
    Mix(
      testDescription: "S2: item reload with a section insert",
      operations: BatchOperations(sectionInserts: [0], itemReloads: [at(0, 0)]),
      old: [1], new: [1, 1], codes: [nil, "S2", "S2"]),
    Mix(
      testDescription: "S2: item reload with a move in another section",
      operations: BatchOperations(
        itemReloads: [at(0, 0)], itemMoves: [move(at(1, 1), at(1, 0))]),
      old: [1, 2], new: [1, 2], codes: [nil, "S2", "S2"]),
    Mix(
      testDescription: "S2: item reload with a section move",
      operations: BatchOperations(sectionMoves: [move(2, 1)], itemReloads: [at(0, 0)]),
      old: [1, 1, 1], new: [1, 1, 1], codes: [nil, "S2", "S2"]),
    Mix(
      testDescription: "S3: reconfigure with a reload",
      operations: BatchOperations(itemReloads: [at(0, 0)], itemReconfigures: [at(0, 1)]),
      old: [2], new: [2], codes: [nil, "S3", "S3"]),
    Mix(
      testDescription: "S4: section move with an item delete inside",
      operations: BatchOperations(sectionMoves: [move(1, 0)], itemDeletes: [at(1, 0)]),
      old: [1, 1], new: [0, 1], codes: [nil, "S4", "S4"]),
    Mix(
      testDescription: "S6: item delete in a deleted section",
      operations: BatchOperations(sectionDeletes: [0], itemDeletes: [at(0, 0)]),
      old: [1, 1], new: [1], codes: [nil, "S6", "S6"]),
    Mix(
      testDescription: "S7: item insert in an inserted section",
      operations: BatchOperations(sectionInserts: [0], itemInserts: [at(0, 0)]),
      old: [1], new: [1, 1], codes: [nil, "S7", "S7"]),
    Mix(
      testDescription: "D3: item deleted twice",
      operations: BatchOperations(itemDeletes: [at(0, 0), at(0, 0)]),
      old: [1], new: [0], codes: [nil, "D3", "D3"]),
  ]
}

@Suite(.timed) struct BatchNoOpMovesTests {
  private func code(
    _ operations: BatchOperations, _ old: [Int], _ new: [Int], level: ContractLevel = .knownBugs
  ) -> String? {
    violation(operations, from: old, to: new, level: level)?.rule.id
  }

  @Test func refusesMovesThatChangeNothing() {
    #expect(code(BatchOperations(sectionMoves: [move(0, 0)]), [1], [1]) == "S9")
    #expect(
      code(BatchOperations(sectionMoves: [move(0, 0), move(1, 1)]), [1, 1], [1, 1]) == "S9")
    #expect(code(BatchOperations(itemMoves: [move(at(0, 0), at(0, 0))]), [1], [1]) == "S9")
    #expect(code(BatchOperations(sectionMoves: [move(0, 0)]), [1], [1], level: .contract) == nil)
  }

  @Test func acceptsTheFixedPointOfAReversal() {
    let sections = BatchOperations(sectionMoves: [move(2, 0), move(1, 1)])
    #expect(code(sections, [1, 1, 1], [1, 1, 1], level: .discipline) == nil)
    let items = BatchOperations(itemMoves: [move(at(0, 2), at(0, 0)), move(at(0, 1), at(0, 1))])
    #expect(code(items, [3], [3], level: .discipline) == nil)
  }

  @Test func acceptsAMoveWhoseListChanges() {
    let still = move(at(0, 1), at(0, 1))
    let withDelete = BatchOperations(itemDeletes: [at(0, 0)], itemMoves: [still])
    #expect(code(withDelete, [3], [2]) == nil)
    let withInsert = BatchOperations(itemInserts: [at(0, 0)], itemMoves: [still])
    #expect(code(withInsert, [3], [4]) == nil)
    let withArrival = BatchOperations(itemMoves: [still, move(at(1, 0), at(0, 0))])
    #expect(code(withArrival, [3, 1], [4, 0]) == nil)
    let withDeparture = BatchOperations(itemMoves: [still, move(at(0, 0), at(1, 0))])
    #expect(code(withDeparture, [3, 0], [2, 1]) == nil)
  }

  @Test func anotherSectionsChangesDoNotCount() {
    let still = move(at(0, 0), at(0, 0))
    let elsewhere = BatchOperations(
      itemDeletes: [at(1, 0)], itemInserts: [at(1, 0)],
      itemMoves: [still, move(at(1, 2), at(1, 1))])
    #expect(code(elsewhere, [1, 3], [1, 3]) == "S9")
  }

  @Test func resizedSectionsMakeItAMove() {
    let sections = BatchOperations(sectionInserts: [0], sectionMoves: [move(1, 1)])
    #expect(code(sections, [1, 1], [1, 1, 1]) == nil)
    let items = BatchOperations(sectionInserts: [0], itemMoves: [move(at(1, 0), at(1, 0))])
    #expect(code(items, [1, 2], [1, 2, 1]) == nil)
  }
}
