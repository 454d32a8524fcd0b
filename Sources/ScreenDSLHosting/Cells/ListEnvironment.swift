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
  /// The type of the value. Closures are not `Hashable`. If the value is a closure, wrap the closure in a type that is
  /// `Hashable`, such as a class whose objects equal only themselves.
  associatedtype Value: Hashable & Sendable
  /// The value of the key until the app sets another value.
  static var initial: Value { get }
}

/// The values that all rows of a list share, by key. The app sets them on a list. Cells read them, and so do looks: the
/// content that a `LookModel` declares.
///
/// The values are not part of the screen's declaration. If a value changes, the list configures only the cells that
/// read it, and does not evaluate the screen.
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

  struct Entry: Hashable, Sendable {
    let value: any Hashable & Sendable

    static func == (left: Entry, right: Entry) -> Bool {
      AnyHashable(left.value) == AnyHashable(right.value)
    }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
  }

  /// The app's words for actions and states that UIKit does not name.
  public var words: ListWords {
    get { self[Words.self] }
    set { self[Words.self] = newValue }
  }

  /// The state of the row whose model's `look` the list is evaluating, or whose cell the list is configuring. At other
  /// times, all properties of the state have their initial values.
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

  /// The hashes that identify the cell's controls whose `async` actions are running. Unlike a read of `rowState`, a read
  /// of this property does not count as a read of the row's state.
  package static var busyControls: Set<UInt64> { current?.state.busyControls ?? [] }

  /// The values that `around(_:following:_:)` sets while its closure runs, for example while a list evaluates a `look`;
  /// nil at other times. The object `reads` records what the closure reads.
  @TaskLocal static var current:
    (environment: ListEnvironment, reads: EnvironmentReads?, state: RowState)?

  package static var around: ListEnvironment { current?.environment ?? ListEnvironment() }

  package func around<Result>(
    _ state: RowState = RowState(), following reads: EnvironmentReads? = nil,
    _ body: () -> Result
  ) -> Result { Self.$current.withValue((self, reads, state), operation: body) }

  /// Returns whether `body` reads a value of the environment or the `rowState`.
  package static func isRead(by body: () -> Void) -> Bool {
    let reads = EnvironmentReads()
    ListEnvironment().around(following: reads, body)
    return !reads.values.isEmpty || reads.readsState
  }
}

/// The words of the app for actions and states that UIKit does not name. The package contains no such words except
/// "Search".
///
/// ```swift
/// updater.environment.words.expand = "Déplier"
/// ```
/// Screen readers speak these words. Set the words before the list shows its first screen.
public struct ListWords: Hashable, Sendable {
  /// The names of the two accessibility actions that expand and fold a disclosure row. A disclosure row has these
  /// actions only if a tap on the row does something else, such as opening a screen. If nil, the row's label is the
  /// name of the action.
  public var expand: String?, collapse: String?
  /// The words for the state of an expanded row and of a folded row. If nil, a screen reader does not speak this state.
  /// On iOS 18, tvOS 18, visionOS 2 and later, the list ignores these words, because the screen reader speaks the
  /// system's words.
  public var expanded: String?, collapsed: String?
  /// The accessibility label of a button above the number pad. The button moves the focus to the next field. If nil,
  /// the button has the label of its symbol.
  public var nextField: String?
  /// The placeholder and accessibility label of a search field in a list, if the screen sets no prompt. If nil, the
  /// field uses the word "Search".
  public var search: String?

  package init() {}
}

private enum Words: ListEnvironmentKey { static let initial = ListWords() }

/// The state of a row in the list, such as whether the row is selected.
///
/// When the state of a row changes, the list configures the row's cell again if the cell has read the state. If the
/// `look` of a `LookModel` has read the state, the list evaluates the `look` again. The properties `isHighlighted`,
/// `isFocused` and `isDragged` can be true only in the `look` of a row. A cell without a `look` always reads false. For
/// a header, a footer or another supplementary view, all properties have their initial values.
public struct RowState: Hashable, Sendable {
  /// Whether the row is the first one of its section, and whether it is the last one.
  public package(set) var isFirst = false, isLast = false
  /// Whether the row is selected. This is always false in a list with the selection mode `momentary`.
  public package(set) var isSelected = false
  /// Whether a finger presses the row, and whether the row has the focus of a remote control or a keyboard.
  public package(set) var isHighlighted = false, isFocused = false
  /// Whether the list is in edit mode, and whether the user drags the row.
  public package(set) var isEditing = false, isDragged = false

  /// The hashes that identify the cell's controls whose `async` actions are running.
  package var busyControls: Set<UInt64> = []

  /// The indentation level: the number of disclosure rows that contain the row.
  public package(set) var level = 0
  /// For a disclosure row, whether the row is expanded. For other rows nil.
  public package(set) var isExpanded: Bool?

  package init(isFirst: Bool = false, isLast: Bool = false, isSelected: Bool = false) {
    (self.isFirst, self.isLast, self.isSelected) = (isFirst, isLast, isSelected)
  }

  package func at(_ place: DisclosurePlace?) -> RowState {
    altered(self) { if let place { ($0.level, $0.isExpanded) = (place.level, place.isExpanded) } }
  }
}

/// Records which values of the environment a `look` or a cell reads, and whether it reads the `rowState`.
package final class EnvironmentReads: Sendable {
  typealias Values = [ObjectIdentifier: ListEnvironment.Entry?]

  private let task = EnvironmentReads.currentTask
  // Unchecked because only the task that created the object reads or writes the properties. Tasks that a `look` starts
  // inherit the object, but `note` and `noteState` ignore their reads.
  nonisolated(unsafe) private(set) var values: Values = [:]
  nonisolated(unsafe) private(set) var readsState = false

  func note(_ key: ObjectIdentifier, _ entry: ListEnvironment.Entry?) {
    if Self.currentTask == task { values.updateValue(entry, forKey: key) }
  }

  func noteState() { if Self.currentTask == task { readsState = true } }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}

enum ReadValues: CellStateKey { static let initial = EnvironmentReads.Values() }

extension CellContext {
  /// Returns a value of the list's environment. If a cell reads the value in `configure` and the value changes, the
  /// list configures the cell again.
  public func environment<Value>(_ path: KeyPath<ListEnvironment, Value>) -> Value {
    site.inEnvironment { ListEnvironment.around[keyPath: path] }
  }
}
