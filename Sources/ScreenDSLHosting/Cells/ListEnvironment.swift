import ScreenDSL

/// Names a value that all rows of a list share, such as whether amounts are hidden.
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
  /// The type of the value. To store a closure, wrap it in a type that defines when two values are equal.
  associatedtype Value: Hashable & Sendable
  /// The value before anything was written.
  static var initial: Value { get }
}

/// The values that all rows of a list share, by key. Set them once on a list; looks and cells read them.
///
/// They do not belong to the screen. If a value changes, the list configures the cells that read it. It does not
/// evaluate the screen, and changes no other cell.
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

/// The app's words for actions and states that UIKit does not name. The package itself contains no words for users.
///
/// ```swift
/// updater.environment.words.expand = "Déplier"
/// ```
/// Screen readers speak them. Set them before the list shows its first screen.
public struct ListWords: Hashable, Sendable {
  /// The names of the actions that expand and fold a row, if a tap on the row does something else. If nil, the action
  /// has the row's label as its name.
  public var expand: String?, collapse: String?
  /// The words for the states of an expanded and of a folded row; nil for no words. From iOS 18 on the system
  /// supplies them.
  public var expanded: String?, collapsed: String?
  /// The name of the key that moves from a number field to the next field. If nil, the key has the system's name of
  /// its symbol.
  public var nextField: String?
  /// The name of a search field in a list, if the screen sets no prompt.
  public var search: String?

  /// Creates the value without any words.
  public init() {}
}

private enum Words: ListEnvironmentKey { static let initial = ListWords() }

extension ListEnvironment {
  /// The app's words for actions and states that UIKit does not name.
  public var words: ListWords {
    get { self[Words.self] }
    set { self[Words.self] = newValue }
  }
}

/// What a list knows about a row besides its model. If it changes, the list evaluates the look or configures the cell
/// that read it again.
public struct RowState: Hashable, Sendable {
  /// The row's place in its section; nil for a supplementary.
  public package(set) var place: RowPlace?
  /// Whether the row is selected; always false in a list without lasting selection.
  public package(set) var isSelected = false
  /// Whether a finger presses the row, and whether it has the focus of a remote control or a keyboard.
  public package(set) var isHighlighted = false, isFocused = false
  /// Whether the list is in edit mode, and whether the user drags the row.
  public package(set) var isEditing = false, isDragged = false

  /// The codes of the controls whose `async` actions run.
  package var busyControls: Set<UInt64> = []

  /// The number of disclosure rows around the row.
  public package(set) var level = 0
  /// Whether the disclosure row is expanded; nil for other rows.
  public package(set) var isExpanded: Bool?

  package init(place: RowPlace? = nil, isSelected: Bool = false) {
    (self.place, self.isSelected) = (place, isSelected)
  }

  /// Returns this state with the level and the disclosure state of `place`.
  package func at(_ place: DisclosurePlace?) -> RowState {
    var state = self
    (state.level, state.isExpanded) = (place?.level ?? 0, place?.isExpanded)
    return state
  }
}

extension ListEnvironment {
  /// The state of the row whose look is being evaluated, or whose cell is being configured.
  ///
  /// ```swift
  /// import ScreenDSLLooks
  ///
  /// struct Plan: LookModel {
  ///   var name: String
  ///   var look: some LookPart { Look.text(name).bold(Look.environment.rowState.isSelected) }
  /// }
  /// ```
  public var rowState: RowState {
    Self.current?.reads?.noteState()
    return Self.current?.state ?? RowState()
  }

  /// The codes of the controls whose `async` actions run, in the row whose look is made; reading it does not count as
  /// reading the state.
  package static var busyControls: Set<UInt64> { current?.state.busyControls ?? [] }

  /// The environment of the running evaluation, the recorder of what it reads, and the state of its row.
  @TaskLocal static var current:
    (environment: ListEnvironment, reads: EnvironmentReads?, state: RowState)?

  /// The environment of the look that is being evaluated. Outside of looks each key has its initial value.
  package static var around: ListEnvironment { current?.environment ?? ListEnvironment() }

  /// Runs `body` in this environment and returns its result.
  package func around<Result>(_ state: RowState = RowState(), _ body: () -> Result) -> Result {
    around(state, following: nil, body)
  }

  func around<Result>(
    _ state: RowState, following reads: EnvironmentReads?, _ body: () -> Result
  ) -> Result {
    Self.$current.withValue((self, reads, state), operation: body)
  }
}

/// Records what a look reads while it is evaluated.
final class EnvironmentReads: Sendable {
  /// The values that were read, by key; nil if nothing was written.
  typealias Values = [ObjectIdentifier: ListEnvironment.Entry?]

  /// The task that evaluates the look.
  private let task = EnvironmentReads.currentTask
  // Both are unsafe, because a task that a look starts would inherit this object and run elsewhere. Only the task that
  // made the object reads them, and code that writes them checks the task first.
  nonisolated(unsafe) private(set) var values: Values = [:]
  /// Whether the look read the state of the row.
  nonisolated(unsafe) private(set) var readsState = false

  func note(_ key: ObjectIdentifier, _ entry: ListEnvironment.Entry?) {
    if Self.currentTask == task { values.updateValue(entry, forKey: key) }
  }

  func noteState() { if Self.currentTask == task { readsState = true } }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}

extension ListEnvironment {
  /// Whether `body` reads the environment or the state of a row. Reads of looks that it creates do not count.
  package static func isRead(by body: () -> Void) -> Bool {
    let reads = EnvironmentReads()
    ListEnvironment().around(RowState(), following: reads, body)
    return !reads.values.isEmpty || reads.readsState
  }
}

/// The cell state that stores which environment values a cell has read.
enum ReadValues: CellStateKey { static let initial = EnvironmentReads.Values() }

extension CellContext {
  /// Returns a value that all rows of the list share. If a cell reads it in `configure`, the list configures the cell
  /// again when it changes.
  public func environment<Value>(_ path: KeyPath<ListEnvironment, Value>) -> Value {
    site.inEnvironment { ListEnvironment.around[keyPath: path] }
  }
}

/// The place of a row in its section. A cell can read it to round the corners of a group.
public enum RowPlace: Hashable, Sendable {
  /// The row is the only one of its section.
  case only
  /// The row is the first of several.
  case first
  /// The row has rows above and below it.
  case middle
  /// The row is the last of several.
  case last
}
