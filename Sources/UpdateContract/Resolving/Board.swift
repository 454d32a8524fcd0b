/// What becomes of each old place and who takes each new one.
///
/// A place has one fate and a slot one taker, so a conflict shows when a move is placed.
struct Board {
  var sectionFates: [Fate]
  var sectionSlots: [Slot<Int>]
  var itemFates: Grid<Fate>
  var itemSlots: Grid<Slot<ItemPath>>

  /// Creates a board that holds the deletes and inserts of a batch, and no moves yet.
  ///
  /// - Precondition: All indices are in range.
  init(_ split: SplitBatch) {
    sectionFates = Array(repeating: .stays, count: split.batch.old.count)
    sectionSlots = Array(repeating: .open, count: split.batch.new.count)
    itemFates = Grid(counts: split.batch.old, filledWith: .stays)
    itemSlots = Grid(counts: split.batch.new, filledWith: .open)
    for section in split.sectionDeletes { sectionFates[section] = .deleted }
    for section in split.sectionInserts { sectionSlots[section] = .fresh }
    for path in split.itemDeletes { itemFates[path] = .deleted }
    for path in split.itemInserts { itemSlots[path] = .fresh }
  }
}
