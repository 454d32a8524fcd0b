/// Like UIKit, it finds out whether the object forwards messages when the object is set, and stores each result.
@MainActor final class Messages {
  private weak var owner: AnyObject?
  private let isForwarding: Bool
  private var known: [SimSelector: Bool] = [:]
  private var omitted: [SimSelector: Bool] = [:]

  init(_ owner: AnyObject?) {
    self.owner = owner
    // If the object forwards a method that nobody has, it forwards all methods that it does not implement.
    isForwarding = (owner as? SimObject)?.responds(to: "sim.any" as SimSelector) == true
  }

  /// The result is nil if neither the object nor the one to which it forwards the message implements the method.
  func ask<Owner, Answer>(
    _ selector: SimSelector, in view: UIScrollView, _ question: (Owner) -> Answer
  ) -> Answer? {
    if let own = owner as? Owner, !isOmitted(selector),
      let answer = Default.implemented({ question(own) })
    {
      return answer
    }
    guard isForwarding, let owner = owner as? SimObject, isHandedOn(selector, by: owner) else {
      return nil
    }
    guard let target = owner.forwardingTarget(for: selector) else {
      (view as? any JudgingView)?.report(.unrecognized(selector, by: "\(type(of: owner))"))
      return nil
    }
    // An object of another type answers no message.
    guard let target = target as? Owner else { return nil }
    let answer = Default.implemented { question(target) }
    if case .none = answer {
      known[selector] = false
      MissingMethods.add(selector, of: target as AnyObject)
    }
    return answer
  }

  private func isOmitted(_ selector: SimSelector) -> Bool {
    if let known = omitted[selector] { return known }
    let isOmitted = (owner as? SimObject)?.omits(selector) == true
    omitted[selector] = isOmitted
    return isOmitted
  }

  private func isHandedOn(_ selector: SimSelector, by owner: SimObject) -> Bool {
    if let known = known[selector] { return known }
    let isHandedOn = owner.responds(to: selector)
    known[selector] = isHandedOn
    return isHandedOn
  }
}
