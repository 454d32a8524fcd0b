public import ScreenDSL

#if canImport(UIKit)
  public import UIKit
#else
  public import ScreenSim
#endif

/// Collection views, as a place for cells: rows are `UICollectionViewCell`s, supplementaries
/// `UICollectionReusableView`s.
public enum CollectionList: CellHost {
  public typealias View = UIView
}

extension CellRegistration where Host == CollectionList {
  /// A cell, or a header, footer or other supplementary view, that the collection makes from its
  /// class.
  ///
  /// - Parameters:
  ///   - view: The view's class, which says what model it shows.
  ///   - variant: Which of the model's forms the view is.
  ///   - identifier: Names the views that may be exchanged for one another; by default the class with
  ///     its module.
  public static func `class`<View: UICollectionReusableView & ConfigurableCell>(
    _ view: View.Type, variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self {
    .init(
      view, from: .class(view), variant: variant, identifier: identifier,
      place: SourceLine(fileID: fileID, line: line))
  }

  /// A cell of a class that does not say which model it shows; a closure does.
  ///
  /// - Parameters:
  ///   - view: The class of the cell, or of the supplementary view.
  ///   - model: The type of the models that it shows.
  ///   - variant: Which of the model's forms the view is.
  ///   - identifier: Names the views that may be exchanged for one another.
  ///   - configure: Shows a model in a view.
  public static func `class`<View: UICollectionReusableView, Model: CellModel>(
    _ view: View.Type, showing model: Model.Type, variant: CellVariant? = nil,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt32 = #line,
    configure: @escaping @MainActor @Sendable (View, Model, CellContext<Model>) -> Void
  ) -> Self {
    .init(
      view, from: .class(view), variant: variant, identifier: identifier,
      place: SourceLine(fileID: fileID, line: line), configure: configure)
  }

  /// A cell, or a supplementary view, that the collection loads from a nib.
  ///
  /// - Parameters:
  ///   - view: The class of the nib's one object.
  ///   - nib: The nib; by default the one with the class's name in the app's bundle.
  ///   - variant: Which of the model's forms the view is.
  ///   - identifier: Names the views that may be exchanged for one another; if the nib has one set, it
  ///     must be the same.
  public static func nib<View: UICollectionReusableView & ConfigurableCell>(
    _ view: View.Type, _ nib: NibReference? = nil, variant: CellVariant? = nil,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self {
    .init(
      view, from: .nib(nib ?? NibReference(String(describing: view)), view), variant: variant,
      identifier: identifier, place: SourceLine(fileID: fileID, line: line))
  }
}
