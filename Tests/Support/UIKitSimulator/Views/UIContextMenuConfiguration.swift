public import Foundation

/// Creates the preview beside a menu. If it returns nil, the preview is the row itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Creates a menu. Its argument has the items that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

@MainActor open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  private let actionProvider: UIContextMenuActionProvider?

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    // UIKit copies the identifier.
    self.identifier = identifier?.copy(with: nil) as? any NSCopying ?? NSString(string: "")
    self.actionProvider = actionProvider
  }

  /// The menu when it opens; nil if it has no items.
  public var menu: UIMenu? { actionProvider?([]) }
}

/// The animation after a tap on the preview, to which the app can add completions.
@MainActor public protocol UIContextMenuInteractionCommitAnimating: NSObjectProtocol {
  /// Adds a closure that runs after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs the added completions at the end, in order.
@MainActor
final class SimMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  private var completions: [() -> Void] = []

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func finish() { for completion in completions { completion() } }
}
