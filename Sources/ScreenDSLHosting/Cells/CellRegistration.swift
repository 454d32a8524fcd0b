public import ScreenDSL

/// One line of a registry: the cell that shows a model type, or a variant of it.
///
/// The short forms `.class(BannerCell.self)` and `.nib(BannerCell.self)` are the same for all hosts;
/// `.view { }` and `.container` come with the host. The initialisers are for those who write one.
public final class CellRegistration<Host: CellHost>: Sendable {
  @usableFromInline
  package typealias Fill = @MainActor @Sendable (Host.View, ModelBox, consuming CellSite) -> Bool

  /// The type of the models that the cell shows.
  public let model: any CellModel.Type
  /// Which of the model's forms the cell is; nil for the one that serves all that have no cell of
  /// their own.
  package let variant: CellVariant?
  /// Which cells the host may exchange for one another.
  public let identifier: String
  /// Where new cells come from.
  public let source: CellSource<Host>
  /// The source line of the registration.
  package let place: SourceLine
  /// The registry for the rows inside, if the cell is a container's and its list has one of its own; of a
  /// look, what draws it.
  package let cellsInside: (any Sendable)?
  /// The registrations of the other models that the same closure shows.
  let others: [CellRegistration]
  @usableFromInline let show: Fill

  @usableFromInline
  package init(
    model: any CellModel.Type, variant: CellVariant?, identifier: String,
    source: CellSource<Host>, place: SourceLine, others: [CellRegistration] = [],
    cellsInside: (any Sendable)? = nil, show: @escaping Fill
  ) {
    self.model = model
    self.variant = variant
    self.identifier = identifier
    self.source = source
    self.place = place
    self.cellsInside = cellsInside
    self.others = others
    self.show = show
  }

  /// Creates the registration of a cell that says itself which model it shows.
  ///
  /// - Parameters:
  ///   - cell: The cell's class.
  ///   - source: Where new cells come from; objects of that class.
  ///   - variant: Which of the model's forms the cell is.
  ///   - identifier: Names the cells that may be exchanged for one another; by default the class with
  ///     its module, and the nib's name if it is another.
  ///   - place: The source line of the registration.
  @inlinable
  public convenience init<Cell: ConfigurableCell>(
    _ cell: Cell.Type, from source: CellSource<Host>, variant: CellVariant? = nil,
    identifier: String? = nil, place: SourceLine
  ) {
    self.init(
      cell, from: source, variant: variant,
      identifier: identifier ?? Self.identifier(of: cell, source), place: place
    ) { (cell: Cell, model: Cell.Model, context) in cell.configure(with: model, context: context) }
  }

  /// Creates the registration of a cell that `configure` fills; by default its identifier is that of the
  /// other cells of its class, with the model and the variant.
  @inlinable
  public convenience init<Cell: AnyObject, Model: CellModel>(
    _ cell: Cell.Type, from source: CellSource<Host>, variant: CellVariant? = nil,
    identifier: String? = nil, place: SourceLine,
    configure: @escaping @MainActor @Sendable (Cell, Model, CellContext<Model>) -> Void
  ) {
    let shown = ReuseIdentifier(Model.self, variant: variant)
    let name =
      identifier ?? "\(Self.identifier(of: cell, source)) for \(shown)"
    // The one place where types are found out at run time: a host hands over whatever view it keeps,
    // and the row whatever model it has. Both are what this closure was made for, or nothing happens.
    self.init(
      model: Model.self, variant: variant, identifier: name, source: source, place: place
    ) { view, box, site in
      guard let box = box as? TypedModelBox<Model>, let cell = view as? Cell else { return false }
      configure(cell, box.content, CellContext(site))
      return true
    }
  }

  /// The model and variant that the cell shows.
  package var reuseIdentifier: ReuseIdentifier { .init(anyModel: model, variant: variant) }

  @usableFromInline
  static func identifier(of cell: AnyObject.Type, _ source: CellSource<Host>) -> String {
    let name = String(reflecting: cell)
    guard case .nib(let nib, _) = source, nib != NibReference(String(describing: cell)) else {
      return name
    }
    return "\(name) from \(nib.description)"
  }
}

