internal import ScreenDSLHeadless

/// What some actions may cost, in the closure of ``TestScreen/expectCost(of:fileID:filePath:line:column:function:expecting:)``.
public struct CostExpectation: Sendable {
  /// How much of something there may be.
  enum Limit: Sendable, CustomStringConvertible {
    case atMost(Int)
    case exactly(Int)

    func allows(_ count: Int) -> Bool {
      switch self {
      case .atMost(let limit): count <= limit
      case .exactly(let number): count == number
      }
    }

    var description: String {
      switch self {
      case .atMost(let limit): "at most \(limit)"
      case .exactly(let number): "\(number)"
      }
    }
  }

  let kind: ScreenCost.Kind
  let limit: Limit
}

/// Expects that no more than so many cells, headers and footers are made; others are used again.
public func cellsCreated(atMost limit: Int) -> CostExpectation {
  CostExpectation(kind: .cellsCreated, limit: .atMost(limit))
}

/// Expects that cells, headers and footers are configured no more than so many times.
public func configured(atMost limit: Int) -> CostExpectation {
  CostExpectation(kind: .configured, limit: .atMost(limit))
}

/// Expects that lists run so many batches; showing all rows of a list again counts as one.
public func batches(_ count: Int) -> CostExpectation {
  CostExpectation(kind: .batches, limit: .exactly(count))
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
  ///   cellsCreated(atMost: 12)
  ///   batches(0)
  /// }
  /// ```
  /// - Parameters:
  ///   - actions: What is done on the screen, which shows its state after each action.
  ///   - expectations: What it may cost.
  @discardableResult
  public func expectCost(
    of actions: (TestScreen) throws -> Void, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function,
    @ExpectationBuilder<CostExpectation> expecting expectations: () -> [CostExpectation]
  ) rethrows -> TestScreen {
    let count = CostCount(on: self)
    defer { count.end() }
    try actions(self)
    count.check(expectations(), at: CallSite(fileID, filePath, line, column, function))
    return self
  }

  /// Makes the test fail if some actions that take their time cost more than is expected.
  ///
  /// ```swift
  /// await screen.expectCost {
  ///   await $0.swipe("m1", .trailing, "Delete").finish()
  /// } expecting: {
  ///   batches(1)
  /// }
  /// ```
  /// - Parameters:
  ///   - actions: What is done on the screen, which shows its state after each action.
  ///   - expectations: What it may cost.
  @discardableResult
  public func expectCost(
    of actions: @MainActor (TestScreen) async throws -> Void, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function,
    @ExpectationBuilder<CostExpectation> expecting expectations: () -> [CostExpectation]
  ) async rethrows -> TestScreen {
    let count = CostCount(on: self)
    defer { count.end() }
    try await actions(self)
    count.check(expectations(), at: CallSite(fileID, filePath, line, column, function))
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
  func check(_ expectations: [CostExpectation], at site: CallSite) {
    own.add(screen.host.events.dropFirst(start))
    let blind =
      screen.recordsEvents
      ? [] : ["Events must be recorded to count cells (was 'recordsEvents = false')"]
    let failures = expectations.compactMap { own.failure($0.kind, $0.limit) }
    TestingContext.current.fail(blind + failures, site, showing: screen.shown)
  }
}
