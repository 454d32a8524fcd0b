/// The device that the app runs on.
@MainActor open class UIDevice {
  public static let current = UIDevice()

  /// The interface idiom, from the options of the current task.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { SimOptions.current.behavior.idiom }
}
