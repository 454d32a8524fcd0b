public import ScreenDSL
public import ScreenDSLHosting
public import ScreenDSLLooks
public import ScreenDSLRendering

/// A live list in a terminal: the lines that a window of a size shows, and what keys do there.
///
/// ```swift
/// let host = TerminalHost(columns: 80, lines: 23)
/// host.apply(MainScreen(state: state, store: store))
/// print(host.lines.joined(separator: "\n"))
/// host.handle(.down)
/// ```
/// It draws nothing by itself and needs no terminal: ``Terminal`` is one. What it shows is what the
/// text renderer draws of the whole screen, of which the window shows a part; the rows of a section
/// are one below the other, whatever its layout says.
@MainActor
public final class TerminalHost: ListHost {
  /// Decides what has to be done to show a snapshot, and when.
  public private(set) lazy var updater = ListUpdater(host: self)
  /// The cells of the rows in the window.
  private(set) lazy var cells = TerminalCells(of: updater, CellRegistry(looks: looks)) {
    [weak self] in
    if self?.isChanging == false { self?.layOut() }
  }
  private let looks: LookRegistry
  private let characters: ScreenRenderer.Characters

  /// What the list shows from top to bottom, in ``ListUpdater/current``.
  private(set) var elements: [Item] = []
  /// The first element in the window, and how many of its lines are above the window.
  var top = 0
  var hiddenLines = 0
  /// What the window showed when it was filled last.
  var window = Window()
  /// What keys act on.
  var focus: Focus?
  /// The field of the row with the focus that characters go into.
  var typing: LookControl.ID?
  /// Whether characters go into a field.
  public var isTyping: Bool { typing != nil }
  /// What a key began that takes its time, as long as that is under way.
  var refreshing: Task<Void, Never>?
  var isLayingOut = false
  /// Whether a batch runs, after which the window is filled anyway.
  private(set) var isChanging = false
  var mustLayOut = false

  /// How many columns the window has, and how many lines.
  public private(set) var size: (columns: Int, lines: Int)
  /// The lines of the window, each as many columns wide as it has.
  public var lines: [String] { window.lines }
  /// Which of ``lines`` belong to the row that keys act on; empty if it is not in the window.
  public var focusedLines: Range<Int> {
    focus.flatMap { window.lines(of: $0.path) }.map(seen) ?? 0..<0
  }
  /// The rows that are marked; a path without a section means the rows of all sections.
  public var marked: Set<RowPath> = []
  /// Which of ``lines`` belong to rows that are marked.
  public var markedLines: Set<Int> {
    Set(
      window.rows.filter { marked.contains($0.path) || marked.contains(RowPath($0.path.id)) }
        .flatMap { seen($0.lines) })
  }
  /// How often a row was drawn.
  var drawn = 0

  /// What is in the window.
  enum Item: Hashable {
    case row(RowPath)
    case supplementary(SupplementaryKind, of: SectionID)

    var path: RowPath? { if case .row(let path) = self { path } else { nil } }
  }

  /// A row, or one inside it, by its index there.
  struct Focus: Equatable {
    var path: RowPath
    var inner: Int?
  }

  struct Window {
    var lines: [String] = []
    /// The headers, footers and other supplementaries that are seen, with their sections.
    var supplementaries: [Item: (Supplementary, SectionID)] = [:]
    /// The rows that are seen, with their lines and the one above them; negative above the window.
    var rows: [(path: RowPath, lines: Range<Int>)] = []

    func lines(of path: RowPath) -> Range<Int>? { rows.first { $0.path == path }?.lines }
  }

  /// Creates a list that shows nothing yet.
  ///
  /// - Parameters:
  ///   - looks: Looks of models that do not say theirs; what has none is shown by its fields.
  ///   - columns: The width of the window; less than 20 counts as 20, more than 1,000 as 1,000.
  ///   - lines: Its height; less than 1 counts as 1.
  ///   - characters: Which characters the window can show.
  public init(
    looks: LookRegistry = LookRegistry(), columns: Int = 80, lines: Int = 24,
    characters: ScreenRenderer.Characters = .unicode
  ) {
    (self.looks, self.characters) = (looks, characters)
    size = (min(max(columns, 20), 1_000), max(lines, 1))
  }

