/// How strictly an update is judged; each level refuses all that the levels below it refuse.
public enum ContractLevel: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Refuses what is known to raise an exception.
  case contract
  /// Also refuses what crashed or corrupted memory on a device, or breaks a written rule.
  case knownBugs
  /// Also refuses what careful libraries avoid without a proven crash.
  case discipline

  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
