internal import Foundation

/// A cell, header or footer that can show a value.
@MainActor protocol ContentShowing: ReusableView {
  var content: CellContent { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var state: any UIConfigurationState { get }
  func setNeedsUpdateConfiguration()
  /// A finger presses on it, or no longer does.
  func press(_ isPressed: Bool)
}

extension ContentShowing {
  /// Lets the content adapt to the present state, and sets it again.
  fileprivate func adaptContent() {
    guard automaticallyUpdatesContentConfiguration, let content = contentConfiguration else {
      return
    }
    contentConfiguration = content.updated(for: state)
  }
}

/// The content view of a cell, header or footer, and the value that it shows.
@MainActor final class CellContent {
  private(set) var view = UIView(frame: .zero)
  private(set) var configuration: (any UIContentConfiguration)?
  /// Whether the state is to be applied before the cell shows next; at first it is (WWDC20 10027).
  private var isDue = true
  private var ownLabel: UILabel?

  /// Puts a plain content view in.
  func fill(_ cell: UIView) {
    view.preservesSuperviewLayoutMargins = true
    cell.preservesSuperviewLayoutMargins = true
    cell.embed(view)
  }

  /// Shows a value in the content view, if that is for such values, or else in another one: what was added to
  /// the old one is gone (`contentConfiguration` in UITableViewCell.h).
  func show(_ new: (any UIContentConfiguration)?, in cell: any ContentShowing) {
    let shown = view as? any UIContentView
    configuration = new
    cell.setNeedsUpdateConfiguration()
    if let shown, let new, fits(new, shown, cell.behavior) {
      shown.configuration = new
    } else if new != nil || shown != nil {
      view.detach()
      (view, ownLabel) = (new?.makeContentView() ?? UIView(frame: .zero), nil)
      if new == nil { fill(cell) } else { cell.embed(view) }
    }
  }

  private func fits(
    _ new: any UIContentConfiguration, _ shown: any UIContentView, _ behavior: UIKitBehavior
  ) -> Bool {
    behavior.isBeforeOS16
      ? type(of: shown.configuration) == type(of: new) : shown.supports(new)
  }

  func setNeedsUpdate(of cell: UIView) {
    isDue = true
    cell.setNeedsLayout()
  }

  func update(_ cell: any ContentShowing) {
    guard isDue else { return }
    cell.adaptContent()
    isDue = false
  }

  /// The label of the cell's own; nil where a value is shown (UITableViewCell.h).
  var label: UILabel? {
    if configuration == nil, ownLabel == nil {
      let label = UILabel(frame: .zero)
      ownLabel = label
      view.attach(label)
    }
    return ownLabel
  }
}

extension UIView {
  /// Puts a content view behind all else in a cell, whose size it follows.
  fileprivate func embed(_ contentView: UIView) {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    subviews.insert(subviews.removeLast(), at: 0)
  }
}
