extension TestScreen {
  /// Waits until the running `async` actions of buttons, menus, swipes, `onRefresh` and `onReachEnd` have returned, and
  /// shows the resulting state. The method does not wait for other tasks, but lets them run for a moment.
  ///
  /// If a test ends while an `async` action of a button, a menu or a swipe runs, the test fails. To allow a running
  /// action, call ``leaveBusy()``.
  @discardableResult
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) async -> TestScreen {
    let old = snapshot
    await host.finishActions()
    // An exploration also waits for tasks, and prints a test in which `finish()` must wait for these tasks.
    for _ in 0..<20 { await Task.yield() }
    let site = CallSite(fileID, filePath, line, column)
    return step("Actions are done", "After actions were done", site, since: old)
  }

  /// Allows the test to end while `async` actions run. When the test screen is released, the list cancels its running
  /// actions, except destructive actions and actions with `keepsRunning()`.
  @discardableResult
  public func leaveBusy() -> TestScreen {
    canEndBusy = true
    return self
  }
}

extension ListUpdater {
  var isAtWork: Bool { work.isRunning || work.refreshing != nil || work.reachingEnd != nil }
}
