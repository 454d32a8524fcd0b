public import ScreenDSL

/// An entry of a registry: the cell for the models of a type. If a model type has several kinds of cell, variants
/// distinguish them, and each kind has an entry of its own.
///
/// Apps call functions such as `.class(BannerCell.self)` and `.nib(BannerCell.self)`, and functions that a kind of list
/// adds, such as `.view { }` and `.container`. The initializer is for authors of new kinds of list.
public final class CellRegistration<Host: CellHost>: Sendable {
  @usableFromInline
  package typealias Fill = @MainActor @Sendable (Host.View, ModelBox, consuming CellSite) -> Bool

  /// The type of the models that the cell shows.
  package let model: any CellModel.Type
  package let variant: CellVariant?
  /// The reuse identifier of the cells. If two rows have the same reuse identifier, a list can reuse the cell of one
  /// row for the other row.
  public let identifier: String
  /// The source of new cells.
  public let source: CellSource<Host>
  package let place: SourceLine
  /// The registry for the rows inside the container, if the app has set one. Otherwise nil.
  package let cellsInside: (any Sendable)?
  /// The object that returns the look of a model, if the app registered a look. Otherwise nil.
  package let look: (any Sendable)?
  /// The registrations for further model types, if the app registered the cell for several types.
  package let others: [CellRegistration]
  @usableFromInline let show: Fill

  @usableFromInline
  package init(
    model: any CellModel.Type, variant: CellVariant?, identifier: String,
    source: CellSource<Host>, place: SourceLine, others: [CellRegistration] = [],
    cellsInside: (any Sendable)? = nil, look: (any Sendable)? = nil, show: @escaping Fill
  ) {
    self.model = model
    self.variant = variant
    self.identifier = identifier
    self.source = source
    self.place = place
    self.cellsInside = cellsInside
    self.look = look
    self.others = others
    self.show = show
  }

