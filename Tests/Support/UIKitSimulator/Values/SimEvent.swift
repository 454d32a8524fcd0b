public import UpdateContract

/// Something that happened in a simulated list, in the order of its log.
public enum SimEvent: Equatable, Sendable {
  /// A class or nib was registered.
  case registered(ElementKind, identifier: String)
  /// The data source got a view; the path is nil where it gave none.
  case dequeued(
    ElementKind, identifier: String, path: ItemPath?, view: Int, origin: DequeueOrigin)
  /// A view from the pool was told to prepare itself.
  case preparedForReuse(view: Int)
  /// The data source or the delegate was asked.
  case asked(Question)
  /// The delegate heard that a view is about to show; the item of a supplementary view is 0.
  case willDisplay(ElementKind, path: ItemPath, view: Int)
  /// The delegate heard that a view no longer shows; the item of a supplementary view is 0.
  case didEndDisplaying(ElementKind, path: ItemPath, view: Int)
  /// A view went to the pool.
  case recycled(view: Int)
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
  /// A cell was refreshed in place, or nothing happened because the item has no cell.
  case reconfigured(path: ItemPath, view: Int?)
  /// The prefetching data source was told of items, nearest first.
  case prefetched([ItemPath])
  /// The prefetching data source was told to forget items.
  case cancelledPrefetching([ItemPath])
  /// A driver selected an item.
  case selected(ItemPath)
  /// A driver deselected an item.
  case deselected(ItemPath)
  /// A driver swiped; not implemented means that the delegate has no such method.
  case swiped(ItemPath, SimEdge, isImplemented: Bool)
  /// A dragged item was dropped at another place.
  case reordered(from: ItemPath, to: ItemPath)
  /// The completion of a batch is about to run, if it has one.
  case completion(finished: Bool)
  /// Something that UIKit only logs.
  case warning(String)
  /// A rule was broken.
  case violation(SimViolation)
  /// The list was used after a violation; nothing happened.
  case usedAfterFailure(String)
}

extension SimEvent {
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

  /// Where a dequeued view comes from.
  public enum DequeueOrigin: Equatable, Sendable {
    /// It was made.
    case fresh
    /// It was in the pool.
    case pool
    /// It shows already, and is being reconfigured.
    case live
  }
}
