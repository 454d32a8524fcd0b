/// All operations of one batch update. The order of the operations in an array has no meaning.
public struct BatchOperations: Equatable, Sendable {
  // Deletes, reloads and reconfigures use the indexes before the update. Inserts use the indexes after the update.
  package var sectionDeletes: [Int]
  package var sectionInserts: [Int]
  package var sectionReloads: [Int]
  package var sectionMoves: [SectionMove]
  package var itemDeletes: [ItemPath]
  package var itemInserts: [ItemPath]
  package var itemReloads: [ItemPath]
  package var itemReconfigures: [ItemPath]
  package var itemMoves: [ItemMove]

  /// Creates a batch from arrays of operations, each empty by default.
  public init(
    sectionDeletes: [Int] = [], sectionInserts: [Int] = [], sectionReloads: [Int] = [],
    sectionMoves: [Move<Int>] = [], itemDeletes: [ItemPath] = [], itemInserts: [ItemPath] = [],
    itemReloads: [ItemPath] = [], itemReconfigures: [ItemPath] = [],
    itemMoves: [Move<ItemPath>] = []
  ) {
    (self.sectionDeletes, self.sectionInserts) = (sectionDeletes, sectionInserts)
    (self.sectionReloads, self.sectionMoves) = (sectionReloads, sectionMoves)
    (self.itemDeletes, self.itemInserts, self.itemReloads) = (itemDeletes, itemInserts, itemReloads)
    (self.itemReconfigures, self.itemMoves) = (itemReconfigures, itemMoves)
  }

  package var isEmpty: Bool { self == BatchOperations() }

  var resizesSections: Bool { !sectionDeletes.isEmpty || !sectionInserts.isEmpty }

  package func lines(for kind: ListKind) -> [String] {
    let noun = kind.noun
    var lines = sectionDeletes.map { "Delete section (\($0))" }
    lines += sectionInserts.map { "Insert section (\($0))" }
    lines += sectionReloads.map { "Reload section (\($0))" }
    lines += sectionMoves.map { "Move section (\($0.from)) to (\($0.to))" }
    lines += itemDeletes.map { "Delete \(noun) \($0)" }
    lines += itemInserts.map { "Insert \(noun) \($0)" }
    lines += itemReloads.map { "Reload \(noun) \($0)" }
    lines += itemReconfigures.map { "Reconfigure \(noun) \($0)" }
    lines += itemMoves.map { "Move \(noun) \($0.from) to \($0.to)" }
    return lines
  }

  /// The move of a section or an item.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    package var from: Place
    package var to: Place

    /// Creates a move. A place is the index of a section or the index path of an item.
    ///
    /// - Parameters:
    ///   - from: The place before the update.
    ///   - to: The place after the update.
    public init(from: Place, to: Place) { (self.from, self.to) = (from, to) }
  }
}

/// The index path of one item: a section index and an index in that section, both from zero.
public struct ItemPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var section: Int
  package var item: Int

  package init(section: Int, item: Int) { (self.section, self.item) = (section, item) }

  /// The path as UIKit's views print it in their messages, such as `(0 - 1)`.
  public var description: String { "(\(section) - \(item))" }

  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }
}

extension ItemPath: ExpressibleByArrayLiteral {
  /// Creates a path from an index path of UIKit, or from another collection of two indices. The first index is that of
  /// the section, the second is that of the item.
  ///
  /// - Precondition: There are exactly two indices, as UIKit's views demand.
  public init(_ indexPath: some Collection<Int>) {
    let indices = Array(indexPath)
    if indices.count != 2 { fatalError("Index path must have two indices (had \(indices.count))") }
    self.init(section: indices[0], item: indices[1])
  }

  /// Creates a path from a literal of two indices, `[section, item]`.
  ///
  /// - Precondition: There are exactly two indices.
  public init(arrayLiteral indices: Int...) { self.init(indices) }
}

package typealias SectionMove = BatchOperations.Move<Int>
package typealias ItemMove = BatchOperations.Move<ItemPath>
