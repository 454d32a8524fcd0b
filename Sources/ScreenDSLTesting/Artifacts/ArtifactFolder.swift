import Foundation

/// Where a run leaves what people need to judge a failure.
struct ArtifactFolder: Equatable {
  static let variable = "SCREENDSL_ARTIFACTS"

  let path: String

  init(environment: [String: String]) {
    let folder = environment[Self.variable] ?? ""
    path = folder.isEmpty ? "\(TestRun.folder)/artifacts" : folder
  }

  /// The page with all failures of the run.
  var reportPath: String { "\(path)/report.html" }

  /// Writes a file and the folders around it, and returns its path.
  ///
  /// - Parameter components: The file's folders below this one and its name, safe as names.
  func write(_ text: String, to components: [String]) throws(FileTrouble) -> String {
    let folder = ([path] + components.dropLast()).joined(separator: "/")
    try AtomicFile.createFolder(folder)
    let file = "\(folder)/\(components.last ?? "artifact")"
    try AtomicFile.write([UInt8](text.utf8), to: file)
    return file
  }

  /// Adds a failure to the run's report, or replaces the one with the same title.
  func report(_ entry: RunReport.Entry) throws(FileTrouble) {
    let folder = "\(path)/entries"
    try AtomicFile.createFolder(folder)
    try FileLock.holding("\(folder)/lock") { () throws(FileTrouble) in
      var entries = entries(in: folder, run: entry.run).filter { $0.title != entry.title }
      if entries.count >= RunReport.limit { return }
      entries.append(entry)
      try AtomicFile.write(try encoded(entry), to: "\(folder)/\(FileName.hash(entry.title)).json")
      try AtomicFile.write([UInt8](RunReport(entries: entries).html.utf8), to: reportPath)
    }
  }

  private func encoded(_ entry: RunReport.Entry) throws(FileTrouble) -> [UInt8] {
    guard let data = try? JSONEncoder().encode(entry) else {
      throw FileTrouble("Internal error: a failure cannot be encoded")
    }
    return [UInt8](data)
  }

  /// Reads the entries of one run, and removes those of earlier ones.
  private func entries(in folder: String, run: String) -> [RunReport.Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.compactMap { name in
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
      let entry = data.flatMap { try? JSONDecoder().decode(RunReport.Entry.self, from: $0) }
      if let entry, entry.run != run { unlink("\(folder)/\(name)") }
      return entry?.run == run ? entry : nil
    }
  }
}