  @inlinable
  package convenience init<Cell: ConfigurableCell>(
    _ cell: Cell.Type, from source: CellSource<Host>, variant: CellVariant? = nil,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      cell, from: source, variant: variant,
      identifier: identifier ?? Self.identifier(of: cell, source), fileID: fileID, line: line
    ) { (cell: Cell, model: Cell.Model, context) in cell.configure(with: model, context: context) }
  }

  /// Creates the registration of a cell that a closure configures.
  ///
  /// The default reuse identifier consists of the names of the cell's class, the model type and the variant. If the
  /// name of a nib differs from the name of the class, the identifier also contains the nib's name. If the nib has a
  /// `bundlePath`, the identifier also contains the nib's name and the path.
  ///
  /// - Parameters:
  ///   - cell: The cell's class.
  ///   - source: The source of new cells, which are objects of that class.
  ///   - variant: The variant, if the model type has several kinds of cell; nil for all variants without a registration
  ///     of their own.
  ///   - identifier: The reuse identifier; nil for the default.
  @inlinable
  public convenience init<Cell: AnyObject, Model: CellModel>(
    _ cell: Cell.Type, from source: CellSource<Host>, variant: CellVariant? = nil,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt32 = #line,
    configure: @escaping @MainActor @Sendable (Cell, Model, CellContext<Model>) -> Void
  ) {
    let shown = ReuseIdentifier(Model.self, variant: variant)
    let name = identifier ?? "\(Self.identifier(of: cell, source)) for \(shown)"
    // All registrations of a registry have the same closure type, so this closure must cast its view and its model.
    self.init(
      model: Model.self, variant: variant, identifier: name, source: source,
      place: SourceLine(fileID: fileID, line: line)
    ) { view, box, site in
      guard let box = box as? TypedModelBox<Model>, let cell = view as? Cell else { return false }
      configure(cell, box.content, CellContext(site))
      return true
    }
  }

  package var reuseIdentifier: ReuseIdentifier { .init(model, variant: variant) }

  @usableFromInline
  static func identifier(of cell: AnyObject.Type, _ source: CellSource<Host>) -> String {
    let name = String(reflecting: cell)
    guard case .nib(let nib, let bundle, _) = source,
      nib != String(describing: cell) || bundle != nil
    else { return name }
    return "\(name) from \(nib)\(bundle.map { " in \($0)" } ?? "")"
  }

  /// Returns a copy of this registration of a container's cell. The copy has a registry for the rows inside the
  /// container. A container is a row whose cell shows a list of its own.
  ///
  /// Without this modifier, the inner list uses the registry of the outer list if both are lists of the same kind, and
  /// otherwise an empty registry.
  public func containing<Inside: CellHost>(_ cells: CellRegistry<Inside>) -> Self {
    Self(
      model: model, variant: variant, identifier: identifier, source: source, place: place,
      others: others.map { $0.containing(cells) }, cellsInside: cells, look: look, show: show)
  }

  /// Registers a cell, header or footer that the list creates from its class.
  ///
  /// - Parameters:
  ///   - cell: The cell's class, which states the type of its models.
  ///   - variant: The variant, if the model type has several kinds of cell; nil for all variants without a registration
  ///     of their own.
  ///   - identifier: The reuse identifier; by default the name of the class with its module.
  public static func `class`<Cell: ListCell & ConfigurableCell>(
    _ cell: Cell.Type, variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self where Cell.HostingList == Host {
    .init(
      cell, from: .class(cell), variant: variant, identifier: identifier,
      fileID: fileID, line: line)
  }

  /// Registers a cell, header or footer that the list creates from its class, and that a closure configures. Use this
  /// function if the class does not conform to ``ConfigurableCell``.
  ///
  /// The default identifier consists of the names of the class, the model type, their modules and the variant.
  public static func `class`<Cell: ListCell, Model: CellModel>(
    _ cell: Cell.Type, showing model: Model.Type, variant: CellVariant? = nil,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt32 = #line,
    configure: @escaping @MainActor @Sendable (Cell, Model, CellContext<Model>) -> Void
  ) -> Self where Cell.HostingList == Host {
    .init(
      cell, from: .class(cell), variant: variant, identifier: identifier,
      fileID: fileID, line: line, configure: configure)
  }

  /// Registers a cell, header or footer for models of several types. The closure receives each model as a value of the
  /// type `shown`, such as `(any Person).self`.
  ///
  /// If `shown` is a protocol, all these model types must conform to it, but the compiler does not check this. If a
  /// model is no value of the type `shown`, the list reports that the model has no cell. A cell can be reused for
  /// models of all these types.
  public static func `class`<Cell: ListCell, Shown, First: CellModel, each Other: CellModel>(
    _ cell: Cell.Type, showing first: First.Type, _ others: repeat (each Other).Type,
    as shown: Shown.Type, variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    configure: @escaping @MainActor @Sendable (Cell, Shown, CellContext<Shown>) -> Void
  ) -> Self where Cell.HostingList == Host {
    let source = CellSource<Host>.class(cell)
    let name = [Self.identifier(of: cell, source), String(reflecting: shown), variant?.name]
    func registration<Model: CellModel>(_ model: Model.Type, _ others: [CellRegistration]) -> Self {
      Self(
        model: model, variant: variant,
        identifier: identifier ?? name.compactMap(\.self).joined(separator: " for "),
        source: source, place: SourceLine(fileID: fileID, line: line), others: others
      ) { view, box, site in
        guard let shown = box.model as? Shown, let cell = view as? Cell else { return false }
        configure(cell, shown, CellContext(site))
        return true
      }
    }
    var rest: [CellRegistration] = []
    for other in repeat each others { rest.append(registration(other, [])) }
    return registration(first, rest)
  }

  /// Registers a cell, header or footer that the list loads from a nib.
  ///
  /// A headless list, which shows a screen in tests without UIKit, cannot load nibs. It creates an object of the class
  /// instead.
  ///
  /// - Parameters:
  ///   - cell: The class of the nib's only top-level object. The class states the type of its models.
  ///   - nib: The name of the nib; by default the name of the class.
  ///   - bundlePath: The path of the nib's bundle, such as `Bundle.module.bundlePath`; nil for the bundle of the class.
  ///   - variant: The variant, if the model type has several kinds of cell; nil for all variants without a registration
  ///     of their own.
  ///   - identifier: The reuse identifier. If the nib contains a reuse identifier too, the two must be equal.
  public static func nib<Cell: ListCell & ConfigurableCell>(
    _ cell: Cell.Type, named nib: String? = nil, bundlePath: String? = nil,
    variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self where Cell.HostingList == Host {
    .init(
      cell, from: .nib(nib ?? String(describing: cell), bundlePath: bundlePath, cell),
      variant: variant, identifier: identifier, fileID: fileID, line: line)
  }

  /// Registers a cell, header or footer that the list loads from a nib, and that a closure configures. Use this
  /// function if the class does not conform to ``ConfigurableCell``.
  ///
  /// The default identifier consists of the names of the class, the model type and the variant. If the name of the nib
  /// differs from the name of the class, the identifier also contains the nib's name. If you pass a `bundlePath`, the
  /// identifier also contains the nib's name and the path.
  public static func nib<Cell: ListCell, Model: CellModel>(
    _ cell: Cell.Type, named nib: String? = nil, bundlePath: String? = nil,
    showing model: Model.Type, variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    configure: @escaping @MainActor @Sendable (Cell, Model, CellContext<Model>) -> Void
  ) -> Self where Cell.HostingList == Host {
    .init(
      cell, from: .nib(nib ?? String(describing: cell), bundlePath: bundlePath, cell),
      variant: variant, identifier: identifier, fileID: fileID, line: line, configure: configure)
  }

  /// Registers a prototype cell of the list's storyboard. Rows inside a container cannot use a prototype.
  ///
  /// A headless list, which shows a screen in tests without UIKit, cannot load storyboards. It creates an object of the
  /// class instead.
  ///
  /// - Parameters:
  ///   - identifier: The prototype's reuse identifier. If the storyboard has no such prototype, UIKit raises an
  ///     exception.
  ///   - cell: The prototype's class, which states the type of its models.
  ///   - variant: The variant, if the model type has several kinds of cell; nil for all variants without a registration
  ///     of their own.
  public static func prototype<Cell: ListCell & ConfigurableCell>(
    _ identifier: String, _ cell: Cell.Type, variant: CellVariant? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self where Cell.HostingList == Host {
    .init(
      cell, from: .prototype(cell), variant: variant, identifier: identifier,
      fileID: fileID, line: line)
  }

  /// Registers a prototype cell of the list's storyboard. A closure configures the cell. Use this function if the
  /// prototype's class does not conform to ``ConfigurableCell``.
  public static func prototype<Cell: ListCell, Model: CellModel>(
    _ identifier: String, _ cell: Cell.Type, showing model: Model.Type, variant: CellVariant? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    configure: @escaping @MainActor @Sendable (Cell, Model, CellContext<Model>) -> Void
  ) -> Self where Cell.HostingList == Host {
    .init(
      cell, from: .prototype(cell), variant: variant, identifier: identifier,
      fileID: fileID, line: line, configure: configure)
  }
}

/// A cell, header or footer whose class states the type of its models. The cell configures itself with a model.
///
/// ```swift
/// final class BannerCell: UITableViewCell, ConfigurableCell {
///   private var close: () -> Void = {}
///
///   func configure(with banner: Banner, context: CellContext<Banner>) {
///     accessibilityLabel = banner.title
///     close = { context.fire(\.onClose) }
///   }
/// }
/// ```
@MainActor
public protocol ConfigurableCell<Model>: AnyObject {
  /// The model that the cell shows.
  associatedtype Model: CellModel

  /// Shows a model. Set all properties that depend on the model, because the cell may have shown another model
  /// before.
  ///
  /// - Parameters:
  ///   - model: The model. The cell need not store the model: if the model changes, the list calls this method again.
  ///   - context: The context of the cell, which the cell can store.
  func configure(with model: Model, context: CellContext<Model>)

  /// A method that the list never calls. Implement ``configure(with:context:)`` instead.
  ///
  /// If a class declares only a `configure` without a context, this requirement lets the compiler show a message that
  /// explains the mistake.
  func configure(with model: Model)
}

extension ConfigurableCell {
  /// This method exists only for its message. If a class declares no `configure` with a context, the compiler shows the
  /// message.
  @available(*, unavailable, message: "add 'context: CellContext<Model>', of the model's type")
  public func configure(with model: Model, context: CellContext<Model>) { misuse() }

  public func configure(with model: Model) {}
}

/// A class of cells, headers or footers for one kind of list, such as table views.
///
/// If you register the class for another kind of list, the compiler reports an error. If you write a new kind of list,
/// make the base class of its cells conform to this protocol.
public protocol ListCell: AnyObject {
  /// The kind of list that can show the cells. Each class of cells gets a member with this name. The name is long so
  /// that it does not collide with another member of the class.
  associatedtype HostingList: CellHost
}

/// The source from which a list (the host) gets new cells: a class, a nib, a storyboard or a closure.
public enum CellSource<Host: CellHost>: Sendable {
  /// The host creates an object of the class.
  case `class`(AnyObject.Type)
  /// The host loads the nib with this name. The nib's only top-level object has this class. If `bundlePath` is nil, the
  /// nib is in the bundle of the class.
  case nib(String, bundlePath: String?, AnyObject.Type)
  /// The host creates a prototype cell of its storyboard. The prototype has the registration's identifier and this
  /// class.
  case prototype(AnyObject.Type)
  /// The host creates a standard cell, whose class the host chooses. The registration's closure sets the content of
  /// the cell.
  case content
  /// The closure creates the view. If the view is no cell, the host puts it into a cell.
  case factory(@MainActor @Sendable () -> Host.View)
}
