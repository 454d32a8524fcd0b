
public import Foundation
extension UIView {
  public var insetsLayoutMarginsFromSafeArea: Bool { get { true } set {} }
  public var accessibilityIgnoresInvertColors: Bool { get { true } set {} }
}
extension UIFont {
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { systemFont(ofSize: size, weight: weight) }
}
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public final class UITextInputMode: NSObject { public var primaryLanguage: String? { "en" } }
extension UITextField {
  public var autocapitalizationType: UITextAutocapitalizationType { get { .none } set {} }
  public var autocorrectionType: UITextAutocorrectionType { get { .no } set {} }
  public var textInputMode: UITextInputMode? { nil }
  public func reloadInputViews() {}
}
extension UIKeyboardType { public static var URL: Self { .asciiCapable } }
extension UITextContentType { public static var URL: Self { .username } }
@MainActor public enum UIAccessibility {
  public struct Notification: Sendable { public static let announcement = Notification() }
  public static var posted: [String] = []
  public static func post(notification: Notification, argument: Any?) { posted.append("\(argument ?? "")") }
}
@MainActor open class UIAccessibilityElement: NSObject {
  public init(accessibilityContainer: Any) {}
  public var accessibilityLabel: String?
  public var accessibilityValue: String?
  public var accessibilityTraits = UIAccessibilityTraits.none
  public var accessibilityFrameInContainerSpace = CGRect.zero
}
public protocol UIConfigurationState {}
extension UIAccessibilityTraits {
  public static let selected = Self(rawValue: 8)
  public static let notEnabled = Self(rawValue: 256)
  public static let adjustable = Self(rawValue: 4096)
  public static let toggleButton = Self(rawValue: 1 << 53)
}
extension NSLayoutAnchor {
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, multiplier: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(self, anchor, 0, isLeast: false) }
}
