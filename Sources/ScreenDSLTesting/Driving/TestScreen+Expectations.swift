import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLInspection
public import ScreenDSLRendering

extension TestScreen {
  /// Makes the test fail unless the last action did what is expected, and nothing else.
  ///
  /// ```swift
  /// screen.tap("e3").expectLastUpdate { $0.nothing() }
  /// ```
  /// - Parameters:
  ///   - allowingOthers: Whether operations may happen that are not mentioned.
  ///   - picture: Makes a picture of the update, which is left with the artifacts.
  ///   - expect: Says what is expected to have happened.
  @discardableResult
  public func expectLastUpdate(
    allowingOthers: Bool = false, picture: ScreenRenderer? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function,
    expecting expect: (inout UpdateExpectation) -> Void
  ) -> TestScreen {
    let site = CallSite(fileID, filePath, line, column, function)
    let check = UpdateCheck(
      changes: lastUpdate, site: site, action: lastAction, label: labels, picture: picture,
      type: "\(type)")
    let failures = check.failures(UpdateExpectation(expect), allowingOthers: allowingOthers)
    if isOutOfDate, !failures.isEmpty {
      // Why is told by the action; what an earlier one did has nothing to do with it.
      let sentence = "No update to compare; mend the action before it, which could not be done"
      TestingContext.current.fail(sentence, site, showing: shown)
    } else {
      check.report(failures)
    }
    return self
  }
}

extension TestScreen {
  /// Makes the test fail if some actions cost more than is expected: counts, never seconds.
  ///
  /// A failure lists the rows and the statements that made the cost.
  ///
  /// ```swift
  /// screen.expectCost {
  ///   $0.scroll(to: 2_000)
  /// } expecting: {
  ///   $0.cellsCreated(atMost: 12)
  ///   $0.batches(0)
  /// }
  /// ```
  /// - Parameters:
  ///   - actions: What is done on the screen, which shows its state after each action.
  ///   - expect: Says what it may cost.
  @discardableResult
  public func expectCost(
    of actions: (TestScreen) throws -> Void, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function,
    expecting expect: (inout CostExpectation) -> Void
  ) rethrows -> TestScreen {
    let count = CostCount(on: self)
    defer { count.end() }
    try actions(self)
    count.check(CostExpectation(expect), at: CallSite(fileID, filePath, line, column, function))
    return self
  }

  /// Makes the test fail if some actions that take their time cost more than is expected.
  ///
  /// ```swift
  /// await screen.expectCost {
  ///   await $0.swipe("m1", .trailing, "Delete").finish()
  /// } expecting: {
  ///   $0.batches(1)
  /// }
  /// ```
  /// - Parameters:
  ///   - actions: What is done on the screen, which shows its state after each action.
  ///   - expect: Says what it may cost.
  @discardableResult
  public func expectCost(
    of actions: @MainActor (TestScreen) async throws -> Void, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function,
    expecting expect: (inout CostExpectation) -> Void
  ) async rethrows -> TestScreen {
    let count = CostCount(on: self)
    defer { count.end() }
    try await actions(self)
    count.check(CostExpectation(expect), at: CallSite(fileID, filePath, line, column, function))
    return self
  }
}

/// What is counted on a screen from some moment on.
@MainActor
private struct CostCount {
  let screen: TestScreen
  let outer: ScreenCost?
  let own: ScreenCost
  let start: Int

  init(on screen: TestScreen) {
    self.screen = screen
    (outer, own) = (screen.cost, ScreenCost(of: screen.snapshot, in: screen.cost))
    start = screen.host.events.count
    screen.cost = own
  }

  func end() { screen.cost = outer }

  /// Makes the test fail for what costs more than is expected.
  func check(_ expectation: CostExpectation, at site: CallSite) {
    own.add(screen.host.events.dropFirst(start))
    let blind =
      screen.recordsEvents
      ? [] : ["Events must be recorded to count cells (was 'recordsEvents = false')"]
    let failures = expectation.limits.compactMap { own.failure($0.kind, $0.limit) }
    TestingContext.current.fail(blind + failures, site, showing: screen.shown)
  }
}
