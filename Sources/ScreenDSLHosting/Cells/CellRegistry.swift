public import ScreenDSL

/// Pairs cell models with the cells that show them.
///
/// ```swift
/// import ScreenDSLUIKit
///
/// let registry = CellRegistry<TableList>(
///   .class(BannerCell.self),
///   .nib(ElementCell.self),
///   .view { RatingView() })
/// ```
/// Add the registrations of a condition or of another module with `register`.
///
/// A new kind of row takes a model, a cell and a line here. In a test, `audit` finds missing registrations; at run time
/// a placeholder replaces the cell.
public struct CellRegistry<Host: CellHost>: Sendable {
  /// All registrations, in order.
  public private(set) var registrations: [CellRegistration<Host>] = []
  @usableFromInline package private(set) var index = CellIndex()

  /// Creates a registry from registrations.
  public init(_ registrations: CellRegistration<Host>...) { register(registrations) }

  /// Adds registrations to the list.
  ///
  /// If a model and variant already have a cell, that cell stays in use, and the audit reports both.
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

  /// Chooses a variant for the models of some types: a theme.
  ///
  /// It does not change rows that name a variant themselves. If a model has no cell of the variant, the cell without a
  /// variant stays in use, and the audit reports it.
  ///
  /// - Parameters:
  ///   - variant: The variant; nil for the cells without one.
  ///   - models: The types of the models; none for all that have a cell of the variant at this time.
  public mutating func choose(_ variant: CellVariant?, for models: any CellModel.Type...) {
    for model in models.isEmpty ? index.models(with: variant) : models {
      index.choose(variant, for: model)
    }
  }

  /// Returns the registration of the cell for rows with this reuse identifier; nil if there is none.
  ///
  /// A host calls it once for each cell, and then uses the registration to get the cell and configure it.
  @inlinable
  public func registration(for identifier: ReuseIdentifier) -> CellRegistration<Host>? {
    index.registration(for: identifier).map { registrations[$0] }
      ?? standardRegistration(for: identifier)
  }

  /// Returns the cell of a model without a registration: the model's own, or one of the kind of list.
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
    // By index, because code that does not know the host allocates for each element of a sequence.
    let cells = Host.standardCells
    for index in cells.indices where cells[index].model == identifier.model { return cells[index] }
    return nil
  }
}

/// A cell model that needs no registration, because it supplies its own in each kind of list that supports it.
///
/// Models with a look conform, which the module of looks declares.
public protocol _SelfShowing: CellModel {
  /// Names the shape of the content, besides the model's type; cells are reused for the same shape.
  var _shape: String { get }

  /// Returns the registration for such models in a kind of list; nil if the list supports none.
  static func _registration<Host: CellHost>(in host: Host.Type) -> CellRegistration<Host>?
}

/// A kind of list, by the type of its cells. It only distinguishes types.
///
/// A host that shows rows as `NSView` objects declares `enum DesktopList: CellHost { typealias View = NSView }`; a
/// `CellRegistry<DesktopList>` then pairs its cells with models.
public protocol CellHost: SendableMetatype {
  /// The common type of its cells, headers and footers.
  associatedtype View

  /// The cells of models without a registration, such as text headers; none by default.
  static var standardCells: [CellRegistration<Self>] { get }
}

extension CellHost {
  /// An empty array.
  public static var standardCells: [CellRegistration<Self>] { [] }
}

/// A kind of list that shows the rows of containers without a registration.
package protocol ContainerHost: CellHost {
  /// The registration of the cell for containers of a type, which is one of this kind of list.
  static func containerCell<Model: ContainerModel>(of model: Model.Type) -> any Sendable
}

/// A kind of list in which not every cell supports swipe actions.
package protocol LimitedSwipes: CellHost {
  /// Whether cells of a class support swipe actions.
  static func canSwipe(_ cell: AnyObject.Type) -> Bool
}

/// Finds the registration for a row, by index in its registry.
///
/// It is not generic, so that all hosts share the code of the search.
@usableFromInline
package struct CellIndex: Sendable {
  /// The first registration for each model and variant.
  package private(set) var registrations: [ReuseIdentifier: Int] = [:]
  /// The chosen variants, by model.
  package private(set) var chosen: [ObjectIdentifier: ReuseIdentifier] = [:]

  @usableFromInline
  init() {}

  /// Adds the registration with an index, unless the model and variant have one.
  mutating func add(_ registration: Int, for identifier: ReuseIdentifier) {
    if registrations[identifier] == nil { registrations[identifier] = registration }
  }

  /// Returns the models that have a cell of a variant; for nil, of any.
  func models(with variant: CellVariant?) -> [any CellModel.Type] {
    registrations.keys.filter { $0.variant != nil && (variant ?? $0.variant) == $0.variant }
      .map(\.model)
  }

  mutating func choose(_ variant: CellVariant?, for model: any CellModel.Type) {
    chosen[ObjectIdentifier(model)] = variant.map { ReuseIdentifier(anyModel: model, variant: $0) }
  }

  /// Returns the cell for a row: that of its own variant, or of the chosen one, or the one without a variant.
  @usableFromInline
  package func registration(for identifier: ReuseIdentifier) -> Int? {
    let plain = ReuseIdentifier(anyModel: identifier.model, variant: nil)
    let wanted =
      identifier.variant == nil && !chosen.isEmpty
      ? chosen[ObjectIdentifier(identifier.model)] ?? plain : identifier
    return registrations[wanted] ?? registrations[plain]
  }
}
