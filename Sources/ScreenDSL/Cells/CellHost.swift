/// A kind of list, by what it shows its rows with; it only distinguishes types.
///
/// A host that shows rows as `NSView` objects declares
/// `enum DesktopList: CellHost { typealias View = NSView }`; its cells are then paired with models in
/// a `CellRegistry<DesktopList>`.
public protocol CellHost: SendableMetatype {
  /// What its cells, headers and footers have in common.
  associatedtype View
}