extension CellRegistration {
  /// The registration of a container's cell, with the cells for the rows inside.
  ///
  /// Without it the list inside takes those of the list around it, if it is of the same kind.
  public func containing<Inside: CellHost>(_ cells: CellRegistry<Inside>) -> Self {
    Self(
      model: model, variant: variant, identifier: identifier, source: source, place: place,
      others: others, cellsInside: cells, show: show)
  }

  /// A cell, header or footer that the list makes from its class.
  ///
  /// - Parameters:
  ///   - cell: The cell's class, which says what model it shows.
  ///   - variant: Which of the model's forms the cell is.
  ///   - identifier: Names the cells that may be exchanged for one another; by default the class with
  ///     its module.
  public static func `class`<Cell: ListCell & ConfigurableCell>(
    _ cell: Cell.Type, variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self where Cell.HostingList == Host {
    .init(
      cell, from: .class(cell), variant: variant, identifier: identifier,
      place: SourceLine(fileID: fileID, line: line))
  }

  /// A cell, header or footer of a class that does not say which model it shows; a closure does.
  ///
  /// Its identifier is by default the class and the model, each with its module, and the variant.
  public static func `class`<Cell: ListCell, Model: CellModel>(
    _ cell: Cell.Type, showing model: Model.Type, variant: CellVariant? = nil,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt32 = #line,
    configure: @escaping @MainActor @Sendable (Cell, Model, CellContext<Model>) -> Void
  ) -> Self where Cell.HostingList == Host {
    .init(
      cell, from: .class(cell), variant: variant, identifier: identifier,
      place: SourceLine(fileID: fileID, line: line), configure: configure)
  }

  /// A cell, header or footer for models of several types, which a closure shows by what they have in
  /// common, such as a protocol: `as: (any Person).self`.
  ///
  /// A model that is nothing of the kind is reported as one without a cell. The rows of all these types share
  /// their cells.
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

  /// A cell, header or footer that the list loads from a nib.
  ///
  /// A headless list has no nibs and makes an object of the class.
  ///
  /// - Parameters:
  ///   - cell: The class of the nib's one object, which says what model it shows.
  ///   - nib: The nib; by default the one with the class's name in the bundle that the class is in. A
  ///     literal names another one there: `named: "BigOffer"`.
  ///   - variant: Which of the model's forms the cell is.
  ///   - identifier: Names the cells that may be exchanged for one another; if the nib has one set, it
  ///     must be the same.
  public static func nib<Cell: ListCell & ConfigurableCell>(
    _ cell: Cell.Type, named nib: NibReference? = nil, variant: CellVariant? = nil,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self where Cell.HostingList == Host {
    .init(
      cell, from: .nib(nib ?? NibReference(String(describing: cell)), cell), variant: variant,
      identifier: identifier, place: SourceLine(fileID: fileID, line: line))
  }

  /// A cell, header or footer from a nib, of a class that does not say which model it shows; a closure
  /// does.
  ///
  /// Its identifier is by default the class and the model, the variant, and the nib's name if it is
  /// another than the class's.
  public static func nib<Cell: ListCell, Model: CellModel>(
    _ cell: Cell.Type, named nib: NibReference? = nil, showing model: Model.Type,
    variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    configure: @escaping @MainActor @Sendable (Cell, Model, CellContext<Model>) -> Void
  ) -> Self where Cell.HostingList == Host {
    .init(
      cell, from: .nib(nib ?? NibReference(String(describing: cell)), cell), variant: variant,
      identifier: identifier, place: SourceLine(fileID: fileID, line: line), configure: configure)
  }

  /// A prototype cell of the storyboard that the list is from.
  ///
  /// A headless list has no storyboards and makes an object of the class.
  ///
  /// - Parameters:
  ///   - identifier: The prototype's reuse identifier; the list raises if it has none of that name.
  ///   - cell: The prototype's class, which says what model it shows.
  ///   - variant: Which of the model's forms the cell is.
  public static func prototype<Cell: ListCell & ConfigurableCell>(
    _ identifier: String, _ cell: Cell.Type, variant: CellVariant? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self where Cell.HostingList == Host {
    .init(
      cell, from: .prototype(cell), variant: variant, identifier: identifier,
      place: SourceLine(fileID: fileID, line: line))
  }

  /// A prototype cell of the storyboard, of a class that does not say which model it shows; a closure
  /// does.
  public static func prototype<Cell: ListCell, Model: CellModel>(
    _ identifier: String, _ cell: Cell.Type, showing model: Model.Type, variant: CellVariant? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    configure: @escaping @MainActor @Sendable (Cell, Model, CellContext<Model>) -> Void
  ) -> Self where Cell.HostingList == Host {
    .init(
      cell, from: .prototype(cell), variant: variant, identifier: identifier,
      place: SourceLine(fileID: fileID, line: line), configure: configure)
  }
}

/// A cell that says which model it shows.
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

  /// Shows a model: sets everything that depends on it, for the cell may have shown another before.
  ///
  /// - Parameters:
  ///   - model: What to show. There is no need to keep it: the cell is configured again when it
  ///     changes.
  ///   - context: What the cell may do besides showing the model. It may be kept.
  func configure(with model: Model, context: CellContext<Model>)

  /// Only asked for so that the compiler can explain a cell without a context.
  func configure(with model: Model)
}

extension ConfigurableCell {
  /// Explains what a cell is filled with.
  @available(*, unavailable, message: "add 'context: CellContext<Model>', of the model's type")
  public func configure(with model: Model, context: CellContext<Model>) { misuse() }

  public func configure(with model: Model) {}
}

/// A class whose objects a kind of list can make and show as cells, headers or footers.
///
/// It is what lets ``CellRegistration/class(_:variant:identifier:fileID:line:)`` take the cells of a
/// table for a table's registry only. Whoever writes a host conforms the base classes of its cells.
public protocol ListCell: AnyObject {
  /// The kind of list. The name is unusual on purpose: it becomes a member of each of these classes.
  associatedtype HostingList: CellHost
}

/// Where a host gets a new cell from: a class, a nib, a storyboard or a closure.
public enum CellSource<Host: CellHost>: Sendable {
  /// The host makes an object of the class.
  case `class`(AnyObject.Type)
  /// The host loads the nib, which holds one object of the class.
  case nib(NibReference, AnyObject.Type)
  /// The host has a prototype of the class under the registration's identifier, from a storyboard.
  case prototype(AnyObject.Type)
  /// The host takes a cell of its own kind, which shows what the registration's closure gives it.
  case content
  /// The closure makes the view; a host that cannot use it as a cell puts it into one of its own.
  case factory(@MainActor @Sendable () -> Host.View)
}

extension CellSource: CustomStringConvertible {
  /// What the views are made from, with the class or the nib's name.
  public var description: String {
    switch self {
    case .class(let type): "class \(ValueText.name(of: type))"
    case .nib(let nib, _): "nib \(nib.description)"
    case .prototype(let type): "prototype of \(ValueText.name(of: type))"
    case .content: "content"
    case .factory: "factory"
    }
  }
}

/// Names a nib: a file of an app's or a framework's bundle that holds a view.
public struct NibReference: Hashable, Sendable {
  /// The file's name, without extension.
  package let name: String
  /// Where the bundle is; nil for the bundle of the cell's class.
  package let bundlePath: String?

  /// Creates the reference to a nib of the bundle that the cell's class is in.
  public init(_ name: String) { self.init(name, bundlePath: nil) }

  /// Creates the reference to a nib of the bundle at a path.
  package init(_ name: String, bundlePath: String?) {
    self.name = name
    self.bundlePath = bundlePath
  }
}

extension NibReference: ExpressibleByStringLiteral {
  /// Creates the reference to a nib of the bundle that the cell's class is in.
  public init(stringLiteral name: String) { self.init(name) }
}

extension NibReference {
  /// The name, followed by the bundle's path if there is one.
  package var description: String { bundlePath.map { "\(name) in \($0)" } ?? name }
}
