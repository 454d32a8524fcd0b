import Foundation
import TestSupport
import Testing

@testable import UnusedReferencesTool

/// A folder with a package and the log of a run of its tests.
@Suite(.timed) final class UnusedReferencesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("UnusedReferences-\(UUID().uuidString)").path
  private var package: String { "\(folder)/app" }
  private var log: String { "\(folder)/log" }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func addReference(_ name: String) throws {
    try write("", to: "\(package)/Tests/__References__/\(name)")
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, lines: [String]) {
    var lines: [String] = []
    let status = try Command.run(arguments) { lines.append($0) }
    return (status, lines)
  }

  @Test func whatNoProcessUsedIsPrinted() throws {
    for name in ["a/x.txt", "b/with space.svg", "c/x.txt"] { try addReference(name) }
    try write("\(package)/Tests/__References__/a/x.txt\n", to: "\(log)/used-1.txt")
    try write("\(package)/Tests/../Tests/__References__/c/x.txt\n", to: "\(log)/used-2.txt")
    let (status, lines) = try run([log, package])
    #expect(status == 1)
    #expect(lines == ["Tests/__References__/b/with space.svg"])
  }

  @Test func nothingUnusedIsSuccess() throws {
    try addReference("a.txt")
    try write("no reference", to: "\(package)/Tests/Other.swift")
    try write("a dependency's", to: "\(package)/.build/x/__References__/b.txt")
    try write("\(package)/Tests/__References__/a.txt\n", to: "\(log)/used-1.txt")
    let (status, lines) = try run([log, package + "/"])
    #expect(status == 0)
    #expect(lines == ["References: 1, all used"])
  }

  @Test func pathsThroughALinkAreTheSame() throws {
    try addReference("a.txt")
    let link = "\(folder)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: package)
    try write("\(package)/Tests/__References__/a.txt\n", to: "\(log)/used-1.txt")
    #expect(try run([log, link]).status == 0)
    try write("\(link)/Tests/__References__/a.txt\n", to: "\(log)/used-1.txt")
    #expect(try run([log, package]).status == 0)
  }

  @Test func withoutALogNothingIsSaid() throws {
    try addReference("a.txt")
    #expect {
      try run([log, package])
    } throws: {
      "\($0)".hasPrefix("No log in '\(log)'; run the tests with SCREENDSL_REFERENCE_LOG=")
    }
    #expect(throws: Trouble.self) { try run([package]) }
  }
}
