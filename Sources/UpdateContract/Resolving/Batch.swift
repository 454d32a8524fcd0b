/// One update under judgement.
struct Batch {
  let operations: BatchOperations
  /// The number of items in each section before the update.
  let old: [Int]
  /// The number of items in each section after the update.
  let new: [Int]
  let kind: ListKind
  let level: ContractLevel

  init(
    operations: BatchOperations, old: [Int], new: [Int], kind: ListKind, level: ContractLevel
  ) {
    precondition((old + new).allSatisfy { $0 >= 0 }, "Item count must be at least 0")
    self.operations = operations
    self.old = old
    self.new = new
    self.kind = kind
    self.level = level
  }
}
