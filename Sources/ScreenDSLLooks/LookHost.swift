import ScreenDSL
public import ScreenDSLHosting

/// A kind of list, such as a table view, that can show looks. A look describes the content of a cell. If a model has a
/// look, you do not need to register a cell for the model.
public protocol LookHost: CellHost {
  /// The cell in which this kind of list shows looks.
  static var lookCell: LookCell<Self> { get }
}

/// The cell in which a kind of list shows looks: the source of new cells, and a closure that configures a cell.
public struct LookCell<Host: CellHost>: Sendable {
  let registration: CellRegistration<Host>
  let fill: @MainActor @Sendable (Host.View, LookNode, LookContext) -> Bool

  /// Creates a description of the cells for looks.
  ///
  /// - Parameters:
  ///   - view: The class of the cell, or of the view in the cell.
  ///   - source: The source of new cells.
  ///   - fill: Shows a look in a cell. If the look changes, the list calls this closure again with the new look. The
  ///     closure can store the context, for example to run the actions of controls.
  public init<View: AnyObject>(
    _ view: View.Type, from source: CellSource<Host>,
    fill: @escaping @MainActor @Sendable (View, LookNode, LookContext) -> Void
  ) {
    let show: @MainActor @Sendable (Host.View, LookNode, LookContext) -> Bool = {
      guard let view = $0 as? View else { return false }
      fill(view, $1, $2)
      return true
    }
    self.fill = show
    registration = CellRegistration(
      model: Look.Text.self, variant: nil, identifier: "look", source: source,
      place: SourceLine(fileID: #fileID, line: #line)
    ) { cell, box, site in
      guard let model = box.model as? any LookModel else { return false }
      let look = site.inEnvironment { model.node }.at(site.outline)
      return show(cell, look, LookContext(site, model) { ($0 as? any LookModel)?.node })
    }
  }
}

/// The context of a cell that shows a look. A cell can store its context while it shows the row.
///
/// When the user taps or changes a control, the cell passes the input to the context. The context runs the action that
/// this control has in the newest look of the row.
@MainActor
public struct LookContext {
  /// The context of the cell, with the path of the row and the state that cells store for the row.
  public let cell: CellContext<LookNode>
  private var site: CellSite { cell.site }
  private let look: @MainActor (any CellModel) -> LookNode?
  private let model: (any CellModel)?
  /// The state that the cell passed in the last call of `look(in:)`; nil if the look reads no state, or before the
  /// first call. Of this state, the context uses only the properties that the list does not know, such as
  /// `isHighlighted`.
  private var cellState: RowState?

  init(
    _ site: consuming CellSite, _ model: any CellModel,
    _ look: @escaping @MainActor (any CellModel) -> LookNode?
  ) {
    (self.look, self.model) = (look, site.readsState ? model : nil)
    cell = CellContext(site)
  }

  package init<Model: LookModel>(_ context: CellContext<Model>, _ model: Model) {
    self.init(context.site, model) { ($0 as? any LookModel)?.node }
  }

  package mutating func look(in cellState: RowState) -> LookNode? {
    guard let model else { return nil }
    self.cellState = cellState
    return site.inEnvironment(state: state) { look(model) }?.at(site.outline)
  }

  private var state: RowState? {
    guard let cellState else { return nil }
    var state = site.rowState
    (state.isHighlighted, state.isFocused) = (cellState.isHighlighted, cellState.isFocused)
    (state.isEditing, state.isDragged) = (cellState.isEditing, cellState.isDragged)
    return state
  }

  /// The look of the newest model of the cell's row; nil if the row was removed.
  ///
  /// While the list delays an update, the cell still shows the look from before the update. But this property already
  /// is the look from after the update.
  public var newestLook: LookNode? {
    site.newestModel.flatMap { model in site.inEnvironment(state: state) { look(model) } }
  }

  /// Applies a user's input to a control.
  ///
  /// - Returns: True if the input was applied. False if the row was removed, if its newest look no longer has the
  ///   control, or if the control did not accept the input, for example because the control is disabled or its action
  ///   is still running.
  @discardableResult
  public func use(_ control: LookControl.ID, _ input: LookControl.Input) -> Bool {
    var isDone = false
    // If no update follows the input, the list shows the model's value again. For a field, the list waits longer,
    // because the user can type more, or end editing, before the model accepts the text.
    let isField = newestControl(control)?.control.role == .field
    site.tell(patience: isField ? 1 : 0.1) {
      guard let newest = newestControl(control), newest.isEnabled || input.isLeaving else { return }
      let key: ActionKey =
        if case .button = newest.control.kind { .control(control.code) } else { .other }
      if site.runs(key) { return }
      isDone = site.acting(key, keepsRunning: newest.control.keepsRunning(input)) {
        newest.control.run(input)
      }
    }
    return isDone
  }

  package func newestControl(_ id: LookControl.ID) -> LookControl? { newestLook?.control(id) }

  package func tap(_ id: LookControl.ID) -> Bool {
    newestControl(id)?.control.kind.next.map { use(id, $0) } == true
  }

  @discardableResult
  package func tell(_ place: LookPath, _ action: (LookNode) -> (@MainActor () -> Void)?) -> Bool {
    guard let action = newestLook?.part(at: place).flatMap(action) else { return false }
    site.tell { site.acting(.other, action) }
    return true
  }

  package var nextPlaceWithField: CellPlace? {
    cell.nextPlace { model in
      site.inEnvironment { look(model) }?.controls.contains {
        $0.isEnabled && $0.control.role == .field
      } == true
    }
  }
}

extension LookControl.Input {
  /// Whether the input ends editing or dragging. A disabled control must still receive such an input.
  fileprivate var isLeaving: Bool { self == .focus(false) }
}

extension LookModel {
  public static func _registration<Host: CellHost>(in host: Host.Type) -> CellRegistration<Host>? {
    (host as? any LookHost.Type)?.registration as? CellRegistration<Host>
  }

  public static func _shape(of model: Self) -> String { "" }
}

extension LookHost { fileprivate static var registration: any Sendable { lookCell.registration } }
