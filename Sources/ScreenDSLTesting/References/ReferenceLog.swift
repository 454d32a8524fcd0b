import Foundation

/// Writes down which references a run of the tests uses, to find those that none does.
///
/// With `SCREENDSL_REFERENCE_LOG` set to a folder, each process of a run adds the paths it uses to a
/// file of its own there, one a line.
enum ReferenceLog {
  /// The environment variable that names the folder of the log.
  static let variable = "SCREENDSL_REFERENCE_LOG"

  /// Adds a use to this process's file, if there is a folder for it.
  static func add(_ reference: ReferencePath, environment: [String: String]) throws(FileTrouble) {
    guard let folder = environment[variable], !folder.isEmpty else { return }
    try AtomicFile.createFolder(folder)
    let process = ProcessInfo.processInfo.processIdentifier
    let path = URL(fileURLWithPath: reference.path).standardizedFileURL.path
    try AtomicFile.append(path, to: "\(folder)/used-\(process).txt")
  }
}
