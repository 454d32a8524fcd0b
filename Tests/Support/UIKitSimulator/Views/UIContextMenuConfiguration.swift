public import Foundation

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
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

  public var menu: UIMenu? { actionProvider?([]) }
}

@available(tvOS 17, *)
@MainActor open class UIContextMenuInteraction: NSObject {}

@MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  func addCompletion(_ completion: @escaping () -> Void)
}

@MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{}

@MainActor
final class SimMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  private var completions: [() -> Void] = []

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func finish() { for completion in completions { completion() } }
}
