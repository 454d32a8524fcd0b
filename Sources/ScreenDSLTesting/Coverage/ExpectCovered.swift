import Foundation
public import ScreenDSL

/// Makes the test fail unless what ran before it, in this process, showed each statement and branch of a
/// screen, left each `if` out and each loop empty once, fired each handler, and used each cell of its
/// registries.
///
/// What runs later does not count, so a test that does all of it, or the last one of a `.serialized` suite,
/// is the place for it.
///
/// What can be shown is read from the screen's source, as far as a light look finds it: the bodies of the
/// screen, of its functions and of its components, and in them the closures of `Section`, `Container` and
/// `Group`. Counted is what `TestScreen`, `expectScreen` and `expectUpdate` got as a screen.
///
/// ```swift
/// @Suite(.serialized) struct MainScreenTests {
///   …
///   @Test func nothingIsForgotten() { expectCovered(MainScreen.self) }
/// }
/// ```
/// - Parameter screen: The type of the screen.
public func expectCovered<Shown: Screen>(
  _ screen: Shown.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, function: String = #function
) {
  let result = verifyCovered(screen, filePath: filePath)
  if result.isPassed { return }
  let sentence =
    "\(ShownText.quoted("\(screen)")) must be covered by what ran before, in this process (was not)\n"
    + result.failures.map { "  \($0)" }.joined(separator: "\n")
  TestingContext.current.fail(sentence, CallSite(fileID, filePath, line, column, function))
}

/// Finds what of a screen no test showed, fired or used, and reports nothing.
public func verifyCovered<Shown: Screen>(
  _ screen: Shown.Type, filePath: StaticString = #filePath
) -> Verification {
  let sources = SourceFiles(near: filePath.description)
  let coverage = ScreenCoverage(
    of: "\(screen)", TestingContext.current.coverage.record, source: sources.file)
  return Verification(failures: coverage.gaps, actual: coverage.description)
}

/// The Swift files of a package or project, by the names that `#fileID` gives them.
final class SourceFiles: @unchecked Sendable {
  // Unchecked because of the files: they are read and written only while the lock is held.
  private let lock = NSLock()
  private var files: [String: SwiftSource?] = [:]
  private lazy var paths = Self.paths(below: root)
  private let root: String

  /// Creates the files of the innermost package or project around a file.
  init(near path: String) { root = TestRun.package(around: path) }

  /// Returns a file; nil if there is none, or if nothing tells which of several it is.
  func file(_ fileID: String) -> SwiftSource? {
    lock.withLock {
      if let known = files[fileID] { return known }
      let source = path(of: fileID).flatMap { FileManager.default.contents(atPath: $0) }
        .map { SwiftSource([UInt8]($0)) }
      files[fileID] = source
      return source
    }
  }

  private func path(of fileID: String) -> String? {
    let parts = fileID.split(separator: "/").map(String.init)
    guard let module = parts.first, let name = parts.last else { return nil }
    let named = paths[name] ?? []
    let own = named.filter { $0.contains("/\(module)/") }
    return own.count == 1 ? own[0] : named.count == 1 ? named[0] : nil
  }

  private static func paths(below root: String) -> [String: [String]] {
    let url = URL(fileURLWithPath: root)
    let all = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var paths: [String: [String]] = [:]
    while let file = all?.nextObject() as? URL {
      if file.pathExtension == "swift" {
        paths[file.lastPathComponent, default: []].append(file.path)
      }
    }
    return paths
  }
}
