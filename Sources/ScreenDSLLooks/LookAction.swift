import ScreenDSL

/// The action of a control. Two actions are always equal, so that `==` of controls ignores them.
///
/// Each case contains the closure itself, because a `Handler` would need one more allocation for each control.
package enum LookAction: Equatable, Sendable, HiddenFromText {
  case tap(@MainActor @Sendable () -> Void)
  case wait(AsyncAction)
  case turn(@MainActor @Sendable (Bool) -> Void)
  case slide(@MainActor @Sendable (Double) -> Void)
  /// The action of a stepper, a picker, a date control or an adjustable part. The closure receives the new value of the
  /// stepper, the index of the choice, the date in minutes since 1970, or a number of steps.
  case choose(@MainActor @Sendable (Int) -> Void)
  case type(@MainActor @Sendable (String) -> Void)

  package static func == (left: LookAction, right: LookAction) -> Bool { true }
}
