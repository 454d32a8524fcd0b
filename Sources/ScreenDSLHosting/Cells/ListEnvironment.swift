import ScreenDSL

/// Names a value that all rows of a list have in common, such as whether amounts are hidden.
///
/// ```swift
/// struct HidesAmounts: ListEnvironmentKey { static let initial = false }
///
/// extension ListEnvironment {
///   var hidesAmounts: Bool {
///     get { self[HidesAmounts.self] }
///     set { self[HidesAmounts.self] = newValue }
///   }
/// }
/// ```
public protocol ListEnvironmentKey {
  /// What is read; a closure needs a type around it that says when two are equal.
  associatedtype Value: Hashable & Sendable
  /// What is read as long as nothing was written.
  static var initial: Value { get }
}

/// What all rows of a list have in common, by key: given to a list once, beside its screen, and read by looks and
/// cells.
///
/// It is no part of the screen. When it changes, the cells are filled again that read what is another value now;
/// nothing is evaluated or compared, and no other cell is touched.
public struct ListEnvironment: Hashable, Sendable {
  private(set) var values: [ObjectIdentifier: Entry] = [:]

  /// Creates an environment in which each key has its initial value.
  public init() {}

  /// The value for a key.
  public subscript<Key: ListEnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let (id, entry) = (ObjectIdentifier(key), values[ObjectIdentifier(key)])
      Self.current?.reads?.note(id, entry)
      return entry?.value as? Key.Value ?? Key.initial
    }
    set { values[ObjectIdentifier(key)] = newValue == Key.initial ? nil : Entry(value: newValue) }
  }

  /// A value for a key.
  struct Entry: Hashable, Sendable {
    let value: any Hashable & Sendable

    static func == (left: Entry, right: Entry) -> Bool {
      AnyHashable(left.value) == AnyHashable(right.value)
    }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
  }
}

/// The app's words for what UIKit has none for, which the package itself has in no language.
///
/// ```swift
/// updater.environment.words.expand = "Déplier"
/// ```
/// They are heard by people who do not see the screen. Set them before the list shows its first screen.
public struct ListWords: Hashable, Sendable {
  /// The names of the actions that unfold and fold the rows below a row that does something else when it is tapped;
  /// nil to call them as the row is called.
  public var expand: String?, collapse: String?
  /// What is said of a row that is unfolded, and of one that is folded, before iOS 18, since when the system says it;
  /// nil to say nothing.
  public var expanded: String?, collapsed: String?
  /// What the key is called that leads from a field for numbers to the next one; nil for the system's name of its symbol.
  public var nextField: String?
  /// What the field of a search is called whose screen gives no prompt, where it stands in the list.
  public var search: String?

  /// Creates no word.
  public init() {}
}

private enum Words: ListEnvironmentKey { static let initial = ListWords() }

extension ListEnvironment {
  /// The app's words for what UIKit has none for.
  public var words: ListWords {
    get { self[Words.self] }
    set { self[Words.self] = newValue }
  }
}

/// What is so of a row besides its model; whoever reads it is made again when it changes.
public struct RowState: Hashable, Sendable {
  /// Where the row is in its section; nil for a header, a footer or another supplementary.
  public package(set) var place: RowPlace?
  /// Whether the row is selected; never where no row stays selected.
  public package(set) var isSelected = false
  /// Whether a finger presses on the row, and whether it has the focus of a remote control or a keyboard.
  public package(set) var isHighlighted = false, isFocused = false
  /// Whether the list is being edited, and whether the row is dragged to another place.
  public package(set) var isEditing = false, isDragged = false

  /// How many unfolded rows of an outline the row belongs to, one around the other; 0 outside of outlines.
  public package(set) var level = 0
  /// Whether the rows below the row are unfolded; nil if it has none to unfold.
  public package(set) var isExpanded: Bool?

  package init(place: RowPlace? = nil, isSelected: Bool = false) {
    (self.place, self.isSelected) = (place, isSelected)
  }

  /// Returns the state of a row that stands there in an outline.
  package func at(_ place: OutlinePlace?) -> RowState {
    var state = self
    (state.level, state.isExpanded) = (place?.level ?? 0, place?.isExpanded)
    return state
  }
}

extension ListEnvironment {
  /// What is so of the row whose look is made now, or whose cell is filled.
  ///
  /// ```swift
  /// import ScreenDSLLooks
  ///
  /// struct Plan: Drawn {
  ///   var name: String
  ///   var look: some LookPart { Look.text(name).bold(Look.environment.rowState.isSelected) }
  /// }
  /// ```
  public var rowState: RowState {
    Self.current?.reads?.noteState()
    return Self.current?.state ?? RowState()
  }

  /// The environment around what is evaluated now, what follows what is read, and the state of its row.
  @TaskLocal static var current:
    (environment: ListEnvironment, reads: EnvironmentReads?, state: RowState)?

  /// The environment around the look that is made now; outside of a look one in which each key has its initial value.
  package static var around: ListEnvironment { current?.environment ?? ListEnvironment() }

  /// Returns what `body` makes with this environment around it.
  package func around<Result>(_ state: RowState = RowState(), _ body: () -> Result) -> Result {
    around(state, following: nil, body)
  }

  func around<Result>(
    _ state: RowState, following reads: EnvironmentReads?, _ body: () -> Result
  ) -> Result {
    Self.$current.withValue((self, reads, state), operation: body)
  }
}

/// Follows what a look reads while it is made.
final class EnvironmentReads: Sendable {
  /// What was read, by key; nil where nothing was written.
  typealias Values = [ObjectIdentifier: ListEnvironment.Entry?]

  /// The task that makes the look.
  private let task = EnvironmentReads.currentTask
  // Both are unsafe, because a task that a look begins would inherit this object and run elsewhere: whoever writes
  // checks first that the task is the one that made the object, and only that one reads them.
  nonisolated(unsafe) private(set) var values: Values = [:]
  /// Whether the state of the row was read.
  nonisolated(unsafe) private(set) var readsState = false

  func note(_ key: ObjectIdentifier, _ entry: ListEnvironment.Entry?) {
    if Self.currentTask == task { values.updateValue(entry, forKey: key) }
  }

  func noteState() { if Self.currentTask == task { readsState = true } }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}

extension ListEnvironment {
  /// Whether the environment, or the state of a row, is read by `body` itself; not by looks that it makes.
  package static func isRead(by body: () -> Void) -> Bool {
    let reads = EnvironmentReads()
    ListEnvironment().around(RowState(), following: reads, body)
    return !reads.values.isEmpty || reads.readsState
  }
}

/// Keeps, with the row, what its cell read in the environment.
enum ReadValues: CellStateKey { static let initial = EnvironmentReads.Values() }

extension CellContext {
  /// A value that all rows of the list have in common; when it changes, a cell that reads it while it is filled is
  /// filled again.
  public func environment<Value>(_ path: KeyPath<ListEnvironment, Value>) -> Value {
    site.inEnvironment { ListEnvironment.around[keyPath: path] }
  }
}

/// Where a row is among those of its section, such as to round the corners of a group.
public enum RowPlace: Hashable, Sendable {
  /// The section has no other row.
  case only
  /// The section has rows below this one.
  case first
  /// The section has rows above and below this one.
  case middle
  /// The section has rows above this one.
  case last
}
