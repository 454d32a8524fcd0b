public import ScreenDSL

/// Tells a list which cell shows the models of each type.
///
/// ```swift
/// import ScreenDSLUIKit
///
/// let registry = CellRegistry<TableList>(
///   .class(BannerCell.self),
///   .nib(ElementCell.self),
///   .view { RatingView() })
/// ```
/// To add registrations later, such as those of another module, or only under a condition, call `register`.
///
/// To add a kind of row, write a model, a cell, and a line in the registry. In a test, `audit` finds missing
/// registrations. If a registration is missing at run time, the list shows a placeholder.
public struct CellRegistry<Host: CellHost>: Sendable {
  /// All registrations, in the order in which they were added.
  @usableFromInline package private(set) var registrations: [CellRegistration<Host>] = []
  @usableFromInline package private(set) var index = CellIndex()

  /// Creates a registry from registrations.
  public init(_ registrations: CellRegistration<Host>...) { register(registrations) }

  /// Adds registrations.
  ///
  /// If the registry already has a cell for the same model type and variant, the list uses the cell that was registered
  /// first, and `audit` reports both registrations.
  public mutating func register(_ registrations: CellRegistration<Host>...) {
    register(registrations)
  }

  /// Adds an array of registrations, such as those of a feature module.
  public mutating func register(_ registrations: [CellRegistration<Host>]) {
    for registration in registrations.flatMap({ [$0] + $0.others }) {
      index.add(self.registrations.count, for: registration.reuseIdentifier)
      self.registrations.append(registration)
    }
  }

  /// Chooses the variant of the cells for some model types, for example for a theme. If a type has several kinds of
  /// cell, variants distinguish them.
  ///
  /// If a row's model names a variant, the list uses the model's variant instead of the chosen one. If a model type has
  /// no cell of the chosen variant, the list uses the type's cell without a variant, and `audit` reports the missing
  /// cell.
  ///
  /// - Parameters:
  ///   - variant: The variant; nil for the cells without a variant.
  ///   - models: The model types. If you pass none, the method chooses the variant for all types that already have a
  ///     cell of the variant. If you pass none and `variant` is nil, the method chooses the cell without a variant for
  ///     all types that already have a cell.
  public mutating func choose(_ variant: CellVariant?, for models: any CellModel.Type...) {
    for model in models.isEmpty ? index.models(with: variant) : models {
      index.choose(variant, for: model)
    }
  }

  /// Returns the registration of the cell for rows with this reuse identifier; nil if there is none.
  ///
  /// A list calls this method before it creates or configures a cell. The registration says how to create and configure
  /// the cell.
  @inlinable
  public func registration(for identifier: ReuseIdentifier) -> CellRegistration<Host>? {
    if let index = index.registration(for: identifier) { return registrations[index] }
    return standardRegistration(for: identifier)
  }

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
    // The loop uses indexes. A loop over the elements would allocate memory for each element, because their type is
    // generic.
    let cells = Host.standardCells
    for index in cells.indices where cells[index].model == identifier.model { return cells[index] }
    return nil
  }
}

/// A cell model that supplies its own registration, so that the app need not register a cell.
///
/// The protocol `LookModel` refines this protocol: its models declare their content, and a cell of the package draws
/// it.
public protocol _SelfShowing: CellModel {
  /// Returns the structure of the model's content as text. If two models have the same type and the same structure, a
  /// cell can be reused for both.
  static func _shape(of model: Self) -> String

  /// Returns the registration for models of this type in one kind of list; nil if lists of that kind cannot show them.
  static func _registration<Host: CellHost>(in host: Host.Type) -> CellRegistration<Host>?
}

extension _SelfShowing { package var shape: String { Self._shape(of: self) } }

/// A kind of list, such as table views or collection views. A conforming type needs no values: it is only the generic
/// argument of registries, so that a table view cannot use the registry of a collection view.
///
/// You can declare a kind of list whose rows are `NSView` objects:
/// `enum DesktopList: CellHost { typealias View = NSView }`. The registry of such a list is a
/// `CellRegistry<DesktopList>`.
public protocol CellHost: SendableMetatype {
  /// The common type of the list's cells, headers and footers.
  associatedtype View

  /// The cells for models without a registration, such as text headers; none by default.
  static var standardCells: [CellRegistration<Self>] { get }
}

extension CellHost {
  /// An empty array.
  public static var standardCells: [CellRegistration<Self>] { [] }
}

/// A kind of list with a standard cell for containers, so that the app need not register one.
package protocol ContainerHost: CellHost {
  static func containerCell<Model: ContainerModel>(of model: Model.Type) -> any Sendable
}

/// A kind of list in which not every cell supports swipe actions.
package protocol LimitedSwipes: CellHost { static func canSwipe(_ cell: AnyObject.Type) -> Bool }

/// Finds the registration of a row, as an index in ``CellRegistry/registrations``.
///
/// All kinds of list share the compiled code of this type, because the type is not generic.
@usableFromInline
package struct CellIndex: Sendable {
  package private(set) var registrations: [ReuseIdentifier: Int] = [:]
  /// For each model type for which the app has chosen a variant, the reuse identifier with that variant.
  package private(set) var chosen: [ReuseIdentifier] = []

  @usableFromInline
  init() {}

  mutating func add(_ registration: Int, for identifier: ReuseIdentifier) {
    if registrations[identifier] == nil { registrations[identifier] = registration }
  }

  func models(with variant: CellVariant?) -> [any CellModel.Type] {
    registrations.keys.filter { variant == nil || $0.variant == variant }.map(\.model)
  }

  mutating func choose(_ variant: CellVariant?, for model: any CellModel.Type) {
    chosen = chosen.filter { $0.model != model }
    if let variant { chosen.append(ReuseIdentifier(model, variant: variant)) }
  }

  @usableFromInline
  package func registration(for identifier: ReuseIdentifier) -> Int? {
    let plain = ReuseIdentifier(identifier.model, variant: nil)
    let wanted =
      identifier.variant == nil
      ? chosen.first { $0.model == identifier.model } ?? plain : identifier
    return registrations[wanted] ?? registrations[plain]
  }
}
