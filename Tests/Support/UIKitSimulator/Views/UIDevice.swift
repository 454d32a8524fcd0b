@MainActor open class UIDevice {
  public static let current = UIDevice()

  public var userInterfaceIdiom: UIUserInterfaceIdiom { SimOptions.current.behavior.idiom }
}
