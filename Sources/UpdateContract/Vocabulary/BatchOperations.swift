/// All operations of one batch update; their order in each list has no meaning.
///
/// Deletes, reloads, reconfigures and move sources are indices before the update. Inserts and move
/// targets are indices after it.
public struct BatchOperations: Equatable, Sendable {
  /// Sections to remove, as indices before the update.
  public var sectionDeletes: [Int]
  /// Sections to add, as indices after the update.
  public var sectionInserts: [Int]
  /// Sections to build anew, as indices before the update.
  public var sectionReloads: [Int]
  /// Sections to move.
  public var sectionMoves: [SectionMove]
  /// Items to remove, as paths before the update.
  public var itemDeletes: [ItemPath]
  /// Items to add, as paths after the update.
  public var itemInserts: [ItemPath]
  /// Items to build anew in a new cell, as paths before the update.
  public var itemReloads: [ItemPath]
  /// Items to refresh in their present cell, as paths before the update.
  public var itemReconfigures: [ItemPath]
  /// Items to move.
  public var itemMoves: [ItemMove]

  /// Creates a batch from its lists of operations, each of them empty unless given.
  public init(
    sectionDeletes: [Int] = [],
    sectionInserts: [Int] = [],
    sectionReloads: [Int] = [],
    sectionMoves: [SectionMove] = [],
    itemDeletes: [ItemPath] = [],
    itemInserts: [ItemPath] = [],
    itemReloads: [ItemPath] = [],
    itemReconfigures: [ItemPath] = [],
    itemMoves: [ItemMove] = []
  ) {
    self.sectionDeletes = sectionDeletes
    self.sectionInserts = sectionInserts
    self.sectionReloads = sectionReloads
    self.sectionMoves = sectionMoves
    self.itemDeletes = itemDeletes
    self.itemInserts = itemInserts
    self.itemReloads = itemReloads
    self.itemReconfigures = itemReconfigures
    self.itemMoves = itemMoves
  }

  /// Whether the batch holds no operation at all.
  public var isEmpty: Bool {
    !hasSectionOperations && !hasItemOperations
  }
}

extension BatchOperations {
  var hasSectionOperations: Bool {
    resizesSections || !sectionReloads.isEmpty || !sectionMoves.isEmpty
  }

  var hasItemOperations: Bool {
    !itemDeletes.isEmpty || !itemInserts.isEmpty || !itemReloads.isEmpty
      || !itemReconfigures.isEmpty || !itemMoves.isEmpty
  }

  var resizesSections: Bool {
    !sectionDeletes.isEmpty || !sectionInserts.isEmpty
  }
}
