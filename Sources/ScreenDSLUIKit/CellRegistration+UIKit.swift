#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// Table views as a kind of list. Cells are `UITableViewCell`s; headers and footers are
  /// `UITableViewHeaderFooterView`s.
  public enum TableList: CellHost {
    public typealias View = UIView

    /// The registrations of the views that show text headers and footers.
    public static let standardCells: [CellRegistration<TableList>] = [.text]
  }

  /// Collection views as a kind of list. Cells are `UICollectionViewCell`s; supplementary views are
  /// `UICollectionReusableView`s.
  public enum CollectionList: CellHost, LimitedSwipes {
    public typealias View = UIView

    /// The registrations of the views that show text headers and footers.
    public static let standardCells: [CellRegistration<CollectionList>] = [.text]

    package static func canSwipe(_ cell: AnyObject.Type) -> Bool {
      cell is UICollectionViewListCell.Type
    }
  }

  extension UITableViewCell: ListCell { public typealias HostingList = TableList }

  extension UITableViewHeaderFooterView: ListCell { public typealias HostingList = TableList }

  extension UICollectionReusableView: ListCell { public typealias HostingList = CollectionList }

  /// The cells of a table or collection view. The protocol hides the kind of list, so that `AdapterCore` needs no
  /// generic parameter, and the compiler generates the code of `AdapterCore` only once.
  protocol ViewRegistry: Sendable {
    associatedtype Registration: ViewRegistration
    var registrations: [Registration] { get }
    func registration(for identifier: ReuseIdentifier) -> Registration?
  }

  extension CellRegistry: ViewRegistry where Host.View == UIView {}

  /// A registration for table or collection views.
  @MainActor
  protocol ViewRegistration: AnyObject {
    nonisolated var identifier: String { get }
    nonisolated var cellsInside: (any Sendable)? { get }
    var isContent: Bool { get }
    /// Whether the source is a nib that cannot be loaded: its bundle does not exist, or the system is visionOS.
    var lacksBundle: Bool { get }
    /// Returns whether the list view can create cells for the registration. If `asCell` is false, returns whether the
    /// list view can create supplementary views.
    func isUsable(asCell: Bool, in core: AdapterCore) -> Bool
    /// Returns the source to register with the list view; nil for a prototype cell, which the storyboard has
    /// registered.
    func viewSource(or standard: AnyClass) -> ViewSource?
    /// Returns the view that shows the model: the cell, header or footer `view`, or a view inside it.
    func content(of view: UIView) -> UIView
    func fill(
      _ view: UIView, with row: LiveRow, in list: ListUpdater, isFirstDisplay: Bool
    ) -> Bool
    func fill(
      _ view: UIView, with supplementary: Supplementary, of section: SectionID,
      in list: ListUpdater, isFirstDisplay: Bool
    ) -> Bool
  }

  extension CellRegistration: ViewRegistration where Host.View == UIView {
    var isContent: Bool { if case .content = source { true } else { false } }

    var lacksBundle: Bool {
      if case .nib(_, let path, let type) = source { bundle(path, of: type) == nil } else { false }
    }

    func isUsable(asCell: Bool, in core: AdapterCore) -> Bool {
      func fits(_ type: AnyClass) -> Bool { core.views.canShow(type, asCell: asCell) }
      return switch source {
      case .nib(_, _, let type): fits(type) && !core.unloadable.contains(identifier)
      case .class(let type): fits(type)
      // No storyboard contains the list inside a container, so UIKit would raise an exception for a prototype cell.
      case .prototype(let type): fits(type) && core.updater.containerPath == nil
      case .factory, .content: true
      }
    }

    func viewSource(or standard: AnyClass) -> ViewSource? {
      switch source {
      case .class(let type): .type(type)
      case .factory, .content: .type(standard)
      case .prototype: nil
      #if os(visionOS)
        case .nib: nil
      #else
        case .nib(let name, let path, let type):
          .nib(bundle(path, of: type).map { UINib(nibName: name, bundle: $0) })
      #endif
      }
    }

    func content(of view: UIView) -> UIView {
      if isContent, let cell = view as? any OwnContainerCell {
        cell.nested.fill(cell.contentView)
        return cell.nested.head
      }
      guard case .factory(let make) = source, let hosting = view as? any HostingView
      else { return view }
      return hosting.hosted(make: make)
    }

    private func bundle(_ path: String?, of type: AnyClass) -> Bundle? {
      #if os(visionOS)
        return nil
      #else
        return path.map { Bundle(path: $0) } ?? Bundle(for: type)
      #endif
    }
  }

  extension CellRegistration where Host.View == UIView {

    /// Registers a plain view. A closure creates the view, and the adapter adds the view to a cell, a header or a
    /// footer.
    ///
    /// - Parameters:
    ///   - variant: Distinguishes several registrations for the same type of models. If nil, this registration serves
    ///     each variant that has no registration of its own.
    ///   - identifier: The reuse identifier; by default the view's class with its module.
    ///   - make: Creates a view. The class of the view decides which models the view shows.
    public static func view<View: UIView & ConfigurableCell>(
      variant: CellVariant? = nil, identifier: String? = nil,
      fileID: StaticString = #fileID, line: UInt32 = #line,
      _ make: @escaping @MainActor @Sendable () -> View
    ) -> Self {
      .init(
        View.self, from: .factory(make), variant: variant, identifier: identifier,
        fileID: fileID, line: line)
    }

    /// Registers a plain view of any class for a type of models. One closure creates the view, and another closure
    /// shows models in the view.
    ///
    /// - Parameters:
    ///   - model: The type of the models that the view shows.
    ///   - variant: Distinguishes several registrations for the same type of models. If nil, this registration serves
    ///     each variant that has no registration of its own.
    ///   - identifier: The reuse identifier; by default the view's class and the model's type, each with its module,
    ///     and the variant.
    ///   - make: Creates a view.
    ///   - configure: Shows a model in a view.
    public static func view<View: UIView, Model: CellModel>(
      showing model: Model.Type, variant: CellVariant? = nil, identifier: String? = nil,
      fileID: StaticString = #fileID, line: UInt32 = #line,
      _ make: @escaping @MainActor @Sendable () -> View,
      configure: @escaping @MainActor @Sendable (View, Model, CellContext<Model>) -> Void
    ) -> Self {
      .init(
        View.self, from: .factory(make), variant: variant, identifier: identifier,
        fileID: fileID, line: line, configure: configure)
    }

    /// Registers a cell, a header or a footer of UIKit that shows a content configuration. A `UIHostingConfiguration`
    /// shows a SwiftUI view.
    ///
    /// ```swift
    /// import SwiftUI
    ///
    /// let cells = CellRegistry<TableList>(
    ///   .content(showing: Element.self) { element, context in
    ///     UIHostingConfiguration { Text(element.name) }
    ///   })
    /// ```
    /// - Parameters:
    ///   - model: The type of the models.
    ///   - variant: Distinguishes several registrations for the same type of models. If nil, this registration serves
    ///     each variant that has no registration of its own.
    ///   - identifier: The reuse identifier; by default the names of the model type and of the variant.
    ///   - content: Returns the content configuration of a model.
    public static func content<Model: CellModel, Content: UIContentConfiguration>(
      showing model: Model.Type, variant: CellVariant? = nil, identifier: String? = nil,
      fileID: StaticString = #fileID, line: UInt32 = #line,
      _ content: @escaping @MainActor @Sendable (Model, CellContext<Model>) -> Content
    ) -> Self {
      .init(
        UIView.self, from: .content, variant: variant, identifier: identifier,
        fileID: fileID, line: line
      ) { (view: UIView, model: Model, context) in
        (view as? any ContentView)?.contentConfiguration = content(model, context)
      }
    }

    fileprivate static var text: Self {
      .init(
        UIView.self, from: .content, identifier: "ScreenDSL.text"
      ) { (view: UIView, text: SupplementaryText, context) in
        guard let view = view as? any HostingView else { return }
        var content: UIListContentConfiguration =
          view.isInPlainList
          ? (context.isFooter ? .plainFooter() : .plainHeader())
          : (context.isFooter ? .groupedFooter() : .groupedHeader())
        content.text = text.text
        view.contentConfiguration = content
      }
    }

    /// Registers a cell that shows the view of a view controller. Each row has its own controller.
    ///
    /// The adapter creates the controller once for each row. While the row is shown, the controller is a child of the
    /// view controller that contains the list. When the row is removed, the adapter releases the controller.
    ///
    /// - Parameters:
    ///   - model: The type of the models.
    ///   - variant: Distinguishes several registrations for the same type of models. If nil, this registration serves
    ///     each variant that has no registration of its own.
    ///   - make: Creates the controller of a row.
    ///   - configure: Shows a model in the controller.
    public static func viewController<Controller: UIViewController, Model: CellModel>(
      showing model: Model.Type, variant: CellVariant? = nil,
      fileID: StaticString = #fileID, line: UInt32 = #line,
      _ make: @escaping @MainActor @Sendable () -> Controller,
      configure: @escaping @MainActor @Sendable (Controller, Model, CellContext<Model>) -> Void
    ) -> Self {
      .view(showing: model, variant: variant, fileID: fileID, line: line) {
        ControllerView()
      } configure: { view, model, context in
        let kept = context.state[ControllerView.Kept.self] as? Controller
        let controller = kept ?? make()
        if kept == nil { context.state[ControllerView.Kept.self] = controller }
        configure(controller, model, context)
        view.show(controller)
      }
    }
  }
#endif
