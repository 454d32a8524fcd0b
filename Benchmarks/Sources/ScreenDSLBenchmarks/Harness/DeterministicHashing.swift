import Foundation

/// Makes `Hasher` give the same values in every run.
///
/// Swift seeds `Hasher` anew for each process. Then hash tables have other collisions, and the numbers of equality
/// calls and allocations change from run to run. The seed can only be set before the process starts.
enum DeterministicHashing {
  private static let variable = "SWIFT_DETERMINISTIC_HASHING"

  /// Restarts this program in this process, with the same arguments, unless the seed is already fixed.
  ///
  /// - Returns: Only if the seed is fixed or cannot be fixed. In the second case the counts of equality calls may
  ///   change.
  static func ensure() {
    guard getenv(variable) == nil, let path = Bundle.main.executablePath else { return }
    setenv(variable, "1", 1)
    var arguments = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    execv(path, &arguments)
  }
}
