import ScreenDSL
public import ScreenDSLHosting

/// A kind of list that shows looks: it says once how a look is shown, and every look needs no registration.
public protocol LookHost: CellHost {
  /// What shows a look.
  static var lookCell: LookCell<Self> { get }
}

/// What shows looks in a kind of list: where its cells come from, and how they are filled.
public struct LookCell<Host: CellHost>: Sendable {
  let registration: CellRegistration<Host>
  let source: CellSource<Host>
  let fill: @MainActor @Sendable (Host.View, LookNode, LookContext) -> Bool

  /// Creates what shows looks.
  ///
  /// - Parameters:
  ///   - view: What is filled: the cell, or the view in it.
  ///   - source: Where new ones come from.
  ///   - fill: Shows a look; called again for each newer one. The context may be kept, and the look is not needed
  ///     afterwards.
  public init<View: AnyObject>(
    _ view: View.Type, from source: CellSource<Host>,
    fill: @escaping @MainActor @Sendable (View, LookNode, LookContext) -> Void
  ) {
    let show: @MainActor @Sendable (Host.View, LookNode, LookContext) -> Bool = {
      guard let view = $0 as? View else { return false }
      fill(view, $1, $2)
      return true
    }
    (self.source, self.fill) = (source, show)
    registration = CellRegistration(
      model: Look.Text.self, variant: nil, identifier: "look", source: source,
      place: SourceLine(fileID: #fileID, line: #line)
    ) { cell, box, site in
      guard let model = box.model as? any Drawn else { return false }
      let look = site.inEnvironment { model.node }.at(site.outline)
      return show(cell, look, LookContext(site, model) { ($0 as? any Drawn)?.node })
    }
  }
}

/// What a cell that shows a look may do besides; it may be kept as long as the cell shows the row.
///
/// What a control does is looked up in the newest look of the row.
@MainActor
public struct LookContext {
  /// What every cell may do: keep state, measure itself again, ask whether its row is selected.
  public let cell: CellContext<LookNode>
  private let site: CellSite
  private let look: @MainActor (any CellModel) -> LookNode?
  /// What is shown, if its look reads the state of the row.
  private let model: (any CellModel)?

  init(
    _ site: consuming CellSite, _ model: any CellModel,
    _ look: @escaping @MainActor (any CellModel) -> LookNode?
  ) {
    (self.site, self.look, self.model) = (site, look, site.readsState ? model : nil)
    cell = CellContext(site)
  }

  /// Creates what the content of a cell of one's own may do.
  package init<Model: Drawn>(_ context: CellContext<Model>, _ model: Model) {
    self.init(context.site, model) { ($0 as? any Drawn)?.node }
  }

  /// The look that is shown, in another state of its row; nil if it is the same in all of them.
  ///
  /// - Parameter change: Changes what the list knows of the row.
  package func look(_ change: (inout RowState) -> Void) -> LookNode? {
    guard let model else { return nil }
    var state = site.rowState
    change(&state)
    return site.inEnvironment(state: state) { look(model) }?.at(site.outline)
  }

  /// The look of the newest model that is declared in the place of what the cell shows; nil if it is gone.
  ///
  /// It may be newer than what is shown, as long as an update waits.
  public var newestLook: LookNode? {
    site.newestModel.flatMap { model in site.inEnvironment { look(model) } }
  }

  /// Does what a person did to a control.
  ///
  /// - Returns: Whether the newest look still has that control, and a person could do that; if not, nothing runs.
  @discardableResult
  public func use(_ control: LookControl.ID, _ input: LookControl.Input) -> Bool {
    var isDone = false
    site.tell(patience: input.patience) {
      if let newest = newestControl(control), newest.isEnabled || input.isLeaving {
        isDone = newest.control.run(input)
      }
    }
    return isDone
  }
}

extension LookContext {
  /// A control of the newest look, seen or not.
  package func newestControl(_ id: LookControl.ID) -> LookControl? {
    newestLook?.control(id)
  }

  /// Does what a press does on a button that shows the value of a control, or is it; returns whether one can.
  package func press(_ id: LookControl.ID) -> Bool {
    newestControl(id)?.control.kind.next.map { use(id, $0) } ?? false
  }

  /// Runs what the newest look has in the place of a part; returns whether there is such a part, which does it.
  @discardableResult
  package func tell(_ place: LookPlace, _ action: (LookNode) -> (@MainActor () -> Void)?) -> Bool {
    guard let action = newestLook?.part(at: place).flatMap(action) else { return false }
    site.tell(action)
    return true
  }

  /// Where the next row of the list is whose model says a look with a field that can be typed in.
  package var nextRowWithField: RowPath? {
    cell.nextRow { model in
      site.inEnvironment { look(model) }?.controls.contains {
        $0.isEnabled && $0.control.role == .field
      } == true
    }
  }
}

extension LookControl.Input {
  /// Whether it ends something, which is heard also of what cannot be used any more.
  fileprivate var isLeaving: Bool { self == .focus(false) }

  /// How long the model may take to answer, in seconds: a text is not taken back in the middle of a word.
  fileprivate var patience: Double { if case .type = self { 1 } else { 0.1 } }
}

extension Drawn {
  public static func _registration<Host: CellHost>(in host: Host.Type) -> CellRegistration<Host>? {
    (host as? any LookHost.Type)?.registration as? CellRegistration<Host>
  }

  public var _shape: String { "" }
}

extension LookHost {
  fileprivate static var registration: any Sendable { lookCell.registration }
}
