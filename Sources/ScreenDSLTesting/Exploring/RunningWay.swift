import Foundation

/// Writes each step to a file before the step is taken, because a trap ends the process. The next run then reports
/// the steps.
struct RunningWay {
  private let folder: String
  private let path: String

  init(_ site: CallSite) {
    let context = TestingContext.current
    folder = ArtifactFolder(environment: context.environment, near: site.filePath).path
    let process = ProcessInfo.processInfo.processIdentifier
    path = "\(folder)/exploring-\(FileName.hash("\(site.fileID):\(site.line)"))-\(process).txt"
  }

  /// If an earlier run of this exploration crashed, prints the steps that it had taken.
  func tellLast() {
    let start =
      path.split(separator: "/").last?.split(separator: "-").prefix(2).joined(separator: "-") ?? ""
    for name in AtomicFile.names(in: folder) ?? [] where name.hasPrefix(start) {
      let old = "\(folder)/\(name)"
      let process = name.dropLast(4).split(separator: "-").last.flatMap { Int32($0) } ?? 0
      // The process with this number still runs, and explores at the same time.
      guard kill(process, 0) != 0, let text = try? String(contentsOfFile: old, encoding: .utf8)
      else { continue }
      print("The last exploration ended in a trap or was stopped, after:\n\(text)")
      unlink(old)
    }
  }

  func begin(_ name: String) {
    end()
    try? AtomicFile.createFolder(folder)
    try? AtomicFile.append(name, to: path)
  }

  func add(_ step: UserStep?) {
    guard let step else { return }
    try? AtomicFile.append(
      "  \(step.place.map { "\($0) " } ?? "")\(step.kind) \(step.title)", to: path)
  }

  func end() { unlink(path) }
}
