import ScreenDSLHeadless

/// What a scene promised and did not keep.
struct BrokenPromise: Error, CustomStringConvertible {
  let description: String
}

extension HeadlessHost {
  /// Throws if an update broke a rule of list views.
  func requireNoViolations() throws(BrokenPromise) {
    guard let violation = violations.first else { return }
    throw BrokenPromise(
      description: "Updates must keep the rules of list views (was '\(violation)')")
  }
}
