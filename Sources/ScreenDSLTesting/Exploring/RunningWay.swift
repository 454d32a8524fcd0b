import Foundation

/// Writes each step into a file before the step runs.
struct RunningWay {
  private let (folder, stem): (String, String)

  init(_ site: CallSite) {
    folder = TestingContext.current.artifacts(of: site).path
    stem = "exploring-\(FileName.hash("\(site.fileID):\(site.line)"))-"
  }

  func path(of process: Int32 = ProcessInfo.processInfo.processIdentifier) -> String {
    "\(folder)/\(stem)\(process).txt"
  }

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
