public import ScreenDSL

/// What a cell may do besides showing its model; it may be kept as long as the cell shows the row.
///
/// It holds neither the model nor the snapshot: a handler is looked up in the newest snapshot at the
/// moment it is fired.
@MainActor
public struct CellContext<Model> {
  @usableFromInline package let site: CellSite

  @inlinable
  package init(_ site: consuming CellSite) { self.site = site }

  /// The row's identity, inside its section and containers; nil for a header, a footer or another
  /// supplementary.
  public var path: RowPath? { site.newestPlace.rowPath }

  /// Whether what is shown is a section's footer.
  package var isFooter: Bool {
    if case .supplementary(.footer, _) = site.item { true } else { false }
  }

  /// Whether the cell did not show this row just before; false if the row's model changed under it.
  ///
  /// Animate a change only if it is false.
  public var isFirstDisplay: Bool { site.isFirstDisplay }

  /// What the cell keeps for its row, while the row is on the screen, whichever cell shows it.
  public var state: CellState { CellState(site: site) }
}

extension CellContext {
  /// Runs the handler that the newest snapshot has in a slot of the row's model.
  ///
  /// - Parameters:
  ///   - slot: Where the handler is in the model: `\.onChange`.
  ///   - input: What the handler is called with.
  /// - Returns: Whether the row still has such a model, with a handler; if not, nothing is run.
  @discardableResult
  public func fire<Slot: _HandlerSlot>(_ slot: KeyPath<Model, Slot>, _ input: Slot.Input) -> Bool {
    guard let handler = newestModel?[keyPath: slot]._handler else { return false }
    site.tell { handler(input) }
    return true
  }

  /// Runs the handler without input that the newest snapshot has in a slot of the row's model.
  ///
  /// - Returns: Whether the row still has such a model, with a handler; if not, nothing is run.
  @discardableResult
  public func fire<Slot: _HandlerSlot>(_ slot: KeyPath<Model, Slot>) -> Bool
  where Slot.Input == Void {
    fire(slot, ())
  }

  /// Explains that a handler with an input is given one.
  @available(*, unavailable, message: "give the value: 'context.fire(\\.onChange, value)'")
  @_disfavoredOverload
  public func fire<Slot: _HandlerSlot>(_ slot: KeyPath<Model, Slot>) { misuse() }

  /// Writes a value to a view of the cell, unless it is there already.
  ///
  /// A control that the user has just changed is left alone then: the model says what it shows, and a
  /// switch goes on sliding, a text field keeps its cursor.
  ///
  /// - Parameters:
  ///   - value: What the view is to show.
  ///   - property: Where the view has it: `\.isOn`.
  ///   - view: The view.
  public func write<View: AnyObject, Value: Equatable>(
    _ value: Value, to property: ReferenceWritableKeyPath<View, Value>, of view: View
  ) {
    if view[keyPath: property] != value { view[keyPath: property] = value }
  }

  private var newestModel: Model? { site.newestModel as? Model }
}

/// The list that a cell is in, as far as the cell's context asks it.
@MainActor
package protocol CellOwner: AnyObject {
  var current: ScreenSnapshot { get }
  var newest: ScreenSnapshot { get }

  /// Called after a cell changed what it keeps.
  func stateDidChange(at place: CellPlace)

  /// Tells the model what a person did in a cell.
  func tell(from cell: CellSite, patience: Double, _ action: (() -> Void)?)
}

/// What the cells of a list have in common: the way to the newest models, and what cells keep.
///
/// The way leads through the screen's list: the one that a cell is in may show another container by then.
@MainActor @usableFromInline
package final class CellEnvironment {
  private(set) weak var list: (any CellOwner)?
  private(set) weak var root: (any CellOwner)?
  let states: CellStateStore
  /// The container that the list is in; nil for the screen's own list.
  var container: RowPath?

  init(list: any CellOwner, root: any CellOwner, states: CellStateStore, container: RowPath?) {
    self.list = list
    self.root = root
    self.states = states
    self.container = container
  }

  /// Returns the newest declaration of a row.
  func newestRow(_ path: RowPath) -> Row? { root?.newest.newestRow(at: path) }

  /// Returns the model that the newest snapshot has at a place.
  func newestBox(at place: CellPlace) -> ModelBox? {
    switch place {
    case .row(let path): newestRow(path)?.box
    case .supplementary(let kind, let section):
      root?.newest.section(id: section)?.supplementary(kind)?.box
    }
  }

  /// Returns the path in the newest snapshot of a row that is shown, or of something inside it.
  func newestPath(of path: RowPath) -> RowPath {
    guard let root, let section = path.section,
      root.newest.position(of: path.outermost, in: section) == nil,
      root.current.position(of: path.outermost, in: section) != nil
    else { return path }
    // What waits to be shown has the row in another section, where it is new.
    for position in root.newest.positions(of: path.outermost) {
      let section = root.newest.sections[position.section].id
      if root.current.position(of: path.outermost, in: section) == nil {
        return path.moved(to: section)
      }
    }
    return path
  }
}

