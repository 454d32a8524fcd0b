public import Foundation

/// What a compositional layout knows about the place it is in.
@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room that the layout has.
  var container: any NSCollectionLayoutContainer { get }
}

/// The room that a layout has.
@MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the room.
  var contentSize: CGSize { get }
  /// The size without insets, which is the same here.
  var effectiveContentSize: CGSize { get }
}

/// The environment of a simulated layout.
@MainActor
public final class SimLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  /// The size of the room.
  public let contentSize: CGSize

  /// Creates an environment with a size.
  public init(contentSize: CGSize) {
    self.contentSize = contentSize
    super.init()
  }

  /// The environment itself.
  public var container: any NSCollectionLayoutContainer { self }
  /// The size of the room.
  public var effectiveContentSize: CGSize { contentSize }
}
