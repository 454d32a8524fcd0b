@MainActor open class UIDevice {
  public static let current = UIDevice()

  public var userInterfaceIdiom: UIUserInterfaceIdiom { SimOptions.current.behavior.idiom }
}

extension UIView {
  /// UIKit raises an exception if a stepper or a picker view enters a window in the Mac idiom (docs-maui #1951).
  func checkIdiom() {
    guard window != nil, UIDevice.current.userInterfaceIdiom == .mac else { return }
    raise(.macIdiom(type(of: self)))
  }
}
