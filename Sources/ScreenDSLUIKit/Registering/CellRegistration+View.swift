public import ScreenDSL

#if canImport(UIKit)
  public import UIKit
#else
  public import ScreenSim
#endif

// A plain view as a cell: the adapter puts it into a cell of its own.
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
  ///   - identifier: Names the cells that may be exchanged for one another.
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
