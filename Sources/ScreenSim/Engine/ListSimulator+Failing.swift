import Dispatch
import Foundation
import UpdateContract

extension ListSimulator {
  func note(_ event: @autoclosure () -> SimEvent) {
    if ownOptions.isLogging { log.append(event()) }
  }

  /// Reports a broken rule; the list does nothing any more.
  func fail(_ violation: SimViolation) {
    isPoisoned = true
    var violation = violation
    if let batch, violation.before == nil {
      violation.before = batch.before
      violation.operations = batch.operations.lines(for: kind)
    }
    violations.append(violation)
    note(.violation(violation))
    guard let report = ownOptions.onViolation else { fatalError("\(violation)") }
    report(violation)
  }

  /// Reports a broken rule if the level is high enough, and returns whether it was not.
  func check(
    _ isFine: Bool, _ violation: @autoclosure () -> SimViolation,
    from minimum: ContractLevel = .contract
  ) -> Bool {
    guard !isFine, level >= minimum else { return true }
    fail(violation())
    return false
  }

  /// Returns whether the list may be used at all.
  func isUsable(_ call: String = #function) -> Bool {
    guard !isPoisoned else {
      note(.usedAfterFailure(call))
      return false
    }
    return check(MainThread.isCurrent, .offMainThread)
  }

  /// Runs a judge and reports what it throws.
  func judge<Answer>(
    before: [Int]? = nil, after: [Int]? = nil, operations: BatchOperations = BatchOperations(),
    _ body: () throws(Violation) -> Answer
  ) -> Answer? {
    do {
      return try body()
    } catch {
      var violation = SimViolation(error)
      violation.before = before
      violation.after = after
      violation.operations = operations.lines(for: kind)
      fail(violation)
      return nil
    }
  }

  /// Makes a path of two indices of an index path, or reports one that is malformed.
  func path(_ indexPath: IndexPath) -> ItemPath? {
    guard check(indexPath.count == 2, .malformedPath(in: kind)), indexPath.count == 2 else {
      return nil
    }
    return ItemPath(section: indexPath[0], item: indexPath[1])
  }
}

extension ItemPath {
  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}

/// Recognizes the main thread, or whatever thread serves the main queue once `main` has returned.
private enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}
