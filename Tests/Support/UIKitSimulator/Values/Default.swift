/// Tells a method that a delegate implements from the default of its protocol.
@MainActor enum Default {
  /// Set by every default implementation.
  static var wasHit = false

  /// Marks a call of a default implementation and returns its answer.
  static func answer<Answer>(_ answer: Answer) -> Answer {
    wasHit = true
    return answer
  }

  /// Runs calls that nobody looks at, perhaps inside of one that somebody looks at.
  ///
  /// A method may lay out another list, whose delegate is not the one that is being looked at.
  static func apart<Answer>(_ calls: () -> Answer) -> Answer {
    let outer = wasHit
    defer { wasHit = outer }
    return calls()
  }

  /// Returns what a delegate answers, or nil if it does not implement the method.
  ///
  /// The flag is restored because the call may lay out another list, which calls its own delegate.
  static func implemented<Answer>(_ call: () -> Answer) -> Answer? {
    let outer = wasHit
    defer { wasHit = outer }
    wasHit = false
    let answer = call()
    return wasHit ? nil : answer
  }
}
