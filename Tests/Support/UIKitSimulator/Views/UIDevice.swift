/// The machine that the app runs on.
@MainActor open class UIDevice {
  /// The machine.
  public static let current = UIDevice()

  /// What the app looks like, as the options say that are in force where this is asked.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { SimOptions.current.behavior.idiom }
}
