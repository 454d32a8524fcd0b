internal import Foundation

/// A cell, a header or a footer that can show a content configuration.
@MainActor protocol ContentShowing: ReusableView {
  var content: CellContent { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var state: any UIConfigurationState { get }
  func setNeedsUpdateConfiguration()
  /// Called when a finger begins or ends to press on the cell.
  func press(_ isPressed: Bool)
}

extension ContentShowing {
  /// Updates the content configuration for the current state, and sets it again.
  fileprivate func adaptContent() {
    guard automaticallyUpdatesContentConfiguration, let content = contentConfiguration else {
      return
    }
    contentConfiguration = content.updated(for: state)
  }
}

/// The content view of a cell, a header or a footer, and the configuration that it shows.
@MainActor final class CellContent {
  private(set) var view = UIView(frame: .zero)
  private(set) var configuration: (any UIContentConfiguration)?
  /// Whether the configuration must be updated for the state before the cell becomes visible. At first it must
  /// (WWDC20 10027).
  private var isDue = true
  private var ownLabel: UILabel?

  /// Adds a plain content view to the cell.
  func fill(_ cell: UIView) {
    view.preservesSuperviewLayoutMargins = true
    cell.preservesSuperviewLayoutMargins = true
    cell.embed(view)
  }

  /// Shows a configuration. If the content view does not support it, the cell gets another content view, without the
  /// subviews of the old one (`contentConfiguration` in UITableViewCell.h).
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

  /// The cell's own label; nil if the cell shows a content configuration (UITableViewCell.h).
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
  /// Adds a content view to a cell, behind all other subviews. It has the size of the cell.
  fileprivate func embed(_ contentView: UIView) {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    subviews.insert(subviews.removeLast(), at: 0)
  }
}
