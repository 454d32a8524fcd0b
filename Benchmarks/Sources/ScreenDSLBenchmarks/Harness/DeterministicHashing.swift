import Foundation

/// Makes `Hasher` give the same values in every run.
///
/// Swift seeds it anew for each process. Hash tables then collide in other places, and the numbers
/// of equality calls and allocations wander from run to run. The seed can only be fixed from
/// outside, before the process starts.
enum DeterministicHashing {
  private static let variable = "SWIFT_DETERMINISTIC_HASHING"

  /// Starts this program again, in this process and with the same arguments, unless the seed is
  /// fixed already.
  ///
  /// - Returns: Only if the seed is fixed, or cannot be; the counts of equality calls may wander in
  ///   the latter case.
  static func ensure() {
    guard getenv(variable) == nil, let path = Bundle.main.executablePath else { return }
    setenv(variable, "1", 1)
    var arguments = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    execv(path, &arguments)
  }
}
