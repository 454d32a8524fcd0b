import Foundation
import ScreenDSL
import ScreenDSLInspection
import ScreenDSLRendering

/// What the program is asked to do.
struct Options: Equatable {
  enum Command: String, CaseIterable { case show, diff, film, live }
  /// How much is written of each step of the main scene.
  enum Detail { case summary, figures, all }
  enum Format: String, CaseIterable { case text, outline, svg }

  /// Nil if a scene is played.
  var command: Command?
  var scene = Scene.main
  /// The file with the elements; nil for the one that comes with the program.
  var elements: String?
  /// The file with the script; nil for that of the main scene.
  var script: String?
  var detail = Detail.summary
  var wantsHelp = false
  var format = Format.text
  /// In columns of text, or in points of a picture.
  var width: Int?
  /// Nil for the usual one of the format.
  var theme: ScreenRenderer.Theme?
  /// The step whose update is drawn, counted from 0.
  var step: Int?
  /// The file that a film is written to.
  var out: String?

  init(_ arguments: [String]) throws(DemoError) {
    var rest = arguments[...]
    command = rest.first.flatMap(Command.init)
    if command != nil { rest.removeFirst() }
    var scenes: [String] = []
    var values: [String: String] = [:]
    while let word = rest.popFirst() {
      if ["--help", "-h", "help"].contains(word) {
        wantsHelp = true
      } else if ["--verbose", "-v"].contains(word), command == nil {
        detail = .all
      } else if word == "--quiet", command == nil {
        detail = .figures
      } else if names.contains(word) {
        guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
          throw DemoError("No value for '\(word)'; give one after it")
        }
        guard values.updateValue(value, forKey: word) == nil else {
          throw DemoError("Option '\(word)' must be given once (was twice)")
        }
      } else if word.hasPrefix("-") {
        throw DemoError("No option for '\(word)'; use --help to see all")
      } else {
        scenes.append(word)
      }
    }
    if wantsHelp { return }
    try setScene(scenes)
    try setValues(values)
  }

  /// The options with a value.
  private var names: [String] {
    switch command {
    case nil: ["--elements", "--script"]
    case .show: ["--format", "--width", "--theme"]
    case .diff: ["--format", "--theme", "--step"]
    case .film: ["--theme", "--out"]
    case .live: []
    }
  }

  private mutating func setScene(_ names: [String]) throws(DemoError) {
    scene = command == nil || command == .diff ? .main : .inbox
    guard let name = names.first else { return }
    if command == nil, let late = names.first(where: { Command(rawValue: $0) != nil }) {
      throw DemoError("Command '\(late)' must be the first argument (was a later one)")
    }
    if names.count > 1 { throw DemoError("Scene must be given once (was twice)") }
    let commands = command == nil ? Command.allCases.map(\.rawValue) : []
    scene = try Self.choice(name, "scene", of: Scene.allCases, or: commands)
  }

  private mutating func setValues(_ values: [String: String]) throws(DemoError) {
    // All that happens is printed of a scene anyway.
    let detailName = detail == .figures ? "--quiet" : nil
    if command == nil, scene != .main, let option = detailName ?? values.keys.min() {
      throw DemoError("Option '\(option)' must be without a scene (was with '\(scene)')")
    }
    if let folder = values["--out"].map({ URL(fileURLWithPath: $0).deletingLastPathComponent() }),
      !FileManager.default.fileExists(atPath: folder.path)
    {
      throw DemoError("No folder '\(folder.path)' for '--out'; create it first")
    }
    elements = values["--elements"]
    script = values["--script"]
    if let name = values["--format"] {
      let formats = command == .diff ? [.text, .svg] : Format.allCases
      format = try Self.choice(name, "format", of: formats)
    }
    if let name = values["--theme"] {
      theme = try Self.choice(name, "theme", of: ScreenRenderer.Theme.allCases)
      if command != .film, format != .svg { throw misfit("--theme", "'svg'") }
    }
    if let text = values["--width"] {
      if format == .outline { throw misfit("--width", "'text' or 'svg'") }
      width = try Self.number(text, "Width", in: format == .text ? 20...1_000 : 120...10_000)
    }
    if let text = values["--step"] {
      step = try Self.number(text, "Step")
    } else if command == .diff {
      throw DemoError("No step for 'diff'; give one with '--step'")
    }
    out = values["--out"]
    if command == .film {
      guard let out else { throw DemoError("No file for 'film'; give one with '--out'") }
      if !out.hasSuffix(".svg") {
        throw DemoError("File of a film must end in '.svg' (was '\(out)')")
      }
    }
  }

  private func misfit(_ option: String, _ formats: String) -> DemoError {
    DemoError("Option '\(option)' must be with format \(formats) (was with '\(format)')")
  }

  private static func choice<Value: RawRepresentable<String>>(
    _ name: String, _ kind: String, of values: [Value], or others: [String] = []
  ) throws(DemoError) -> Value {
    if let value = values.first(where: { $0.rawValue == name }) { return value }
    let names = values.map(\.rawValue)
    // One letter more, less or another, or two that changed places.
    if let near = (names + others).first(where: { $0.difference(from: name).count <= 2 }) {
      throw DemoError("No \(kind) for '\(name)'; did you mean '\(near)'?")
    }
    throw DemoError("No \(kind) for '\(name)'; use one of \(names.joined(separator: ", "))")
  }

  private static func number(
    _ text: String, _ name: String, in range: ClosedRange<Int>? = nil
  ) throws(DemoError) -> Int {
    guard let number = Int(text) else {
      throw DemoError("\(name) must be a whole number (was '\(text)')")
    }
    guard let range, !range.contains(number) else { return number }
    throw DemoError(
      "\(name) must be between \(range.lowerBound) and \(range.upperBound) (was \(number))")
  }

  static let help = """
    usage: ScreenDSLDemo [main] [--elements FILE] [--script FILE] [-v] [--quiet] [-h]
           ScreenDSLDemo SCENE
           ScreenDSLDemo show [SCENE] [--format NAME] [--width N] [--theme NAME]
           ScreenDSLDemo diff [SCENE] --step N [--format text|svg] [--theme NAME]
           ScreenDSLDemo film [SCENE] --out FILE [--theme NAME]
           ScreenDSLDemo live [SCENE]

    Plays a script on the main scene and prints a line for each update: what the user did, how
    many rows it touched, and why. With a SCENE it plays that one instead:

      inbox            mail by day: loads, arrives, is read, archived, sorted and searched
      readme           the six lines that the README begins with
      signup           a form: is typed in, says what is wrong, is saved
      music            a library: shelves, a player, a download with live progress, search
      chat             messages: come, are typed, sent, edited, searched and lost
      checkout         a basket, a form, and a bank that refuses the card
      agenda           meetings that are moved, clash, and follow the clock
      timeline         scrolls 10,000 entries of five cells each, and likes one
      contacts         shows contacts in two themes, and turns one into a company
      zombies          adds a type to a mixed list: a model that says its look
      registration     registers cells, headers and footers in one list, and audits it

      --elements FILE  reads {"elements": [{"id": "e1", "name": "Element 1"}, …]} from FILE
      --script FILE    plays {"steps": [{"action": ACTION}, …]} from FILE instead
      -v, --verbose    prints each screen and all changes
      --quiet          prints the figures of each step alone
      -h, --help       prints this

    'show' draws the first screen of a SCENE, 'diff' what a step does to it, 'film' all its steps as a
    picture that moves by itself, and 'live' shows one to play with in a terminal, or prints its
    steps where there is none. Without SCENE it is 'inbox', and 'main' for 'diff'.

      --format NAME    draws text, an outline (one line a row) or an svg picture; text by default
      --width N        draws N columns of text wide (20 to 1000), or N points (120 to 10000)
      --theme NAME     colours a picture light or dark; light by default
      --step N         draws the update of step N, counted from 0, the first screen

      --out FILE       writes a film to FILE, which ends in '.svg'; a browser shows it

    An ACTION is one of these; the first of a script shows the screen, so let it be "again":

      {"horizontal": {"order": "aToZ"}}, or "zToA", or "unsorted"
      {"vertical": {"order": "aToZ"}}
      {"banner": {"isShown": false}}
      {"tapFirstElement": {}}
      {"add": {"id": "e6", "name": "Element 6", "at": 0}}
      {"remove": {"id": "e6"}}
      {"rename": {"id": "e6", "name": "Element 0"}}
      {"swap": {"id": "e6", "with": "e4"}}
      {"again": {}}

    Exit status: 0, 1 if a step or a scene differs from what is expected, 2 if an argument or a
    file is wrong.
    """
}

