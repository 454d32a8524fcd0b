import ArgumentParser
import Foundation

extension BenchmarkCommand {
  /// Returns the cases that match one of the words, in their declared order; without words, all cases.
  func chosenCases() throws -> [BenchmarkCase] {
    let all = allCases()
    for word in cases where !all.contains(where: { $0.matches(word) }) {
      throw ValidationError("No case for '\(word)'; --list shows all of them")
    }
    return all.filter { candidate in cases.isEmpty || cases.contains(where: candidate.matches) }
  }

  func measure(_ chosen: [BenchmarkCase]) -> [BenchmarkResult] {
    let sampler = countsOnly ? nil : Sampler(budget: seconds)
    return chosen.enumerated().map { position, benchmark in
      printProgress("\(position + 1)/\(chosen.count) \(benchmark.label)")
      return benchmark.run(sampler)
    }
  }

  /// Writes the files, then checks the counts.
  func report(_ results: [BenchmarkResult]) throws {
    if let jsonFile { try write(results, to: jsonFile) }
    let counts = CountExpectations(results)
    let check = try expectationsFile.map { file in
      CountCheck(counts, against: try readCounts(file), isComplete: cases.isEmpty)
    }
    if let countsFile { try writeCounts(counts, to: countsFile) }
    if let check { try judge(check) }
  }

  private func judge(_ check: CountCheck) throws {
    for sentence in check.failures { print(sentence) }
    guard check.failures.isEmpty else { throw ExitCode(1) }
    print("Counts: as recorded")
  }

  /// Prints progress to standard error, so that standard output has only the table.
  private func printProgress(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

extension BenchmarkCommand {
  private func writeCounts(_ counts: CountExpectations, to file: String) throws {
    var merged = counts
    if !cases.isEmpty, FileManager.default.fileExists(atPath: file) {
      merged = try readCounts(file)
      merged.merge(counts)
    }
    try write(merged, to: file)
  }

  private func readCounts(_ file: String) throws -> CountExpectations {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      return try JSONDecoder().decode(CountExpectations.self, from: data)
    } catch {
      throw FileError(description: "Cannot read '\(file)': \(error.localizedDescription)")
    }
  }

  private func write(_ value: some Encodable, to file: String) throws {
    do {
      let data = try JSONEncoder.stable.encode(value) + Data("\n".utf8)
      try data.write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw FileError(description: "Cannot write '\(file)': \(error.localizedDescription)")
    }
  }
}

/// An error for a file that cannot be read or written, described in one sentence.
struct FileError: Error, CustomStringConvertible {
  let description: String
}
