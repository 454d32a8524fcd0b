/// One line of a registry: the cell that shows a model type, or a variant of it.
///
/// Hosts offer short forms, such as `.class(BannerCell.self)`, for the cells that they can show; the
/// initialisers here are for those who write a host.
public struct CellRegistration<Host: CellHost>: Sendable {
  typealias Fill = @MainActor @Sendable (Host.View, ModelBox, CellSite) -> Bool

  /// The type of the models that the cell shows.
  public let model: any CellModel.Type
  /// Which of the model's forms the cell is; nil for the one that serves all that have no cell of
  /// their own.
  public let variant: CellVariant?
  /// Which cells the host may exchange for one another.
  public let identifier: String
  /// Where new cells come from.
  public let source: CellSource<Host>
  /// Where the registration stands.
  public let place: SourceLine
  let fill: Fill

  /// Creates the registration of a cell that says itself which model it shows.
  ///
  /// - Parameters:
  ///   - cell: The cell's class.
  ///   - source: Where new cells come from; objects of that class.
  ///   - variant: Which of the model's forms the cell is.
  ///   - identifier: Names the cells that may be exchanged for one another; by default the class with
  ///     its module, and the nib's name if it is another.
  ///   - place: Where the registration stands.
  public init<Cell: ConfigurableCell>(
    _ cell: Cell.Type, from source: CellSource<Host>, variant: CellVariant? = nil,
    identifier: String? = nil, place: SourceLine
  ) {
    self.init(
      cell, from: source, variant: variant,
      identifier: identifier ?? Self.identifier(of: cell, source), place: place
    ) { (cell: Cell, model: Cell.Model, context) in cell.configure(with: model, context: context) }
  }

  /// Creates the registration of a cell that a closure fills.
  ///
  /// - Parameters:
  ///   - cell: The cell's class.
  ///   - source: Where new cells come from; objects of that class.
  ///   - variant: Which of the model's forms the cell is.
  ///   - identifier: Names the cells that may be exchanged for one another; by default the class and
  ///     the model, each with its module, and the nib's name if it is another.
  ///   - place: Where the registration stands.
  ///   - configure: Shows a model in a cell.
  public init<Cell: AnyObject, Model: CellModel>(
    _ cell: Cell.Type, from source: CellSource<Host>, variant: CellVariant? = nil,
    identifier: String? = nil, place: SourceLine,
    configure: @escaping @MainActor @Sendable (Cell, Model, CellContext<Model>) -> Void
  ) {
    model = Model.self
    self.variant = variant
    self.identifier =
      identifier ?? "\(Self.identifier(of: cell, source)) for \(String(reflecting: Model.self))"
    self.source = source
    self.place = place
    // The one place where types are found out at run time: a host hands over whatever view it keeps,
    // and the row whatever model it has. Both are what this closure was made for, or nothing happens.
    fill = { view, box, site in
      guard let box = box as? TypedModelBox<Model>, let cell = view as? Cell else { return false }
      configure(cell, box.content, CellContext(site))
      return true
    }
  }

  /// The model and variant that the cell shows.
  var reuseIdentifier: ReuseIdentifier { .init(anyModel: model, variant: variant) }

  private static func identifier(of cell: AnyObject.Type, _ source: CellSource<Host>) -> String {
    let name = String(reflecting: cell)
    guard case .nib(let nib, _) = source, nib != NibReference(String(describing: cell)) else {
      return name
    }
    return "\(name) from \(nib)"
  }
}
