import Foundation

/// Writes each step of an exploration into a file before the step runs. If the process ends before the exploration, the
/// next exploration that the same source line starts prints the steps in the file.
struct RunningWay {
  private let (folder, stem): (String, String)
  /// Distinguishes the files of explorations that one source line starts and that run at the same time, such as those
  /// of a parameterised test.
  private let id = UUID()
  /// A date before the first step that this process writes. The date is one second early, because a file system can
  /// record a time that is some milliseconds too early.
  private static let start = Date(timeIntervalSinceNow: -1)

  init(_ site: CallSite) {
    _ = Self.start
    folder = TestingContext.current.artifacts(of: site).path
    stem = "exploring-\(FileName.hash("\(site.fileID):\(site.line)"))-"
  }

  func path(of process: Int32 = ProcessInfo.processInfo.processIdentifier) -> String {
    "\(folder)/\(stem)\(process)-\(id).txt"
  }

  func takeLast() -> String? {
    for name in AtomicFile.names(in: folder) where name.hasPrefix(stem) {
      let number = name.dropFirst(stem.count).prefix(while: \.isNumber)
      let (old, process) = ("\(folder)/\(name)", Int32(number))
      let written: Date? = AtomicFile.attribute(.modificationDate, of: old)
      // A new process can have the ID of an ended process. So if a process with the ID exists, this code also checks
      // the date of the file: a running exploration has written a step within the last hour.
      let isOwn = process == ProcessInfo.processInfo.processIdentifier
      let limit = isOwn ? Self.start : Date(timeIntervalSinceNow: -3_600)
      let isOld = written.map { $0 < limit } == true
      // `kill` with signal 0 only checks whether the process exists.
      guard isOld || process.map({ kill($0, 0) }) != 0,
        let text = try? String(contentsOfFile: old, encoding: .utf8)
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
