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
  /// The type of the value. Wrap a closure in a type that decides when two are equal.
  associatedtype Value: Hashable & Sendable
  /// The value before anything was written.
  static var initial: Value { get }
}

/// The values that all rows of a list share, by key. Set them once on a list; looks and cells read them.
///
/// They are no part of the screen. If a value changes, the list configures the cells that read it. It evaluates and
/// compares nothing, and touches no other cell.
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

/// The app's words for actions and states that UIKit does not name; the package has no words in any language.
///
/// ```swift
/// updater.environment.words.expand = "Déplier"
/// ```
/// Screen readers speak them. Set them before the list shows its first screen.
public struct ListWords: Hashable, Sendable {
  /// The names of the actions that expand and fold a row whose tap does something else; nil to use the row's label.
  public var expand: String?, collapse: String?
  /// The states of an expanded and of a folded row before iOS 18, where the system supplies them; nil for none.
  public var expanded: String?, collapsed: String?
  /// The name of the key that moves from a number field to the next field; nil for the system's name of its symbol.
  public var nextField: String?
  /// The name of a search field in the list whose screen has no prompt.
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

/// The state of a row besides its model. Looks and cells that read it are made again when it changes.
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

  /// Returns the state with a disclosure state and level.
  package func at(_ place: DisclosurePlace?) -> RowState {
    var state = self
    (state.level, state.isExpanded) = (place?.level ?? 0, place?.isExpanded)
    return state
  }
}

extension ListEnvironment {
  /// The state of the row whose look is made, or whose cell is configured.
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

  /// The environment of the look that is made now. Outside of looks each key has its initial value.
  package static var around: ListEnvironment { current?.environment ?? ListEnvironment() }

  /// Returns the result of `body`, which runs in this environment.
  package func around<Result>(_ state: RowState = RowState(), _ body: () -> Result) -> Result {
    around(state, following: nil, body)
  }

  func around<Result>(
    _ state: RowState, following reads: EnvironmentReads?, _ body: () -> Result
  ) -> Result {
    Self.$current.withValue((self, reads, state), operation: body)
  }
}

/// Records what a look reads while it is made.
final class EnvironmentReads: Sendable {
  /// The values that were read, by key; nil if nothing was written.
  typealias Values = [ObjectIdentifier: ListEnvironment.Entry?]

  /// The task that makes the look.
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
  /// Whether `body` itself reads the environment or the state of a row; looks that it makes do not count.
  package static func isRead(by body: () -> Void) -> Bool {
    let reads = EnvironmentReads()
    ListEnvironment().around(RowState(), following: reads, body)
    return !reads.values.isEmpty || reads.readsState
  }
}

/// The row's state with the environment values that its cell read.
enum ReadValues: CellStateKey { static let initial = EnvironmentReads.Values() }

extension CellContext {
  /// Returns a value that all rows of the list share. If a cell reads it in `configure`, a change configures the cell
  /// again.
  public func environment<Value>(_ path: KeyPath<ListEnvironment, Value>) -> Value {
    site.inEnvironment { ListEnvironment.around[keyPath: path] }
  }
}

/// The place of a row in its section, such as to round the corners of a group.
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
