public import UpdateContract

/// Something that happened in a simulated list, in the order of its log.
public enum SimEvent: Equatable, Sendable {
  /// A class or nib was registered.
  case registered(ElementKind, identifier: String)
  /// The data source or the delegate was asked.
  case asked(Question)
  /// A batch began, with these item counts.
  case batchOpened(before: [Int])
  /// An update was recorded; the value holds that update alone.
  case operation(BatchOperations)
  /// A batch was accepted.
  case batchClosed(before: [Int], after: [Int])
  /// The list placed its views.
  case layoutPass
  /// The list was told to reload its data.
  case reload
  /// An item was deselected.
  case deselected(ItemPath)

  /// What a list asks its data source or its delegate.
  public enum Question: Equatable, Sendable {
    /// How many sections there are.
    case sectionCount
    /// How many items a section has.
    case itemCount(section: Int)
    /// For the cell of an item.
    case cell(ItemPath)
    /// For a view of a section.
    case supplementary(ElementKind, section: Int)
    /// For the extents of this many items of a section.
    case extents(section: Int, count: Int)
  }
}
