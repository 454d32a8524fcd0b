internal import Foundation

@MainActor protocol ContentShowing: ReusableView {
  var content: CellContent { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var state: any UIConfigurationState { get }
  func setNeedsUpdateConfiguration()
  func press(_ isPressed: Bool)
}

extension ContentShowing {
  fileprivate func adaptContent() {
    guard automaticallyUpdatesContentConfiguration, let content = contentConfiguration else {
      return
    }
    contentConfiguration = content.updated(for: state)
  }
}

@MainActor final class CellContent {
  private(set) var view = UIView(frame: .zero)
  private(set) var configuration: (any UIContentConfiguration)?
  /// Whether the cell must update the configuration for its state; at first it must (WWDC20 10027).
  private var isDue = true
  private var ownLabel: UILabel?

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
  fileprivate func embed(_ contentView: UIView) {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    subviews.insert(subviews.removeLast(), at: 0)
  }
}
