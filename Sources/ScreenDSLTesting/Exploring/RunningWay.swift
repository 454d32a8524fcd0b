import Foundation

/// A file with the steps that an exploration runs now. Each step is written before it runs, because a trap ends the
/// process.
/// After a trap, the next run prints the steps.
struct RunningWay {
  private let (folder, stem): (String, String)

  init(_ site: CallSite) {
    let context = TestingContext.current
    folder = ArtifactFolder(environment: context.environment, near: site.filePath).path
    stem = "exploring-\(FileName.hash("\(site.fileID):\(site.line)"))-"
  }

  /// Returns the path of the file of a process.
  func path(of process: Int32 = ProcessInfo.processInfo.processIdentifier) -> String {
    "\(folder)/\(stem)\(process).txt"
  }

  /// Returns the steps of an earlier run of this exploration that crashed, and removes their file; nil if no run
  /// crashed.
  func takeLast() -> String? {
    for name in AtomicFile.names(in: folder) ?? [] where name.hasPrefix(stem) {
      let (old, process) = ("\(folder)/\(name)", Int32(name.dropFirst(stem.count).dropLast(4)) ?? 0)
      // If the process with this number still runs, it did not crash: it is exploring at the same time.
      guard kill(process, 0) != 0, let text = try? String(contentsOfFile: old, encoding: .utf8)
      else { continue }
      unlink(old)
      return text
    }
    return nil
  }

  func add(_ line: String) {
    try? AtomicFile.createFolder(folder)
    try? AtomicFile.append(line, to: path())
  }

  func end() { unlink(path()) }
}
