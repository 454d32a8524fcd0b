public import Foundation

/// Makes the preview beside a menu; nil shows the row itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu, from the items that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The menu of a row that is pressed long.
@MainActor open class UIContextMenuConfiguration: NSObject {
  /// What the app calls the menu.
  public let identifier: any NSCopying
  private let actionProvider: UIContextMenuActionProvider?

  /// Creates a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    // UIKit copies the name.
    self.identifier = identifier?.copy(with: nil) as? any NSCopying ?? NSString(string: "")
    self.actionProvider = actionProvider
  }

  /// The menu as it is when it opens; nil if it has no items.
  public var menu: UIMenu? { actionProvider?([]) }
}

/// What goes on after a tap on the preview: here, what is to be done when it is over.
@MainActor public protocol UIContextMenuInteractionCommitAnimating: NSObjectProtocol {
  /// Adds something to do after that.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs at the end what is added, first to last.
@MainActor
final class SimMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  private var completions: [() -> Void] = []

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func finish() { for completion in completions { completion() } }
}
