/// Finds out whether a delegate implements a method, or has only the default of its protocol.
@MainActor enum Default {
  /// Each default implementation sets this to true.
  static var wasHit = false

  /// Records that a default implementation was called, and returns its result.
  static func answer<Answer>(_ answer: Answer) -> Answer {
    wasHit = true
    return answer
  }

  /// Runs calls of methods that need not be found out, perhaps during a call of one that must.
  ///
  /// For example, a method may lay out another list, which calls its own delegate.
  static func apart<Answer>(_ calls: () -> Answer) -> Answer {
    let outer = wasHit
    defer { wasHit = outer }
    return calls()
  }

  /// Returns the result of a delegate method; nil if the delegate does not implement it.
  ///
  /// The flag is restored afterwards, because the method may lay out another list, which calls its own delegate.
  static func implemented<Answer>(_ call: () -> Answer) -> Answer? {
    let outer = wasHit
    defer { wasHit = outer }
    wasHit = false
    let answer = call()
    return wasHit ? nil : answer
  }
}