  /// Shows a screen, evaluated with what was applied last, as in an app.
  public func apply(_ screen: some SnapshotConvertible) {
    updater.apply(screen.snapshot(reusing: updater.newest))
  }

  /// Gives the window another size, within the same limits; the row with the focus stays in sight.
  public func resize(columns: Int, lines: Int) {
    let isFocusSeen = !focusedLines.isEmpty
    size = (min(max(columns, 20), 1_000), max(lines, 1))
    showSelection()
    layOut()
    if isFocusSeen { setFocus(focus?.path, inner: focus?.inner) }
  }

  /// The part of a row's lines, that above it left out, which is in the window.
  private func seen(_ lines: Range<Int>) -> Range<Int> {
    max(0, lines.lowerBound + 1)..<max(0, min(size.lines, lines.upperBound))
  }

  /// What draws in the window's columns, with what the user did to a row.
  func drawing(_ state: RenderState? = nil) -> ScreenText {
    ScreenText(
      looks, width: size.columns, characters: characters,
      state: state ?? RenderState(environment: updater.environment), of: updater.current)
  }

  /// Returns a text as one line of so many columns at most.
  func line(_ text: String, columns: Int) -> String { drawing().line(text, columns: columns) }

  /// Returns where a row is; nil if the list does not have it.
  func position(of path: RowPath) -> RowPosition? {
    updater.current.position(of: path.id, in: path.section)
  }
}

// MARK: - What a list host does

extension TerminalHost {
  public var readiness: ListReadiness { isLayingOut ? .busy : .ready }

  public func perform(
    _ operations: Changeset.Operations, isAnimated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    update(operations, change)
    completion()
  }

  public func reload(change: () -> Void) { update(nil, change) }

  public func goToStart() { (top, hiddenLines, focus, refreshing) = (0, 0, nil, nil) }

  public var lastShownRow: RowPosition? { window.rows.last.flatMap { position(of: $0.path) } }

  public func showSelection() {
    for cell in cells.all.values { cell.setNeedsDrawing() }
  }

  /// Changes the rows, lets cells, focus and window follow theirs, and fills the window.
  ///
  /// - Parameter operations: What changes; nil for a reload.
  func update(_ operations: Changeset.Operations?, _ change: () -> Void) {
    isChanging = true
    let moves = operations?.rowMoves ?? []
    let old = moves.compactMap { updater.currentRow(at: $0.from)?.path }
    change()
    elements = updater.current.elements
    // A row that moves to another section gets another path.
    let new = moves.compactMap { updater.currentRow(at: $0.to)?.path }
    let newPaths = Dictionary(zip(old, new)) { first, _ in first }
    cells.move(newPaths)
    cells.remove { operations == nil || position(of: $0) == nil }
    if let operations { cells.update(operations) }
    follow { newPaths[$0] ?? $0 }
    isChanging = false
    layOut()
  }

  /// Keeps the first row that is still there in its line of the window, and the focus on its row, or
  /// on the one that took its place. A window at the start of the list stays there.
  private func follow(_ newPath: (RowPath) -> RowPath) {
    let rows = window.rows.map { (path: newPath($0.path), line: $0.lines.lowerBound) }
    let kept = rows.filter { position(of: $0.path) != nil }
    if let path = focus.map({ newPath($0.path) }) {
      let free = kept.filter { canFocus($0.path) }
      let later = rows.drop { $0.path != path }.map(\.path)
      let next = free.first { later.contains($0.path) }
      focus?.path = path
      if position(of: path) == nil { focus = (next ?? free.last).map { Focus(path: $0.path) } }
    }
    if (top, hiddenLines) == (0, 0) { return }
    let first = kept.first.flatMap { row in
      elements.firstIndex(of: .row(row.path)).map { ($0, -row.line) }
    }
    (top, hiddenLines) = first ?? (0, 0)
  }
}
