internal import ScreenDSL

extension HeadlessHost {
  /// Puts the list into a window, or takes it out: then it is not laid out, and updates show all rows
  /// anew.
  public func setWindow(_ hasWindow: Bool) {
    guard hasWindow != self.hasWindow else { return }
    tree.operate {
      tree.record(.window(hasWindow, in: updater.shortContainerPath))
      self.hasWindow = hasWindow
      for slot in live where slot.isDisplayed { slot.nested?.setWindow(hasWindow) }
      layOut()
    }
  }

  /// Changes the length of the visible window, in points.
  public func setViewport(_ viewport: Double) {
    tree.operate {
      self.viewport = max(0, viewport)
      restore(offset)
    }
  }

  /// Begins the visible window elsewhere, as far as the list goes, without the user's doing.
  func restore(_ offset: Double) {
    self.offset = clamped(offset)
    layOut()
  }
}
