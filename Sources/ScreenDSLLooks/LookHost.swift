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
      let look = site.inEnvironment { model.node }
      return show(cell, look, LookContext(site) { ($0 as? any Drawn)?.node })
    }
  }
}

/// What a cell that shows a look may do besides; it may be kept as long as the cell shows the row.
///
/// It holds neither the look nor the model: what a control does is looked up in the newest look of the row.
@MainActor
public struct LookContext {
  /// What every cell may do: keep state, measure itself again, ask whether its row is selected.
  public let cell: CellContext<LookNode>
  private let site: CellSite
  private let look: @MainActor (any CellModel) -> LookNode?

  init(_ site: consuming CellSite, _ look: @escaping @MainActor (any CellModel) -> LookNode?) {
    (self.site, self.look) = (site, look)
    cell = CellContext(site)
  }

  /// Creates what the content of a cell of one's own may do.
  package init(_ context: CellContext<some Drawn>) {
    self.init(context.site) { ($0 as? any Drawn)?.node }
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
      if let newest = newestLook?.controls.first(where: { $0.id == control }),
        newest.isEnabled || input.isLeaving
      {
        isDone = newest.control.run(input)
      }
    }
    return isDone
  }
}

extension LookContext {
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
