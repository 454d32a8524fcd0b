public import Foundation

/// The menu of a row that is pressed long; only its name is simulated.
@MainActor open class UIContextMenuConfiguration: NSObject {
  /// What the app calls the menu.
  public let identifier: any NSCopying

  /// Creates a menu.
  public init(identifier: (any NSCopying)? = nil) {
    self.identifier = identifier ?? NSString(string: "")
    super.init()
  }
}
