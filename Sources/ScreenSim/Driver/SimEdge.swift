import Foundation

/// The side of a row that a swipe uncovers.
public enum SimEdge: Hashable, Sendable, CaseIterable {
  /// Where reading starts.
  case leading
  /// Where reading ends.
  case trailing
}

typealias SwipeProvider = UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider
