/// What a host says about a row that may soon be shown.
public enum PrefetchPhase: Hashable, Sendable {
  /// The row may soon be shown: start to load what its cell needs.
  case expected
  /// The row will not be shown soon after all.
  case cancelled
}
