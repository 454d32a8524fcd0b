import Foundation

/// A file with the steps that an exploration has taken in the current series. If a step traps, the process ends. So the
/// exploration writes each step to the file before the step runs, and the next run of the exploration prints the steps
/// in the file.
struct RunningWay {
  private let (folder, stem): (String, String)

  init(_ site: CallSite) {
    let context = TestingContext.current
    folder = ArtifactFolder(environment: context.environment, near: site.filePath).path
    stem = "exploring-\(FileName.hash("\(site.fileID):\(site.line)"))-"
  }

  /// Returns the path of the file that a process writes.
  func path(of process: Int32 = ProcessInfo.processInfo.processIdentifier) -> String {
    "\(folder)/\(stem)\(process).txt"
  }

  /// Returns the steps of an earlier process that crashed or was stopped, and removes their file. If there is no such
  /// process, the result is nil.
  func takeLast() -> String? {
    for name in AtomicFile.names(in: folder) ?? [] where name.hasPrefix(stem) {
      let (old, process) = ("\(folder)/\(name)", Int32(name.dropFirst(stem.count).dropLast(4)) ?? 0)
      // `kill` with signal 0 only checks whether the process exists.
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
