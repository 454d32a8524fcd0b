/// What a view shows, as a value that makes the view.
@MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows this.
  func makeContentView() -> any UIView & UIContentView
}

/// A view that shows a content configuration.
@MainActor public protocol UIContentView: UIView {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
}

extension UIView {
  /// Shows a content in the content view of a cell: in the view that is there, if it is for contents of
  /// that type.
  func show(_ content: (any UIContentConfiguration)?) {
    let shown = subviews.lazy.compactMap { $0 as? any UIContentView }.first
    if let shown, let content, type(of: shown.configuration) == type(of: content) {
      shown.configuration = content
    } else {
      shown?.removeFromSuperview()
      if let content { embed(content.makeContentView()) }
    }
  }
}
