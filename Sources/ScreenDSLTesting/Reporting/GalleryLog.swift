import Foundation
import ScreenDSLWeb

/// What a gallery shows of one call of a test, before it is known what screens are drawn with.
struct GalleryItem: Sendable {
  /// What is to be seen of it.
  struct Shown: Sendable {
    var content: GalleryEntry.Content?
    /// What it is drawn with.
    var source = LookReader()
    /// The type of the screen; empty if it is not known.
    var type = ""
    var forms: [GalleryEntry.Form] = []
  }

  let site: CallSite
  let test: TestIdentity
  let name: String
  /// What files about it are called.
  let fileName: String
  var shown: Shown
  /// What the test framework was told of it.
  private(set) var failures: [String] = []
  /// Those that make no test fail.
  private(set) var known: [String] = []

  init(
    _ name: String, file fileName: String, of test: TestIdentity, at site: CallSite,
    showing shown: Shown
  ) {
    (self.name, self.fileName, self.test, self.site) = (name, fileName, test, site)
    self.shown = shown
  }

  /// Tells the test framework what is wrong, and notes it in its own words, if it has others.
  mutating func report(_ message: String, as texts: [String]? = nil, in context: TestingContext) {
    let isFailure = context.report(message, site)
    if isFailure { failures += texts ?? [message] } else { known += texts ?? [message] }
  }

  /// The end of its address.
  fileprivate var key: String { site.place(of: test, name: fileName).joined(separator: "/") }

  /// The entry on a page.
  var entry: GalleryEntry {
    let suite = test.suites.isEmpty ? site.fileStem : test.suites.joined(separator: ".")
    return GalleryEntry(
      place: [site.module, suite, test.test], name: name, key: key, line: site.line,
      screen: shown.type, failures: failures, known: known, forms: shown.forms,
      content: shown.content, source: shown.source)
  }
}

/// What the tests of a process show, kept until it ends.
///
/// Screens are drawn at the end; that costs the tests nothing but memory.
final class GalleryLog: @unchecked Sendable {
  // Unchecked because of the items: they are read and written only while the lock is held.
  /// The environment variable that names the folder of the run's gallery.
  static let variable = "SCREENDSL_GALLERY"
  /// What this process shows.
  static let ofProcess = GalleryLog()

  private let lock = NSLock()
  private(set) var items: [GalleryItem] = []

  /// Adds a call, and returns its index.
  @discardableResult
  func add(_ item: GalleryItem) -> Int {
    if self === Self.ofProcess { GalleryRun.begin }
    return lock.withLock {
      items.append(item)
      return items.count - 1
    }
  }

  /// Begins the film of all that one screen shows, and returns what adds a screen to it, with what led to it.
  func film(
    of type: String, _ source: LookReader, at site: CallSite, _ context: TestingContext
  ) -> (ScreenFilm.Step) -> Void {
    let index = add(
      GalleryItem(
        "Film", file: "film", of: context.test(at: site), at: site,
        showing: GalleryItem.Shown(content: .steps([]), source: source, type: type)))
    return { [self] step in
      lock.withLock {
        guard case .steps(var steps) = items[index].shown.content else { return }
        // The only owner of the steps may add to them in place.
        items[index].shown.content = nil
        steps.append(step)
        items[index].shown.content = .steps(steps)
      }
    }
  }

  /// The entries of all calls.
  var entries: [GalleryEntry] {
    lock.withLock { items }.compactMap { item in
      // A film of a single update the test's expectation shows.
      if item.name == "Film", case .steps(let steps) = item.shown.content, steps.count < 3 {
        return nil
      }
      return item.entry
    }
  }
}

/// The gallery of a whole run.
///
/// With `SCREENDSL_GALLERY` set to a folder, each process of a run leaves its entries there when it ends,
/// and a page about all of them.
struct GalleryRun {
  let folder: String
  /// The same in all processes of a run.
  var run = TestRun.current

  /// The page.
  var path: String { "\(folder)/index.html" }

  /// Adds what a process showed, and writes the page about all of them so far, those that other machines left and
  /// somebody put into the folder included.
  func add(_ entries: [GalleryEntry], of process: String) throws(FileTrouble) {
    try RunFolder(path: "\(folder)/entries", run: run).add(entries, named: "process-\(process)") {
      (parts) throws(FileTrouble) in
      let page = GalleryPage("Gallery", entries: parts.flatMap { $0 })
      try AtomicFile.write(page.html.utf8, to: path)
    }
  }

  /// Sees to it that the gallery, if there is to be one, is written when the process ends.
  static let begin: Void = {
    atexit {
      guard let folder = TestRun.asksFor(GalleryLog.variable) else { return }
      // Processes of two machines may have one number.
      let process = "\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...(.max)))"
      do throws(FileTrouble) {
        try GalleryRun(folder: folder).add(GalleryLog.ofProcess.entries, of: process)
      } catch { print("No gallery of the run: \(error)") }
    }
  }()
}
