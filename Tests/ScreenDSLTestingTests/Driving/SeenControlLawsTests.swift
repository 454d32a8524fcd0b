@testable import ScreenDSLHeadless
@testable import ScreenDSLTesting

@MainActor @Suite(.timedOnMain) struct SeenControlLawsTests {
  private let options = HeadlessOptions(viewport: 300) { $0.recordsEvents = false }

  /// Every control that a person could use is used by its name or by the call that the failure proposes, and runs
  /// exactly the newest handler of its own; what its model refuses is shown again.
  @Test func eachControlIsUsedByWhatIsSeen() {
    var fired = 0
    for seed in 0..<UInt64(TestDepth.cases(2_000, oneOf: 160)) {
      var random = SplitMix64(seed: seed)
      let log = Log()
      var state = RandomScreen(version: 0, log: log, &random)
      let screen = TestScreen(options: options) { state }
      for step in 0..<6 {
        screen.update {
          if step % 2 == 0 { state = RandomScreen(version: step, log: log, &random) }
          state.version = step + 1
        }
        screen.host.scroll(to: Double(random.int(below: 300)))
        fired += useAll(of: screen, state.version, log, "seed \(seed), step \(step)")
      }
      expectEqual(screen.host.violations, [], "seed \(seed)")
    }
    #expect(fired > 0)
  }

  private func useAll(of screen: TestScreen, _ version: Int, _ log: Log, _ name: String) -> Int {
    var fired = 0
    for seen in screen.seenControls() where seen.control.isEnabled {
      let action = ControlAction(using: seen.control)
      if action.mistake(with: seen.control) != nil { continue }
      guard let call = call(action, seen, screen) else {
        Issue.record("\(name): no call for \(seen.subject)")
        continue
      }
      _ = log.take()
      let value = seen.control.value
      run(action, call, seen.name, on: screen)
      let number = seen.cell?.node?.controls.firstIndex { $0.id == seen.control.id } ?? -1
      let id = seen.item.place.rowPath.map { "\($0.id)" } ?? ""
      expectEqual(
        log.take(), ["version \(version), row \(id), control \(number)"], "\(name): \(call)")
      expectEqual(seen.cell?.node?.control(seen.control.id)?.value, value, "\(name): \(call)")
      fired += 1
    }
    return fired
  }

  /// The call with the name alone if that is enough, or else the one that the failure proposes.
  private func call(_ action: ControlAction, _ seen: SeenControl, _ screen: TestScreen) -> String? {
    do throws(Problem) {
      let found = try screen.find(action, seen.name, in: nil, number: nil)
      return found.control.id == seen.control.id && found.cell === seen.cell
        ? action.code(seen.name, in: nil) : nil
    } catch {
      let call = screen.code(action, seen)
      return error.description.contains("\n  \(call)") || error.description.contains("\n  and ")
        ? call : nil
    }
  }

  private func run(_ action: ControlAction, _ call: String, _ name: String, on screen: TestScreen) {
    let label = call.hasPrefix("pick") || call.hasPrefix("type") ? "of" : "in"
    let row = call.matches(of: /(in|of): "([^"]*)"/).last { $0.1 == label }
      .map { RowName(stringLiteral: "\($0.2)") }
    let number = call.firstMatch(of: /number: ([0-9]+)\)$/).flatMap { Int($0.1) }
    switch action {
    case .turn(let isOn): screen.turn(name, on: isOn, in: row, number: number)
    case .slide(let value): screen.slide(name, to: value, in: row, number: number)
    case .step(let steps): screen.step(name, by: steps, in: row, number: number)
    case .pick(let choice, _): screen.pick(choice, in: name, of: row, number: number)
    case .set(let date): screen.pick(date, in: name, of: row, number: number)
    case .type: screen.type("x", in: name, of: row, number: number).pressReturn()
    default: screen.tap("\(name)", in: row, number: number)
    }
  }
}
