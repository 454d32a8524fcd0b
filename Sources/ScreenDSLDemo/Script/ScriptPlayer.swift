import ScreenDSL

/// Plays a script on a screen of its own, and tells what came of each step.
@MainActor
struct ScriptPlayer {
  private let list: MainList
  private let output: any Output
  private let isQuiet: Bool
  private let check: (Transition) -> [String]
  /// The IDs whose issues were told last; those of a mere sort are the same.
  private var knownIDs: [String] = []
  private var differingSteps = 0

  /// - Parameter check: Returns a sentence for each promise that a step breaks.
  init(
    _ elements: [Element], isQuiet: Bool, output: any Output,
    check: @escaping (Transition) -> [String] = { $0.brokenPromises }
  ) {
    list = MainList(store: MainStore(MainState(elements: elements)))
    self.output = output
    self.isQuiet = isQuiet
    self.check = check
  }

  /// Plays all steps, those after one that differs too, and returns the program's exit status.
  mutating func play(_ script: Script) -> Int32 {
    for (number, step) in script.steps.enumerated() { tell(play(step, number)) }
    let ending =
      differingSteps > 0
      ? ", \(differingSteps) differed" : script.hasExpectations ? ", all as expected" : ""
    output.write("script: \(script.steps.count) steps\(ending)")
    return differingSteps > 0 ? 1 : 0
  }

  private func play(_ step: ScriptStep, _ number: Int) -> StepReport {
    let store = list.store
    let pickCount = store.picks.count
    var trip = step.scrollsCarouselAway ? try? list.scrollCarouselAway() : nil
    let wasScrolled = trip != nil || !step.scrollsCarouselAway
    let wasPerformed = step.action.perform(on: list) && wasScrolled
    let old = list.snapshot
    let transition = Transition(
      from: old, to: MainScreen(state: store.state, store: store).snapshot(reusing: old))
    list.apply(transition.new)
    trip?.after = try? list.sightOfCarousel()
    return StepReport(
      number: number, step: step, transition: transition,
      picks: Array(store.picks[pickCount...]), trip: trip, wasPerformed: wasPerformed)
  }

  private mutating func tell(_ report: StepReport) {
    if !isQuiet { output.write(report.narration) }
    tellIssues()
    output.write(report.line)
    if !isQuiet { output.write(report.afterword) }
    let transition = report.transition
    let differences = report.differences(
      breaking: check(transition) + list.brokenPromises(showing: transition.new))
    differences.forEach(output.complain)
    if !differences.isEmpty { differingSteps += 1 }
  }

  /// Tells what is wrong with the IDs whenever other elements are shown.
  private mutating func tellIssues() {
    let ids = list.store.state.elements.map(\.id)
    if ids == knownIDs { return }
    knownIDs = ids
    for issue in list.snapshot.issues {
      isQuiet ? output.complain("\(issue)") : output.write("issue: \(issue)")
    }
  }
}
