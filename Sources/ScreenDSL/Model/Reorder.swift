/// A row that the user dragged to another place.
///
/// The host shows the row there already; change the state so that the next snapshot does too.
public struct Reorder: Hashable, Sendable {
  /// The row that was dragged.
  public let id: RowID
  /// The section it was taken from.
  public let oldSection: SectionID
  /// Its index in that section, before.
  public let oldIndex: Int
  /// The section it was put in.
  public let section: SectionID
  /// Its index in that section, now.
  public let index: Int
  /// The row after it in that section, now; nil if it is the last.
  public let next: RowID?

  /// Creates the description of a move; indexes count the rows of a section from 0.
  public init(
    id: RowID, oldSection: SectionID, oldIndex: Int, section: SectionID, index: Int, next: RowID?
  ) {
    self.id = id
    self.oldSection = oldSection
    self.oldIndex = oldIndex
    self.section = section
    self.index = index
    self.next = next
  }
}
