public import UpdateContract

/// Something that happened in a simulated list. The log has these events in order.
public enum SimEvent: Equatable, Sendable {
  case registered(ElementKind, identifier: String)
  case asked(Question)
  case batchOpened(before: [Int])
  case operation(BatchOperations)
  case batchClosed(before: [Int], after: [Int])
  case layoutPass
  case reload
  case deselected(ItemPath)

  public enum Question: Equatable, Sendable {
    case sectionCount
    case itemCount(section: Int)
    case cell(ItemPath)
    case supplementary(ElementKind, section: Int)
    case extents(section: Int, count: Int)
  }
}
