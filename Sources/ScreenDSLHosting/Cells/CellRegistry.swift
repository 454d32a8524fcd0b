public import ScreenDSL

/// Pairs cell models with the cells that show them: the one place where an app says so.
///
/// ```swift
/// import ScreenDSLUIKit
///
/// let registry = CellRegistry<TableList>(
///   .class(BannerCell.self),
///   .nib(ElementCell.self),
///   .view { RatingView() })
/// ```
/// What depends on a condition, or comes from another module, is added by `register`.
///
/// A new kind of row takes a model, a cell and a line here. What is missing is found by
/// `audit`, in a test; at run time a placeholder takes its place.
public struct CellRegistry<Host: CellHost>: Sendable {
  /// All registrations, in their order.
  public private(set) var registrations: [CellRegistration<Host>] = []
  @usableFromInline package private(set) var index = CellIndex()

  /// Creates a registry from registrations, one for each line of the list; none for an empty registry.
  public init(_ registrations: CellRegistration<Host>...) { register(registrations) }

  /// Adds registrations to the list.
  ///
  /// If a model and variant have a cell already, that one stays in use and the audit reports both.
  public mutating func register(_ registrations: CellRegistration<Host>...) {
    register(registrations)
  }

  /// Adds a list of registrations, such as those of a feature module.
  public mutating func register(_ registrations: [CellRegistration<Host>]) {
    for registration in registrations {
      add(registration)
      for other in registration.others { add(other) }
    }
  }

  private mutating func add(_ registration: CellRegistration<Host>) {
    registrations.append(registration)
    index.add(registrations.count - 1, for: registration.reuseIdentifier)
  }

  /// Shows the models of some types with the cells of a variant from now on: a theme.
  ///
  /// Rows that name a variant of their own are not concerned. If the variant has no cell for a model,
  /// the one without a variant stays in use and the audit says so.
  ///
  /// - Parameters:
  ///   - variant: The variant; nil for the cells that were registered without one.
  ///   - models: The types of the models; none for all that have a cell of the variant by now.
  public mutating func choose(_ variant: CellVariant?, for models: any CellModel.Type...) {
    for model in models.isEmpty ? index.models(with: variant) : models {
      index.choose(variant, for: model)
    }
  }

  /// Returns the registration of the cell that shows rows with this reuse identifier; nil if there
  /// is none.
  ///
  /// A host looks it up once for each cell: it says which cell to take, and fills it.
  @inlinable
  public func registration(for identifier: ReuseIdentifier) -> CellRegistration<Host>? {
    index.registration(for: identifier).map { registrations[$0] }
      ?? standardRegistration(for: identifier)
  }

  /// The cell of a model that has none in the registry: its own, or one that the kind of list brings along.
  @usableFromInline
  func standardRegistration(for identifier: ReuseIdentifier) -> CellRegistration<Host>? {
    if let container = identifier.model as? any ContainerModel.Type,
      let host = Host.self as? any ContainerHost.Type
    {
      return host.containerCell(of: container) as? CellRegistration<Host>
    }
    if let model = identifier.model as? any _SelfShowing.Type {
      return model._registration(in: Host.self)
    }
    // By index: code that does not know the host allocates for each element of a sequence.
    let cells = Host.standardCells
    for index in cells.indices where cells[index].model == identifier.model { return cells[index] }
    return nil
  }
}

/// A cell model that brings along what shows it, in each kind of list that can: it needs no registration.
///
/// The models that say their looks conform, those of the package's module for looks.
public protocol _SelfShowing: CellModel {
  /// Names the shape of what is shown, beside the model's type: cells are used again for shapes that are alike.
  var _shape: String { get }

  /// Returns what shows such models in a kind of list; nil if it has nothing for them.
  static func _registration<Host: CellHost>(in host: Host.Type) -> CellRegistration<Host>?
}

/// A kind of list, by what it shows its rows with; it only distinguishes types.
///
/// A host that shows rows as `NSView` objects declares
/// `enum DesktopList: CellHost { typealias View = NSView }`; its cells are then paired with models in
/// a `CellRegistry<DesktopList>`.
public protocol CellHost: SendableMetatype {
  /// What its cells, headers and footers have in common.
  associatedtype View

  /// The cells of models for which a registry has none, as for headers that are a text; none by default.
  static var standardCells: [CellRegistration<Self>] { get }
}

extension CellHost {
  /// None.
  public static var standardCells: [CellRegistration<Self>] { [] }
}

/// A kind of list that shows the rows of containers without a registration.
package protocol ContainerHost: CellHost {
  /// The registration of the cell for containers of a type, which is one of this kind of list.
  static func containerCell<Model: ContainerModel>(of model: Model.Type) -> any Sendable
}

/// A kind of list in which the user cannot swipe over every cell to uncover actions.
package protocol LimitedSwipes: CellHost {
  /// Whether the user can swipe over cells of a class.
  static func canSwipe(_ cell: AnyObject.Type) -> Bool
}

/// Finds the registration for a row, by index in its registry.
///
/// It is no part of the generic registry, so that the search is the same code for all hosts.
@usableFromInline
package struct CellIndex: Sendable {
  /// The first registration for each model and variant.
  package private(set) var registrations: [ReuseIdentifier: Int] = [:]
  /// The variants that were chosen, by model.
  package private(set) var chosen: [ObjectIdentifier: ReuseIdentifier] = [:]

  @usableFromInline
  init() {}

  /// Adds the registration with this index, unless the model and variant have one.
  mutating func add(_ registration: Int, for identifier: ReuseIdentifier) {
    if registrations[identifier] == nil { registrations[identifier] = registration }
  }

  /// The models that have a cell of a variant; for nil, of any.
  func models(with variant: CellVariant?) -> [any CellModel.Type] {
    registrations.keys.filter { $0.variant != nil && (variant ?? $0.variant) == $0.variant }
      .map(\.model)
  }

  mutating func choose(_ variant: CellVariant?, for model: any CellModel.Type) {
    chosen[ObjectIdentifier(model)] = variant.map { ReuseIdentifier(anyModel: model, variant: $0) }
  }

  /// The cell for a row: its own variant's or else the chosen one's, or the one without a variant.
  @usableFromInline
  package func registration(for identifier: ReuseIdentifier) -> Int? {
    let plain = ReuseIdentifier(anyModel: identifier.model, variant: nil)
    let wanted =
      identifier.variant == nil && !chosen.isEmpty
      ? chosen[ObjectIdentifier(identifier.model)] ?? plain : identifier
    return registrations[wanted] ?? registrations[plain]
  }
}
