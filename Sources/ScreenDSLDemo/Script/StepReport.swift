import ScreenDSL

/// What there is to tell about a step that was played.
struct StepReport {
  var number: Int
  var step: ScriptStep
  var transition: Transition
  var picks: [String]
  /// What became of the carousel, if it was scrolled away.
  var trip: CarouselTrip?
  /// Whether the action found what it acts on.
  var wasPerformed: Bool

  var outcome: StepOutcome {
    var outcome = transition.outcome
    outcome.picks = picks
    return outcome
  }

  /// The line that other programs read.
  var line: String { "step \(number): \(outcome.figures)" }

  /// How the step differs from what it has to be, one sentence for each difference.
  func differences(breaking promises: [String]) -> [String] {
    var sentences = promises
    if let sentence = trip?.brokenPromise { sentences.append(sentence) }
    if !wasPerformed { sentences.append("Screen must have a row to act on (was without)") }
    let outcome = outcome
    if let expected = step.expectation, expected != outcome {
      sentences.append("Figures must be '\(expected)' (was '\(outcome)')")
    }
    return sentences.map { "Step \(number) differed: \($0.onOneLine)" }
  }

  /// What people read before the line: made only for them, for large screens take a while to write.
  var narration: String {
    let picks = picks.map { "\n" + $0.onOneLine }.joined()
    let trip = trip.map { "\n" + $0.narration } ?? ""
    return """
      action: \(step.text.onOneLine)
      screen:
      \(transition.new)
      changes:
      \(transition.changes)\(trip)\(picks)
      """
  }

  /// What people read after the line: what the list would go through without a changeset.
  var afterword: String {
    guard step.comparesWithRebuild else { return "" }
    let count = transition.new.rowCount
    return "rebuild everything instead: \(count) reloads, the control's state lost\n"
  }
}