/// The row or supplementary that a cell is configured with, and how to find it again.
@MainActor @usableFromInline
package struct CellSite {
  let environment: CellEnvironment
  let item: CellPlace.Item
  let isFirstDisplay: Bool
  /// The paths that rows got since the item was there.
  let newPaths: NewPaths
  /// Where the row stands in an outline, as it is shown; nil for rows outside of outlines.
  package var outline: OutlinePlace?

  /// Where the item is shown now.
  @inline(never) var shownPlace: CellPlace {
    let place = CellPlace(item, in: environment.container)
    guard case .row(let path) = place else { return place }
    return .row(newPaths.path(for: path))
  }

  /// Where the item is in the newest snapshot.
  var newestPlace: CellPlace {
    guard case .row(let path) = shownPlace else { return shownPlace }
    return .row(environment.newestPath(of: path))
  }

  /// The newest model of the item; nil if it is gone.
  package var newestModel: (any CellModel)? { environment.newestBox(at: newestPlace)?.model }

  /// Tells the model what a person did in the cell, which is filled once more if no update does so: what a
  /// model refuses would stay on the screen, for one that did not change makes no update.
  ///
  /// - Parameters:
  ///   - patience: How long a model may take that answers from elsewhere, and a finger to lift, in seconds.
  ///   - action: Tells the model; nil if there is nothing to tell, but something to be shown.
  package func tell(patience: Double = 0.1, _ action: (() -> Void)?) {
    if let list = environment.list {
      list.tell(from: self, patience: patience, action)
    } else {
      action?()
    }
  }
}

/// What a cell shows: a row, inside containers, or a supplementary of a section, which no container has.
@usableFromInline
package enum CellPlace: Hashable, Sendable {
  case row(RowPath)
  case supplementary(SupplementaryKind, SectionID)

  /// What a cell shows in its list.
  @usableFromInline
  package enum Item: Sendable {
    case row(RowID, SectionID)
    case supplementary(SupplementaryKind, SectionID)
  }

  @inline(never)
  init(_ item: Item, in container: RowPath?) {
    switch item {
    case .row(let id, let section):
      self = .row(container?.appending(id) ?? RowPath(id, section: section))
    case .supplementary(let kind, let section): self = .supplementary(kind, section)
    }
  }

  /// The path of the row; nil for a supplementary.
  package var rowPath: RowPath? { if case .row(let path) = self { path } else { nil } }
}

/// Where rows go that get another section or another ID, so that a cell that was filled before finds
/// its row.
///
/// Each object has the moves of one update and leads to the next object. A cell holds the one that was the
/// last when it was filled, so that moves are forgotten once no cell needs them.
@MainActor
final class NewPaths {
  typealias Move = (from: RowPath, to: RowPath)

  private var moves: [RowPath: RowPath] = [:]
  // Unsafe because `deinit` runs on any thread; it reads the property when nothing else refers to the object,
  // and everything else is on the main actor.
  nonisolated(unsafe) private var next: NewPaths?

  /// Records that rows get other paths; returns the object for cells that are filled afterwards.
  func adding(_ moves: [RowPath: RowPath]) -> NewPaths {
    let next = NewPaths()
    (self.moves, self.next) = (moves, next)
    return next
  }

  /// Returns the path by now of a row, or of something inside it, that had a path when this object was
  /// the last.
  ///
  /// - Complexity: O(*u*) in the number *u* of updates since in which rows got other paths.
  func path(for path: RowPath) -> RowPath {
    var (path, step) = (path, self)
    while let next = step.next {
      path = step.moves.newPath(of: path) ?? path
      step = next
    }
    return path
  }

  deinit {
    // One at a time: thousands that let go of one another would overflow the stack.
    var rest = next
    next = nil
    while isKnownUniquelyReferenced(&rest) {
      let following = rest?.next
      rest?.next = nil
      rest = following
    }
  }
}

extension [RowPath: RowPath] {
  /// Returns the new path of a row that gets one, or of something inside it; nil if there is none.
  func newPath(of path: RowPath) -> RowPath? {
    var (row, new) = (RowPath?(path), RowPath?.none)
    // The outermost row that goes takes along what is inside.
    while let old = row {
      if let target = self[old] { new = path.moved(from: old, to: target) }
      row = old.container
    }
    return new
  }
}
