import Foundation
import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLHosting

/// What the tests of a run showed and touched.
struct CoverageRecord: Codable, Equatable {
  /// A statement that made a row, a header or a section.
  struct Place: Codable, Hashable {
    /// The module and file, as `#fileID` gives them.
    var file: String
    var line: Int
    /// The model's type, or what can be touched: `onSelect of 'ElementRow'`.
    var what: String
  }

  /// The cells of the registries that tests of a screen used.
  struct Cells: Codable, Equatable {
    var used: Set<String> = []
    var unused: Set<String> = []
  }

  /// The statements that were shown, with the types of their models; of sections without one.
  var shown: Set<Place> = []
  /// The handlers that shown rows and headers have.
  var offered: Set<Place> = []
  /// The handlers that were fired.
  var fired: Set<Place> = []
  /// The screens that were shown, by their types, with their cells.
  var screens: [String: Cells] = [:]
  /// What was shown together, for each screen: one set of statements for each state.
  var states: [String: Set<Set<Place>>] = [:]

  /// The greatest number of states that are kept of a screen.
  private static let limit = 500

  /// Adds what another process of the run recorded.
  mutating func merge(_ other: CoverageRecord) {
    shown.formUnion(other.shown)
    offered.formUnion(other.offered)
    fired.formUnion(other.fired)
    for (screen, states) in other.states {
      for state in states { add(state, of: screen) }
    }
    for (screen, cells) in other.screens {
      screens[screen, default: Cells()].used.formUnion(cells.used)
      screens[screen, default: Cells()].unused.formUnion(cells.unused)
    }
  }
}

extension CoverageRecord {
  /// Adds all that a snapshot shows.
  ///
  /// - Parameter screen: The type of the screen.
  mutating func show(_ snapshot: ScreenSnapshot, of screen: String) {
    var state: Set<Place> = []
    show(snapshot, &state)
    add(state, of: screen)
  }

  private mutating func add(_ state: Set<Place>, of screen: String) {
    if states[screen, default: []].count < Self.limit { states[screen, default: []].insert(state) }
  }

  private mutating func show(_ snapshot: ScreenSnapshot, _ state: inout Set<Place>) {
    for section in snapshot.sections {
      add(nil, at: section.source, [], &state)
      for supplementary in section.supplementaries {
        add(supplementary.model, at: section.source, [], &state)
      }
      var last: Row?
      for row in section.rows {
        // The rows of a loop have most in common, and may be many.
        if last.map({ !row.isLike($0) }) ?? true {
          add(row.model, at: row.source, row.attributes.handlerNames, &state)
        }
        last = row
        if let inner = row.innerRows { show(inner, &state) }
      }
    }
  }

  private mutating func add(
    _ model: (any CellModel)?, at source: SourceLine?, _ handlers: [String],
    _ state: inout Set<Place>
  ) {
    guard let source else { return }
    let type = model.map { "\(Swift.type(of: $0))" } ?? ""
    let place = Place(file: source.fileID, line: Int(source.line), what: type)
    state.insert(place)
    // The models of one statement have the same slots, and a look at one takes its time.
    let slots = shown.insert(place).inserted ? model.map(Self.slots) ?? [] : []
    for name in handlers + slots {
      offered.insert(Place(file: place.file, line: place.line, what: "\(name) of '\(type)'"))
    }
  }

  /// Adds that a handler of a row or a header was fired.
  ///
  /// - Parameter name: What it is called among those that are offered; nil if that is not known.
  mutating func fire(_ name: String?, of model: any CellModel, at source: SourceLine?) {
    guard let source else { return }
    let type = "\(Swift.type(of: model))"
    for name in name.map({ [$0] }) ?? Self.slots(of: model) {
      fired.insert(
        Place(file: source.fileID, line: Int(source.line), what: "\(name) of '\(type)'"))
    }
  }

  /// The properties that hold handlers.
  private static func slots(of model: any CellModel) -> [String] {
    func isSet(_ slot: some HandlerSlot) -> Bool { slot._handler != nil }
    return Mirror(reflecting: model).children.compactMap { child in
      (child.value as? any HandlerSlot).flatMap { isSet($0) ? child.label : nil }
    }
  }
}

extension Row {
  /// Whether the same statement made both, of the same type and with the same actions.
  fileprivate func isLike(_ other: Row) -> Bool {
    guard let source, let otherSource = other.source else { return false }
    return source.isSame(as: otherSource) && type(of: model) == type(of: other.model)
      && attributes == other.attributes
  }
}

extension RowAttributes {
  /// What a user can do with the row.
  fileprivate var handlerNames: [String] {
    var names: [String] = []
    if onSelect != nil { names.append("onSelect") }
    if onReorder != nil { names.append("onReorder") }
    if contextMenu.onPreview != nil { names.append(Self.menuName([])) }
    for edge in [SwipeEdge.leading, .trailing] {
      names += swipeActions[edge].map { Self.swipeName($0.title) }
    }
    return names + contextMenu.actions.flatMap { Self.names(of: $0, in: []) }
  }

  static func swipeName(_ title: String) -> String { "swipe action \(ShownText.quoted(title))" }

  /// What an item of the row's menu is called, or the preview if there are no titles.
  static func menuName(_ titles: [String]) -> String {
    titles.isEmpty ? "onPreview" : "menu item \(ShownText.quoted(titles.joined(separator: " > ")))"
  }

  private static func names(of item: MenuAction, in titles: [String]) -> [String] {
    let own = titles + [item.title]
    if item.children.isEmpty { return item.isDisabled ? [] : [menuName(own)] }
    return item.children.flatMap { names(of: $0, in: own) }
  }
}

/// A record that tests add to.
final class CoverageLog: @unchecked Sendable {
  // Unchecked because of the record: it is read and written only while the lock is held.
  /// The record of this process.
  static let ofProcess = CoverageLog()

  private let lock = NSLock()
  private var value = CoverageRecord()

  var record: CoverageRecord { lock.withLock { value } }

  func add(_ change: (inout CoverageRecord) -> Void) { lock.withLock { change(&value) } }

  /// Adds a screen that a test showed.
  func show(_ snapshot: ScreenSnapshot, of screen: Any.Type) {
    if self === Self.ofProcess { TestRun.begin }
    add { record in
      record.screens["\(screen)", default: CoverageRecord.Cells()].used.formUnion([])
      record.show(snapshot, of: "\(screen)")
    }
  }

  /// Adds which cells of a registry a screen needs.
  func use(
    _ registry: CellRegistry<HeadlessList>, for snapshot: ScreenSnapshot, of screen: Any.Type
  ) {
    let unused = Set(registry.audit(snapshot).unused)
    let used = registry.allSummaries.subtracting(unused)
    add { record in
      record.screens["\(screen)", default: CoverageRecord.Cells()].used.formUnion(used)
      record.screens["\(screen)", default: CoverageRecord.Cells()].unused.formUnion(unused)
    }
  }
}

extension CellRegistry<HeadlessList> {
  /// The registrations, those for the rows inside containers included.
  fileprivate var allSummaries: Set<String> {
    registrations.reduce(into: []) { summaries, registration in
      summaries.insert(registration.summary)
      let inside = registration.cellsInside as? CellRegistry<HeadlessList>
      summaries.formUnion(inside?.allSummaries ?? [])
    }
  }
}
