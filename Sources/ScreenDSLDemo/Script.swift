import Foundation
import ScreenDSLHeadless

/// What happens before the main screen is evaluated again.
enum ScriptAction: Equatable, Sendable, Decodable {
  case horizontal(order: Sort)
  case vertical(order: Sort)
  case banner(isShown: Bool)
  case tapFirstElement
  case add(id: String, name: String, at: Int)
  case remove(id: String)
  case rename(id: String, name: String)
  case swap(id: String, with: String)
  /// Nothing happens: the same state is evaluated again.
  case again

  /// Changes the elements themselves, for which the screen has no control.
  func edit(_ elements: inout [Element]) throws {
    switch self {
    case .add(let id, let name, let position):
      guard (0...elements.count).contains(position) else {
        throw DemoError("Position must be between 0 and \(elements.count) (was \(position))")
      }
      elements.insert(Element(id: id, name: name), at: position)
    case .remove(let id): elements.remove(at: try elements.position(of: id))
    case .rename(let id, let name): elements[try elements.position(of: id)].name = name
    case .swap(let id, let other):
      elements.swapAt(try elements.position(of: id), try elements.position(of: other))
    case .horizontal, .vertical, .banner, .tapFirstElement, .again: break
    }
  }
}

extension [Element] {
  fileprivate func position(of id: String) throws -> Int {
    guard let position = firstIndex(where: { $0.id == id }) else {
      throw DemoError("No element for '\(id)'; use an ID that is in the list at this point")
    }
    return position
  }
}

/// An action, and what is known of it; in a file everything but the action may be missing.
struct ScriptStep: Decodable {
  let action: ScriptAction
  /// How the step is announced.
  let text: String?
  /// What it must do to the list.
  var figures: String?
  /// What the user must have picked.
  let picks: [String]?
  /// Whether to say what a reload of the whole list would cost instead.
  let comparesWithRebuild: Bool?
  /// Whether the carousel is scrolled, leaves the window and comes back before the action.
  let scrollsCarousel: Bool?

  var title: String { text ?? "\(action)" }
}

/// A file `{"steps": [{"action": {"again": {}}}, …]}`.
struct ScriptFile: Decodable {
  var steps: [ScriptStep]

  /// Throws if an edit is impossible when its turn comes.
  func check(on elements: [Element], file: String) throws {
    var elements = elements
    for (number, step) in steps.enumerated() {
      do {
        try step.action.edit(&elements)
      } catch {
        throw DemoError("\(file): Cannot play 'steps[\(number)]': \(error)")
      }
    }
  }
}

/// Plays a script on the main screen, and writes what each step did.
@MainActor
struct ScriptPlayer {
  private let list: MainList
  private let output: any Output
  private let detail: Options.Detail
  /// The element IDs whose issues were written last: a sort has the same issues again.
  private var knownIDs: [String] = []

  init(_ elements: [Element], detail: Options.Detail, output: any Output) {
    list = MainList(elements)
    self.detail = detail
    self.output = output
  }

  /// Plays all steps, even after one that differs, and returns the program's exit status.
  mutating func play(_ steps: [ScriptStep]) -> Int32 {
    var differingSteps = 0
    var summary = detail == .summary ? UpdateSummary(output) : nil
    for (number, step) in steps.enumerated() {
      let differences = play(step, number)
      for sentence in differences { output.complain("Step \(number) differed: \(sentence)") }
      if !differences.isEmpty { differingSteps += 1 }
      summary?.add((step.title, list.host.snapshot))
    }
    let isChecked = steps.allSatisfy { $0.figures != nil }
    let ending =
      differingSteps > 0 ? ", \(differingSteps) differed" : isChecked ? ", all as expected" : ""
    summary?.finish()
    output.write("script: \(steps.count) steps\(ending)")
    return differingSteps > 0 ? 1 : 0
  }

