import Foundation

/// Writes each step to a file before the step is taken, because a trap ends the process. The next run then reports
/// the steps.
struct RunningWay {
  private let (folder, stem): (String, String)

  init(_ site: CallSite) {
    let context = TestingContext.current
    folder = ArtifactFolder(environment: context.environment, near: site.filePath).path
    stem = "exploring-\(FileName.hash("\(site.fileID):\(site.line)"))-"
  }

  /// Returns the file of a process.
  func path(of process: Int32) -> String { "\(folder)/\(stem)\(process).txt" }

  /// The file of this process.
  var path: String { path(of: ProcessInfo.processInfo.processIdentifier) }

  /// Returns the steps that an earlier run of this exploration had taken before it crashed; nil if none did.
  func takeLast() -> String? {
    for name in AtomicFile.names(in: folder) ?? [] where name.hasPrefix(stem) {
      let (old, process) = ("\(folder)/\(name)", Int32(name.dropFirst(stem.count).dropLast(4)) ?? 0)
      // A process with this number that still runs explores at the same time.
      guard kill(process, 0) != 0, let text = try? String(contentsOfFile: old, encoding: .utf8)
      else { continue }
      unlink(old)
      return text
    }
    return nil
  }

  func begin(_ name: String) {
    end()
    try? AtomicFile.createFolder(folder)
    try? AtomicFile.append(name, to: path)
  }

  func add(_ step: UserStep) {
    let place = step.place.map { "\($0) " } ?? ""
    try? AtomicFile.append("  \(place)\(step.kind) \(step.title)", to: path)
  }

  func end() { unlink(path) }
}
