public import ScreenDSL

/// Connects a cell with its row. Through its context, a cell runs the handlers of the row and reads the state of the
/// row. A cell can store its context while it shows the row.
///
/// The context contains neither the model nor the snapshot. When the cell runs a handler, the context looks for the
/// handler in the newest snapshot.
@MainActor
public struct CellContext<Model> {
  @usableFromInline package let site: CellSite

  @inlinable
  package init(_ site: consuming CellSite) { self.site = site }

  /// The path of the cell's row, with the section and the containers around the row; nil for a header, a footer or
  /// another supplementary view.
  public var path: RowPath? { site.shownPlace.rowPath.map(site.environment.newestPath) }

  package var isFooter: Bool {
    if case .supplementary(.footer, _) = site.item { true } else { false }
  }

  /// Whether the cell has just begun to show this row. If false, the cell already showed this row, and the list
  /// configures the cell again.
  ///
  /// Animate a change only if this property is false.
  public var isFirstDisplay: Bool { site.isFirstDisplay }

  /// The state that cells store for this row. If another cell shows the row later, that cell reads the same values.
  public var state: CellState { CellState(site: site) }

  /// Runs the handler in a property of the row's newest model.
  ///
  /// - Parameters:
  ///   - slot: The property with the handler: `\.onChange`.
  ///   - input: The handler's input.
  /// - Returns: True if the handler runs. False if the row no longer exists, if its newest model has no handler in this
  ///   property, or if a handler without an input is still running its `async` action.
  @discardableResult
  public func fire<Slot: _HandlerSlot>(_ slot: KeyPath<Model, Slot>, _ input: Slot.Input) -> Bool {
    let key: ActionKey = Slot.Input.self == Void.self ? .slot(slot) : .other
    guard let handler = (site.newestModel as? Model)?[keyPath: slot]._handler, !site.runs(key)
    else { return false }
    site.tell { site.acting(key) { handler(input) } }
    return true
  }

  /// Runs the handler in a property of the row's newest model, with no input.
  ///
  /// - Returns: True if the handler runs. False if the row no longer exists, if its newest model has no handler in this
  ///   property, or if the handler's `async` action is still running.
  @discardableResult
  public func fire<Slot: _HandlerSlot>(_ slot: KeyPath<Model, Slot>) -> Bool
  where Slot.Input == Void { fire(slot, ()) }

  /// This method exists only for its message. If you pass a handler, the compiler tells you to pass the key path of the
  /// model's property instead.
  @available(*, unavailable, message: "name its property: 'context.fire(\\.onClose)'")
  public func fire<Input>(_ handler: Handler<Input>?, _ input: Input...) { misuse() }

  /// This method exists only for its message. If the handler needs a value and you pass none, the compiler tells you to
  /// add the value.
  @available(*, unavailable, message: "give the value: 'context.fire(\\.onChange, value)'")
  @_disfavoredOverload
  public func fire<Slot: _HandlerSlot>(_ slot: KeyPath<Model, Slot>) { misuse() }

  /// Writes a value to a property of a view, unless the property already has this value.
  ///
  /// So a switch that the user has just changed continues its animation, and a text field keeps its cursor.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - property: The property of the view: `\.isOn`.
  ///   - view: The view.
  public func write<View: AnyObject, Value: Equatable>(
    _ value: Value, to property: ReferenceWritableKeyPath<View, Value>, of view: View
  ) {
    if view[keyPath: property] != value { view[keyPath: property] = value }
  }
}

/// The list that shows a cell. `ListUpdater` conforms to this protocol.
@MainActor
package protocol CellOwner: AnyObject {
  var current: ScreenSnapshot { get }
  var newest: ScreenSnapshot { get }

  func stateDidChange(at place: CellPlace)

  /// Runs `action`, which the user has started in a cell. If `action` is nil, runs nothing. In both cases, if no update
  /// configures the cell afterwards, the list itself configures the cell again, usually after `patience` seconds.
  func tell(from cell: CellSite, patience: Double, _ action: (() -> Void)?)
}