  /// Plays a step, and returns how it differs from what it must be.
  private mutating func play(_ step: ScriptStep, _ number: Int) -> [String] {
    let old = list.host.snapshot
    let pickCount = list.store.picks.count
    var left: (sight: String, wasOutOfView: Bool)?
    var failures: [String] = []
    do {
      left = step.scrollsCarousel == true ? try list.scrollCarouselAway() : nil
      try list.perform(step.action)
    } catch {
      failures.append("\(error)")
    }
    list.show()
    let changes = list.host.snapshot.changeset(from: old)
    let picks = Array(list.store.picks.dropFirst(pickCount))

    narrate("action: \(step.title.legible)\nscreen:\n\(changes.new)\nchanges:\n\(changes)")
    if let left {
      narrate("carousel before: \(left.sight.legible)")
      narrate("carousel was out of view: \(left.wasOutOfView ? "yes" : "no")")
      narrate("carousel after: \(list.visibleCarousel.legible)")
    }
    for pick in picks { narrate(pick.legible) }
    writeIssues()
    if detail != .summary { output.write("step \(number): \(changes.figures)") }
    if step.comparesWithRebuild == true {
      let count = changes.new.rowCount
      narrate("rebuild everything instead: \(count) reloads, the control's state lost")
    }
    narrate("")
    return failures + differences(from: step, changes, picks, carousel: left?.sight)
  }

  /// Writes what people read, and other programs do not.
  private func narrate(_ text: @autoclosure () -> String) {
    if detail == .all { output.write(text()) }
  }

  /// Writes what is wrong with the IDs, whenever other elements are shown.
  private mutating func writeIssues() {
    let ids = list.store.state.elements.map(\.id)
    if ids == knownIDs { return }
    knownIDs = ids
    for issue in list.host.snapshot.issues {
      detail == .figures
        ? output.complain(issue.problem) : output.write("issue: \(issue.problem)")
    }
  }

  private func differences(
    from step: ScriptStep, _ changes: Changeset, _ picks: [String], carousel: String?
  ) -> [String] {
    var sentences = list.host.violations.map {
      "Updates must keep the rules of list views (was '\($0)')"
    }
    func require(_ name: String, _ expected: String?, _ value: String) {
      if let expected, expected != value {
        sentences.append("\(name) must be '\(expected)' (was '\(value)')")
      }
    }
    if changes.old.applying(changes) != changes.new {
      sentences.append("Changes must lead to the new screen (was another one)")
    }
    require("Carousel", carousel, list.visibleCarousel)
    require("Figures", step.figures, changes.figures)
    if step.figures != nil { require("Picks", step.picks.map(\.description), picks.description) }
    return sentences
  }
}

extension Changeset {
  /// The counts of all lists, in the form that other programs read.
  fileprivate var figures: String {
    let stageCount = changedContainers.reduce(stages.count) { $0 + $1.changes.stages.count }
    let nested = changedContainers.map { path, changes in
      "\(path.ids.map(\.description).joined(separator: "/"))(\(changes.counts))"
    }
    return "\(counts) stages=\(stageCount) nested=[\(nested.joined(separator: ", "))]"
  }

  /// How many changes the rows have, without those inside containers.
  private var counts: String {
    "insertions=\(rowInsertions.count) removals=\(rowRemovals.count) moves=\(rowMoves.count) "
      + "reconfigures=\(rowUpdates(.reconfigure).count) reloads=\(rowUpdates(.reload).count)"
  }
}

/// A file `{"elements": [{"id": "e1", "name": "Element 1"}, …]}`; IDs may repeat.
struct ElementsFile: Decodable {
  let elements: [Element]
}

extension Decodable {
  /// Reads a JSON resource of the program.
  init(resource name: String) throws {
    try self.init(file: Bundle.module.path(forResource: name, ofType: "json") ?? "\(name).json")
  }

  /// Reads a JSON file.
  ///
  /// - Throws: A `DemoError` that names the file and the field.
  init(file: String) throws {
    // A handle reads pipes, too.
    guard let data = try? FileHandle(forReadingAtPath: file)?.readToEnd() else {
      throw DemoError("\(file): Cannot read the file; check the path")
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch let error as DecodingError {
      throw DemoError("\(file): \(error.sentence)")
    }
  }
}

extension DecodingError {
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      "No value for '\(Self.field(context.codingPath + [key]))'; use --help to see the format"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      "Cannot read '\(Self.field(context.codingPath))': \(context.debugDescription)"
    @unknown default: "\(self)"
    }
  }

  /// Returns the way to a value, such as `elements[2].id`.
  private static func field(_ path: [any CodingKey]) -> String {
    let field = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return field.isEmpty ? "file" : String(field.joined().dropFirst())
  }
}
