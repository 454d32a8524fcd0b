@testable import ScreenDSLHosting

@MainActor @Suite(.timedOnMain) struct HeadlessHostUpdatesTests {
  private let host = HeadlessHost(
    cells: ListSample.registry, options: HeadlessOptions(viewport: 100, rowExtent: 50))
  private let old = ListSample.lines(0..<4), new = ListSample.lines(1..<6), stage: Changeset.Stage
  init() throws {
    stage = try #require(new.changeset(from: old).stages.first)
    host.apply(old)
  }

  private func perform(
    _ operations: Changeset.Operations? = nil, data: ScreenSnapshot? = nil,
    in other: HeadlessHost? = nil
  ) {
    let (host, new) = (other ?? host, data ?? stage.snapshot)
    let change: @MainActor @Sendable () -> Void = { host.updater.current = new }
    host.perform(operations ?? stage.operations, animated: true, change: change, completion: {})
  }

  private var codes: [String] { host.violations.compactMap(\.rule) }

  @Test func aStageThatRunsAsItShouldIsNoViolation() {
    perform()
    #expect(codes == [] && host.shown == ["line 1:0", "line 2:0"])
    host.setWindow(false)
    perform(Changeset.Operations())
    expectEqual(codes, [], "a batch without operations needs no window")
  }

  @Test func otherDataThanTheOperationsSayOrDataSetBeforeTheBlock() {
    perform(data: ListSample.lines(0..<9))
    #expect(codes == ["C2"] && host.events.contains(.violation(host.violations[0])))
    expectEqual(host.shown, ["line 0:0", "line 1:0"], "it goes on with what the data says")
    let early = HeadlessHost(cells: ListSample.registry)
    early.apply(old)
    early.updater.current = stage.snapshot
    perform(in: early)
    expectEqual(early.violations.map(\.rule), ["C4"])
  }

  @Test func aRefusalSaysWhatTheListWasAboutToDo() throws {
    let (old, new) = ("\(host.snapshot)", "\(stage.snapshot)")
    func indented(_ text: String) -> String {
      text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    }
    host.updater.newest = stage.snapshot
    perform(data: ListSample.lines(0..<9))
    let violation = try #require(host.violations.first)
    let attempt = try #require(violation.details)
    #expect(violation.description.hasSuffix("\n" + attempt))
    let head = "It showed\n\(indented(old))\nand was to show\n\(indented(new))\nby the batch: "
    #expect(attempt.hasPrefix("\(head)\(stage)\n@Test func"), "\(attempt)")
    #expect(attempt.contains(".collection, before: [4], after: [9],"), "\(attempt)")
    #expect(attempt.contains("operations: BatchOperations(itemDeletes: [[0, 0]]"), "\(attempt)")
    host.setWindow(false)
    perform()
    let state = try #require(host.violations.first { $0.rule == "W1" }?.details)
    #expect(!state.contains("@Test"), "no test of the batch would fail")
  }

  @Test func allRowsAreShownAnewAfterAViolation() {
    perform(data: ListSample.lines(10..<14))
    #expect(codes == ["B7"] && host.shown == ["line 10:0", "line 11:0"])
    host.scroll(to: 100)
    expectEqual(host.shown, ["line 12:0", "line 13:0"])
  }

  @Test func aBatchWithoutWindowOrSize() {
    host.setWindow(false)
    perform()
    expectEqual(codes, ["W1"])
    let small = HeadlessHost(cells: ListSample.registry, options: HeadlessOptions(viewport: 0))
    small.apply(old)
    perform(in: small)
    expectEqual(small.violations.map(\.rule), ["W2"])
    let lenient = ListSample.host(old) { $0.level = .contract }
    lenient.setWindow(false)
    perform(in: lenient)
    expectEqual(lenient.violations, [])
  }

  private let reconfigure = Changeset.Operations(reconfigures: [RowPosition(section: 0, row: 0)])

  @Test func aBatchFromACallback() {
    let row = ListSample.Line(id: 9).onDisplay {
      if codes == [] { perform(reconfigure, data: host.snapshot) }
    }
    host.show { row }
    expectEqual(codes, ["W5"])
  }

  @Test func aReconfigureOfARowThatNeedsAnotherCell() {
    func screen(_ text: Int) -> ScreenSnapshot { ScreenSnapshot("all") { Price(text: text).id(1) } }
    host.apply(screen(0))
    perform(reconfigure, data: screen(1))
    expectEqual(codes, ["K1"])
  }
}