/// All cells of a list share this object, through which they find models and cell states.
@MainActor @usableFromInline
package final class CellEnvironment {
  private(set) weak var list: (any CellOwner)?
  private(set) weak var root: (any CellOwner)?
  let states: CellStateStore
  var container: RowPath?

  init(list: any CellOwner, root: any CellOwner, states: CellStateStore, container: RowPath?) {
    (self.list, self.root, self.states, self.container) = (list, root, states, container)
  }

  /// Returns the row, or the content of the supplementary view, that `place` identifies in the newest snapshot. The
  /// result is nil if that snapshot has no such row or view, or if the snapshot's `listID` differs from the `listID` of
  /// the screen to which `place` belongs.
  ///
  /// - Parameter newPaths: A value that `states.newPaths` had while the list showed the screen of `place`. The method
  ///   uses it to find out whether the list still shows that screen. Pass nil if this is certain.
  @inline(never)
  func newestContent(at place: CellPlace, _ newPaths: NewPaths? = nil) -> Row? {
    guard let root, root.newest.isSameList(as: root.current),
      newPaths.map({ $0.last === states.newPaths }) ?? true
    else { return nil }
    return switch place {
    case .row(let path): root.newest.newestRow(at: newestPath(of: path))
    case .supplementary(let kind, let section):
      root.newest.section(id: section)?.supplementary(kind)?.row
    }
  }

  /// Converts a row's path in the shown snapshot to the row's path in the newest snapshot.
  func newestPath(of path: RowPath) -> RowPath {
    guard let root, let section = path.section,
      root.newest.position(of: path.outermost, in: section) == nil,
      let old = root.current.position(of: path.outermost, in: section)
    else { return path }
    let changes = root.newest.changeset(from: root.current)
    let new =
      changes.rowMoves.first { $0.from == old }?.to
      ?? changes.rowUpdates.first { $0.old == old }?.new
    let move = new.flatMap { root.current.newPath(of: old, at: $0, in: root.newest) }
    return move.map { path.moved(from: $0.from, to: $0.to) } ?? path
  }
}

/// Refers to the row or supplementary view that a cell shows, even after the row has moved.
@MainActor @usableFromInline
package struct CellSite {
  let environment: CellEnvironment
  let item: CellPlace.Item
  /// The path that the row's container had when this value was created; nil if the row is not in a container.
  /// `newPaths` contains the later changes of paths.
  let container: RowPath?
  let isFirstDisplay: Bool
  let newPaths: NewPaths
  package let outline: DisclosurePlace?

  @inline(never) var shownPlace: CellPlace {
    switch item {
    case .row(let id, let section):
      .row(newPaths.path(for: RowPath(id, inside: container, section: section)))
    case .supplementary(let kind, let section): .supplementary(kind, section)
    }
  }

  var newestContent: Row? { environment.newestContent(at: shownPlace, newPaths) }

  package var newestModel: (any CellModel)? { newestContent?.model }

  package func tell(patience: Double = 0.1, _ action: (() -> Void)?) {
    if let list = environment.list {
      list.tell(from: self, patience: patience, action)
    } else {
      action?()
    }
  }
}

/// Identifies the row or the supplementary view that a cell shows.
@usableFromInline
package enum CellPlace: Hashable, Sendable {
  case row(RowPath)
  case supplementary(SupplementaryKind, SectionID)

  @usableFromInline
  package enum Item: Sendable {
    case row(RowID, SectionID)
    case supplementary(SupplementaryKind, SectionID)
  }

  @MainActor
  func following(_ newPaths: NewPaths) -> CellPlace {
    rowPath.map { .row(newPaths.path(for: $0)) } ?? self
  }

  package var rowPath: RowPath? { if case .row(let path) = self { path } else { nil } }
}

/// A linked list of maps from old row paths to new row paths.
@MainActor
package final class NewPaths {
  typealias Move = (from: RowPath, to: RowPath)

  private var moves: [RowPath: RowPath] = [:]
  // Unchecked because `deinit` can run on any thread, when no other code has a reference to the object. All other code
  // that uses the property runs on the main actor.
  nonisolated(unsafe) private var next: NewPaths?

  func adding(_ moves: [RowPath: RowPath]) -> NewPaths {
    let next = NewPaths()
    (self.moves, self.next) = (moves, next)
    return next
  }

  func path(for path: RowPath) -> RowPath {
    var (path, step) = (path, self)
    while let next = step.next {
      path = step.moves.newPath(of: path) ?? path
      step = next
    }
    return path
  }

  @inline(never) package var last: NewPaths {
    var step = self
    while let next = step.next { step = next }
    return step
  }

  deinit {
    // Without this loop, the releases would recurse, and thousands of objects would overflow the stack.
    var rest = next
    next = nil
    while isKnownUniquelyReferenced(&rest) {
      let following = rest?.next
      rest?.next = nil
      rest = following
    }
  }
}

extension ScreenSnapshot {
  /// Returns whether both snapshots have the same `listID`.
  func isSameList(as other: ScreenSnapshot) -> Bool {
    // An ID such as NaN is not equal to itself, so this code first checks whether both snapshots share one object.
    configuration === other.configuration || configuration?.place == other.configuration?.place
  }
}

extension [RowPath: RowPath] {
  @inline(never)
  func newPath(of path: RowPath) -> RowPath? {
    sequence(first: path, next: \.container).reduce(nil) { new, old in
      self[old].map { path.moved(from: old, to: $0) } ?? new
    }
  }
}

package enum ActionKey: Hashable {
  case control(UInt64)
  case slot(AnyKeyPath)
  /// A swipe action. If several actions have the same title, `place` is the number of this action among them, from 0.
  case swipe(SwipeEdge, title: String, place: Int)
  case menu(titles: [String], places: [Int])
  case other
}
