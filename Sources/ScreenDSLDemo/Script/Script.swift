/// Steps to play, the first of which is the first application of the screen.
struct Script: Equatable, Sendable {
  var steps: [ScriptStep]

  var hasExpectations: Bool { steps.allSatisfy { $0.expectation != nil } }

  /// The same steps, on elements for which nothing is known.
  var withoutExpectations: Script {
    Script(steps: steps.map { $0.expecting(nil) })
  }
}

/// An action, and how it is announced.
struct ScriptStep: Equatable, Sendable {
  var text: String
  var action: Action
  var expectation: StepOutcome?
  /// Whether to say what rebuilding the whole list would cost instead.
  var comparesWithRebuild = false
  /// Whether the carousel is scrolled, leaves the window and comes back before the action.
  var scrollsCarouselAway = false

  init(_ text: String, _ action: Action) {
    self.text = text
    self.action = action
  }

  /// With nothing shown before, the same state is all new.
  static let firstApply = ScriptStep("first apply", .again)

  func expecting(_ outcome: StepOutcome?) -> ScriptStep {
    var step = self
    step.expectation = outcome
    return step
  }

  func afterScrollingCarouselAway() -> ScriptStep {
    var step = self
    step.scrollsCarouselAway = true
    return step
  }

  func comparedWithRebuild() -> ScriptStep {
    var step = self
    step.comparesWithRebuild = true
    return step
  }
}
