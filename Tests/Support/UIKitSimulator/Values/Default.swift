/// Finds out whether a delegate implements a method, or has only the default of its protocol.
@MainActor enum Default {
  /// Each default implementation sets this to true.
  static var wasHit = false

  static func answer<Answer>(_ answer: Answer) -> Answer {
    wasHit = true
    return answer
  }

  /// Runs calls that need not be found out, perhaps during one that must: a method may lay out another list.
  static func apart<Answer>(_ calls: () -> Answer) -> Answer {
    let outer = wasHit
    defer { wasHit = outer }
    return calls()
  }

  /// Restores the flag afterwards, because the method may lay out another list, which calls its own delegate.
  static func implemented<Answer>(_ call: () -> Answer) -> Answer? {
    let outer = wasHit
    defer { wasHit = outer }
    wasHit = false
    let answer = call()
    return wasHit ? nil : answer
  }
}
