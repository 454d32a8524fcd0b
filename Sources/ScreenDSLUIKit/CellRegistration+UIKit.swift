#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// Table views, as a place for cells: rows are `UITableViewCell`s, headers and footers
  /// `UITableViewHeaderFooterView`s.
  public enum TableList: CellHost {
    public typealias View = UIView

    /// Views for headers and footers that are a text.
    public static var standardCells: [CellRegistration<TableList>] { [.text] }
  }

  /// Collection views, as a place for cells: rows are `UICollectionViewCell`s, supplementaries
  /// `UICollectionReusableView`s.
  public enum CollectionList: CellHost, LimitedSwipes {
    public typealias View = UIView

    /// Views for headers and footers that are a text.
    public static var standardCells: [CellRegistration<CollectionList>] { [.text] }

    /// Only cells of lists can be swiped.
    package static func canSwipe(_ cell: AnyObject.Type) -> Bool {
      cell is UICollectionViewListCell.Type
    }
  }

  extension UITableViewCell: ListCell {
    public typealias HostingList = TableList
  }

  extension UITableViewHeaderFooterView: ListCell {
    public typealias HostingList = TableList
  }

  extension UICollectionReusableView: ListCell {
    public typealias HostingList = CollectionList
  }

  // MARK: - Plain views

  extension CellRegistration where Host.View == UIView {
    /// A view that is no cell, made by a closure and put into a cell, a header or a footer.
    ///
    /// - Parameters:
    ///   - variant: Which of the model's forms the view is.
    ///   - identifier: Names the cells that may be exchanged for one another; by default the view's
    ///     class with its module.
    ///   - make: Makes a view, which says what model it shows.
    public static func view<View: UIView & ConfigurableCell>(
      variant: CellVariant? = nil, identifier: String? = nil,
      fileID: StaticString = #fileID, line: UInt32 = #line,
      _ make: @escaping @MainActor @Sendable () -> View
    ) -> Self {
      .init(
        View.self, from: .factory(make), variant: variant, identifier: identifier,
        place: SourceLine(fileID: fileID, line: line))
    }

    /// A view that is no cell and does not say which model it shows; a closure does.
    ///
    /// - Parameters:
    ///   - model: The type of the models that it shows.
    ///   - variant: Which of the model's forms the view is.
    ///   - identifier: Names the cells that may be exchanged for one another; by default the view's
    ///     class and the model, each with its module, and the variant.
    ///   - make: Makes a view.
    ///   - configure: Shows a model in a view.
    public static func view<View: UIView, Model: CellModel>(
      showing model: Model.Type, variant: CellVariant? = nil, identifier: String? = nil,
      fileID: StaticString = #fileID, line: UInt32 = #line,
      _ make: @escaping @MainActor @Sendable () -> View,
      configure: @escaping @MainActor @Sendable (View, Model, CellContext<Model>) -> Void
    ) -> Self {
      .init(
        View.self, from: .factory(make), variant: variant, identifier: identifier,
        place: SourceLine(fileID: fileID, line: line), configure: configure)
    }
  }

  // MARK: - Content

  extension CellRegistration where Host.View == UIView {
    /// What a content configuration shows, in a cell, a header or a footer of UIKit's own; with
    /// `UIHostingConfiguration` that is SwiftUI.
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
    ///   - model: The type of the models that it shows.
    ///   - variant: Which of the model's forms it is.
    ///   - identifier: Names the cells that may be exchanged for one another; by default the model's.
    ///   - content: Returns what to show of a model.
    public static func content<Model: CellModel, Content: UIContentConfiguration>(
      showing model: Model.Type, variant: CellVariant? = nil, identifier: String? = nil,
      fileID: StaticString = #fileID, line: UInt32 = #line,
      _ content: @escaping @MainActor @Sendable (Model, CellContext<Model>) -> Content
    ) -> Self {
      .init(
        UIView.self, from: .content, variant: variant, identifier: identifier,
        place: SourceLine(fileID: fileID, line: line)
      ) { (view: UIView, model: Model, context) in
        (view as? any ContentView)?.contentConfiguration = content(model, context)
      }
    }
  }

  extension CellRegistration where Host.View == UIView {
    /// A text above or below a section, as lists of the system show it.
    fileprivate static var text: Self {
      .init(
        UIView.self, from: .content, identifier: "ScreenDSL.text",
        place: SourceLine(fileID: #fileID, line: #line)
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
  }

  // MARK: - View controllers

  extension CellRegistration where Host.View == UIView {
    /// The view of a controller, which belongs to its row: it is made once, is a child of the controller
    /// around while the row is shown, and goes when the row does.
    ///
    /// - Parameters:
    ///   - model: The type of the models that it shows.
    ///   - variant: Which of the model's forms it is.
    ///   - make: Makes the controller of a row.
    ///   - configure: Shows a model in it.
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
