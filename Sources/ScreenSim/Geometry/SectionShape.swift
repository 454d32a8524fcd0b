import Foundation

/// The extents of the parts of one section along the axis of its list.
struct SectionShape {
  /// The height of a row that nobody measures.
  static let rowExtent: CGFloat = 44
  /// The height of a header or footer that nobody measures.
  static let chromeExtent: CGFloat = 28

  var headers: [(ElementKind, CGFloat)] = []
  var run: ItemRun
  var footers: [(ElementKind, CGFloat)] = []
}
