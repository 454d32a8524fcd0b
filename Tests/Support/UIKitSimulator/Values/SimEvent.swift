public import UpdateContract

/// Something that happened in a simulated list. The log has these events in order.
public enum SimEvent: Equatable, Sendable {
  /// A class or nib was registered.
  case registered(ElementKind, identifier: String)
  /// The list called its data source or its delegate.
  case asked(Question)
  /// A batch began. The value has the numbers of items.
  case batchOpened(before: [Int])
  /// An operation was recorded. The value has only this operation.
  case operation(BatchOperations)
  /// A batch was accepted.
  case batchClosed(before: [Int], after: [Int])
  /// The list laid out its views.
  case layoutPass
  /// The app reloaded the list.
  case reload
  /// An item was deselected.
  case deselected(ItemPath)

  /// A call of the data source or the delegate.
  public enum Question: Equatable, Sendable {
    /// The call for the number of sections.
    case sectionCount
    /// The call for the number of items in a section.
    case itemCount(section: Int)
    /// The call for the cell of an item.
    case cell(ItemPath)
    /// The call for a supplementary view.
    case supplementary(ElementKind, section: Int)
    /// The calls for the lengths of several items in a section.
    case extents(section: Int, count: Int)
  }
}
