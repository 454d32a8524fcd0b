import Foundation

@testable import ScreenDSLTesting

/// A folder of a test's own, and a context that keeps failures instead of reporting them.
struct Sandbox {
  let folder: String, journal: Journal
  var environment: [String: String]
  private let registry = ReferenceRegistry()
  let log = ReportLog()

  init(_ environment: [String: String] = [:]) {
    let root = URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL.path
    folder = "\(root)/sandbox-\(UUID().uuidString)"
    journal = Journal(folder: folder)
    self.environment = ["SCREENDSL_ARTIFACTS": "\(folder)/artifacts"].merging(environment) { $1 }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  var context: TestingContext {
    TestingContext(
      environment: environment, report: { journal.add($0, at: $1) },
      attach: { name, _, _ in journal.attach(name) },
      currentTest: { TestIdentity(suites: ["Suite"], test: "test()") }, registry: registry,
      log: log)
  }

  func run(_ body: () throws -> Void) rethrows {
    try TestingContext.$current.withValue(context, operation: body)
  }

  /// A place in a file of this folder.
  func site(
    _ file: String = "SomeTests.swift", line: Int = 7, column: Int = 1,
    fileID: StaticString = #fileID
  ) -> CallSite {
    var site = CallSite(fileID, #filePath, line, column)
    site.filePath = "\(folder)/\(file)"
    return site
  }

  /// Checks a text against a file in this folder.
  func expect(_ text: String, _ name: String = "menu", record: RecordMode? = nil, line: Int = 7) {
    run {
      ReferenceExpectation(text: text, name: name, fileExtension: "txt", at: site(line: line))
        .check(record: record)
    }
  }

  func expectFailure(
    _ start: String, at index: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = journal.messages.dropFirst(index).first
    expectEqual(found?.hasPrefix(start), true, "\(found ?? "none")", sourceLocation: sourceLocation)
  }

  var references: String { "\(folder)/__References__/SomeTests/Suite/test" }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: name.hasPrefix("/") ? name : "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func write(_ text: String, to name: String = "SomeTests.swift") throws {
    try write([UInt8](text.utf8), to: name)
  }

  func read(_ path: String) -> String? {
    let path = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    return FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// All files below the folder, sorted, without those of the artifacts.
  var files: [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return all.filter { !$0.hasPrefix("artifacts") && read($0) != nil }.sorted()
  }
}

final class Journal: @unchecked Sendable {
  // Unchecked because of the arrays: they are used only while the lock is held.
  private let lock = NSLock()
  private let folder: String?
  private var (failures, names): ([(text: String, site: CallSite?)], [String]) = ([], [])

  /// Creates a journal that takes a folder with it when it goes.
  init(folder: String? = nil) { self.folder = folder }

  deinit { if let folder { try? FileManager.default.removeItem(atPath: folder) } }

  var messages: [String] { lock.withLock { failures.map { $0.text } } }
  var attachments: [String] { lock.withLock { names } }
  var lastSite: CallSite? { lock.withLock { failures.last?.site } }

  /// Takes a failure, as a framework would that runs the test.
  @discardableResult func add(_ text: String, at site: CallSite? = nil) -> Bool {
    lock.withLock { failures.append((text, site)) }
    return true
  }

  func attach(_ name: String) { lock.withLock { names.append(name) } }
}

struct TextLine: CellModel { var text: String, onTap: Handler<Void>? = nil }

struct ShelfItem: CellModel, Identifiable { var id: String, name = "" }

struct ItemShelf: ContainerModel { var title = "" }

extension ScreenRenderer {
  static let textLines = ScreenRenderer(
    name: "lines", fileExtension: "txt", changes: { "<svg>\($0.rowUpdates.count)</svg>" },
    screen: { snapshot in
      snapshot.models(of: TextLine.self).map { "\(snapshot.shortened($0.path)) \($0.model.text)" }
        .joined(separator: "\n")
    })
}

func textScreen(_ texts: String...) -> ScreenSnapshot {
  ScreenSnapshot("main") {
    for (index, text) in texts.enumerated() { TextLine(text: text).id(index) }
  }
}

/// A context that keeps failures in a journal, with a folder that goes with it.
private var keepingContext: (context: TestingContext, journal: Journal) {
  let folder = "\(NSTemporaryDirectory())/failures-\(UUID().uuidString)"
  let journal = Journal(folder: folder)
  var context = TestingContext.current
  context.report = { journal.add($0, at: $1) }
  context.attach = { _, _, _ in }
  context.log = ReportLog()
  context.environment[ReportFolder.variable] = folder
  return (context, journal)
}

/// What the expectations in `body` report, without making this test fail.
func failures(_ body: () -> Void) -> [String] {
  let (context, journal) = keepingContext
  TestingContext.$current.withValue(context, operation: body)
  return journal.messages
}

/// What the expectations in `body` report, while the actions in it take their time.
@MainActor func failures(_ body: @MainActor () async -> Void) async -> [String] {
  let (context, journal) = keepingContext
  await TestingContext.$current.withValue(context) { await body() }
  return journal.messages
}

/// The one failure that an action on a screen reports, without the places in the sources.
@MainActor func report(on screen: TestScreen, _ action: (TestScreen) -> Void) -> String {
  let found = failures { action(screen) }
  return found.count == 1 ? found[0].withoutPlaces : "\(found.count) failures"
}

/// What people are told, one sentence after the other, to be recorded whole.
@MainActor final class Told {
  private var texts: [String] = []

  func add(_ what: String, on screen: TestScreen, _ action: (TestScreen) -> Void) {
    texts.append("# \(what)\n\(report(on: screen, action))\n")
  }

  /// Compares with what was recorded; a failure is that of the caller's line.
  func check(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    ReferenceExpectation(
      text: texts.joined(separator: "\n"), name: "sentences", fileExtension: "txt",
      at: CallSite(fileID, filePath, line, column)
    ).check()
  }
}

/// What is wrong with an update, one text for each failure, without the places in the sources.
func updateFailures(
  from old: some SnapshotConvertible, to new: some SnapshotConvertible,
  allowingOthers: Bool = false, expecting expect: (inout UpdateExpectation) -> Void
) -> [String] {
  UpdateCheck(from: old, to: new, site: CallSite(#fileID, #filePath, #line, #column))
    .failures(UpdateExpectation(expect), allowingOthers: allowingOthers)
    .map { $0.replacing(/\ \(ScreenDSLTestingTests[^)]*\)/, with: "") }
}

extension String {
  /// The text with `(…)` for places in the sources of the tests.
  var withoutPlaces: String { replacing(/\(ScreenDSLTestingTests[^)]*:[0-9]+\)/, with: "(…)") }
}

extension CellRegistry<HeadlessList> {
  @MainActor static var textLines: CellRegistry {
    CellRegistry(looks: LookRegistry(.look(of: TextLine.self) { Look.text($0.text) }))
  }
}
