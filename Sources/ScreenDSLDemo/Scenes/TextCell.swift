import ScreenDSLHeadless

/// A cell whose content can be read: the demo's way to look at the screen.
@MainActor
protocol TextCell: AnyObject {
  var text: String { get }
}

extension HeadlessPlaceholderCell: TextCell {}