extension Options {
  /// What to do after the first run.
  static let suggestions = """

    Next: swift run ScreenDSLDemo live                   an inbox to play with, here
          swift run ScreenDSLDemo film --out inbox.svg   its steps, for a browser
          swift run ScreenDSLDemo -v                     all screens and changes
    """
}

extension Options {
  /// Draws the first screen of a scene, or what a step does to it; without a line feed at the end.
  @MainActor
  func picture() throws -> String {
    let steps = try scene.steps()
    guard let step else { return Self.line(renderer.render(steps[0].snapshot)) }
    guard steps.indices.contains(step) else {
      throw DemoError("Step must be between 0 and \(steps.count - 1) (was \(step))")
    }
    let old = step == 0 ? ScreenSnapshot() : steps[step - 1].snapshot
    let changes = steps[step].snapshot.changeset(from: old)
    if let picture = renderer.render(changes) { return Self.line(picture) }
    let why = changes.explanation.isEmpty ? "" : "\nwhy:\n\(changes.explanation)"
    return Self.line("step \(step): \(steps[step].text)\nchanges:\n\(changes)\(why)")
  }

  /// Writes the film of a scene to a file, and returns a line about it.
  @MainActor
  func writeFilm(to file: String) throws -> String {
    let steps = try scene.steps()
    let film = MovingPicture.svg(
      of: steps, LookReader(looks: scene.looks, state: scene.state), theme: theme ?? .light)
    do {
      try film.write(toFile: file, atomically: true, encoding: .utf8)
    } catch {
      throw DemoError("Cannot write '\(file)': \(error.localizedDescription)")
    }
    return "\(file): \(steps.count) steps"
  }

  private var renderer: ScreenRenderer {
    switch format {
    case .outline: .outline(scene.looks)
    case .text: .text(scene.looks, width: width ?? 60)
    case .svg:
      .svg(
        scene.looks, width: Double(width ?? 390), theme: theme ?? .light, state: scene.state)
    }
  }

  private static func line(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
