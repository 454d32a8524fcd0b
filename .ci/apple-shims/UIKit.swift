// The declarations of UIKit, Objective-C and XCTest that AppleChecks uses and Linux lacks. They are only for type
// checks and do nothing.
@_exported import Foundation
@_exported import UIKitSimulator
public import XCTest

public final class NSException: NSObject {
  public struct Name: Sendable { public var rawValue: String }
  public var name: Name { Name(rawValue: "") }
  public var reason: String? { nil }
}

public final class XCTAttachment {
  public enum Lifetime { case keepAlways }
  public var lifetime = Lifetime.keepAlways
  public init(string: String) {}
}

extension XCTestCase {
  public func add(_ attachment: XCTAttachment) {}
}

extension UIView {
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  public var layoutMarginsGuide: UILayoutGuide { fatalError() }
}

extension UILayoutGuide {
  public var layoutFrame: CGRect { .zero }
}

extension UITableView {
  public var estimatedSectionHeaderHeight: CGFloat {
    get { 0 }
    set {}
  }
  public var estimatedSectionFooterHeight: CGFloat {
    get { 0 }
    set {}
  }
}

extension SimListView {
  public var isPrefetchingEnabled: Bool {
    get { true }
    set {}
  }
}

extension UICollectionView {
  public func beginInteractiveMovementForItem(at path: IndexPath) -> Bool { false }
  public func updateInteractiveMovementTargetPosition(_ position: CGPoint) {}
  public func endInteractiveMovement() {}
  public func cancelInteractiveMovement() {}
}

@MainActor public final class UIApplication {
  public static let shared = UIApplication()
  public var connectedScenes: Set<UIScene> { [] }
}

extension UIViewController {
  public func updatePropertiesIfNeeded() {}
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}
}

extension UITraitCollection {
  public convenience init(layoutDirection: UIUserInterfaceLayoutDirection) {
    self.init(preferredContentSizeCategory: .large)
  }
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(preferredContentSizeCategory: .large)
  }
}

public typealias Selector = SimSelector

extension UIListContentConfiguration {
  public static func subtitleCell() -> Self { cell() }
  public var secondaryText: String? {
    get { nil }
    set {}
  }
}
