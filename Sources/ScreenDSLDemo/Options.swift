import Foundation
import ScreenDSL
import ScreenDSLHeadless

/// The arguments of the program.
struct Options: Equatable {
  enum Command: String, CaseIterable {
    case play, show, diff, film, live, help

    /// The options that this command accepts. A value must follow each option.
    var options: [String] {
      switch self {
      case .play, .live, .help: []
      case .show: ["--format", "--width", "--theme"]
      case .diff: ["--step", "--format", "--theme"]
      case .film: ["--out", "--theme", "--width"]
      }
    }
  }
  enum Format: String, CaseIterable { case text, outline, svg }

  private(set) var command = Command.play
  private(set) var scene = Scene.main
  private(set) var format = Format.text
  private(set) var theme = ScreenRenderer.Theme.light
  /// The width of the drawing: columns for text, points for a picture. If nil, the drawing has its default width.
  private(set) var width: Int?
  /// The index of the step whose update `diff` draws, counted from 0; nil for other commands.
  private(set) var step: Int?
  /// The path of the file to which `film` writes the moving picture; empty for other commands.
  private(set) var out = ""

  init(_ arguments: [String]) throws(DemoError) {
    var rest = arguments[...]
    var (named, wish) = (Scene?.none, String?.none)
    if let command = rest.first.flatMap(Command.init) {
      (self.command, scene) = (command, command == .diff ? .main : .inbox)
      rest.removeFirst()
    }
    while let word = rest.popFirst() {
      if ["-h", "--help"].contains(word) {
        command = .help
        return
      }
      guard word.hasPrefix("-") else {
        let other: Scene = try Self.choice(word, "scene")
        if let named { throw DemoError("Scene must be one (was '\(named)' and '\(other)')") }
        (scene, named) = (other, other)
        continue
      }
      guard command.options.contains(word) else {
        throw DemoError("No option for '\(word)'; use --help to see all")
      }
      guard let value = rest.popFirst(), !value.hasPrefix("--"), value != "-h" else {
        throw DemoError("No value for '\(word)'; give one after it")
      }
      switch word {
      case "--format": format = try Self.choice(value, "format")
      case "--theme": theme = try Self.choice(value, "theme")
      case "--width": wish = value
      case "--step": step = try Self.number(value, "Step", in: 0...(.max))
      default: out = value
      }
    }
    let isPicture = command == .film || format == .svg
    if theme == .dark, !isPicture {
      throw DemoError("Only pictures have a theme; add '--format svg'")
    }
    if let wish {
      width = try Self.number(wish, "Width", in: isPicture ? 120...10_000 : 20...1_000)
    }
    if command == .diff, step == nil {
      throw DemoError("No step for 'diff'; give one with '--step'")
    }
    if command == .film, out == "" { throw DemoError("No file for 'film'; give one with '--out'") }
  }

  private static func choice<Value: CaseIterable>(
    _ name: String, _ kind: String
  ) throws(DemoError) -> Value {
    if let value = Value.allCases.first(where: { "\($0)" == name }) { return value }
    let names = Value.allCases.map { "\($0)" }.joined(separator: ", ")
    throw DemoError("No \(kind) for '\(name)'; use one of \(names)")
  }

  private static func number(
    _ text: String, _ name: String, in range: ClosedRange<Int>
  ) throws(DemoError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      let least = range.lowerBound
      let most = range.upperBound == .max ? "at least \(least)" : "\(least) to \(range.upperBound)"
      throw DemoError("\(name) must be a whole number, \(most) (was '\(text)')")
    }
    return number
  }

  static let help = """
    usage: ScreenDSLDemo [SCENE]
           ScreenDSLDemo show [SCENE] [--format NAME] [--width N] [--theme NAME]
           ScreenDSLDemo diff [SCENE] --step N [--format NAME] [--theme NAME]
           ScreenDSLDemo film [SCENE] --out FILE [--width N] [--theme NAME]
           ScreenDSLDemo live [SCENE]

    Plays a scene, and prints a line for each update: what the user did, how many rows it touched, and
    why. 'show' draws the first screen of a scene, 'diff' what a step does to it, 'film' all its steps
    as a picture that moves by itself; 'live' shows one to play with in a terminal, or prints its steps
    where there is none. Without SCENE it is 'inbox', and 'main' for 'diff' and without a command.

      main             a banner, a carousel and a list, each sorted by its own menu
      inbox            mail by day: loads, arrives, is read, archived, sorted and searched
      readme           the screen that the README begins with; its film is 850 or 358 points wide
      signup           a form: is typed in, says what is wrong, is saved
      music            a library: shelves, a player, a download with live progress, search
      chat             messages: come, are typed, sent, edited, searched and lost

      --format NAME    draws text, an outline (one line a row) or an svg picture; text by default
      --width N        draws N columns of text wide (20 to 1000), or N points (120 to 10000)
      --theme NAME     colours a picture light or dark; light by default
      --step N         draws the update of step N, counted from 0, the first screen
      --out FILE       writes the film to FILE, which a browser opens
    """

  static let suggestions = """
    Next: swift run ScreenDSLDemo live                   an inbox to play with, here
          swift run ScreenDSLDemo film --out inbox.svg   its steps, for a browser
    """
}

extension Options {
  /// Returns a drawing of the first screen if `step` is nil, otherwise a drawing of the update that this step causes.
  /// If the format cannot draw updates, the result lists the changes of the update instead.
  @MainActor
  func picture() throws -> String {
    let steps = scene.steps
    guard let step else { return renderer.render(steps[0].snapshot) }
    guard steps.indices.contains(step) else {
      throw DemoError("Step must be between 0 and \(steps.count - 1) (was \(step))")
    }
    let old = step == 0 ? ScreenSnapshot() : steps[step - 1].snapshot
    let changes = steps[step].snapshot.changeset(from: old)
    if let picture = renderer.render(changes) { return picture }
    let why = changes.explanation.isEmpty ? "" : "\nwhy:\n\(changes.explanation)"
    return "step \(step): \(steps[step].text)\nchanges:\n\(changes)\(why)"
  }

  /// Writes the moving picture of a scene to a file, and returns a line that names the file. For `/dev/stdout`, only
  /// returns the picture, because the line would spoil it there.
  @MainActor
  func writeFilm() throws -> String {
    let (steps, file) = (scene.steps, out)
    let reader = LookReader(state: Scene.state)
    let source = scene == .readme ? ReadmeScene.source : nil
    let film =
      source.map {
        MovingPicture.svg(
          of: steps, reader, theme: theme, source: $0, isNarrow: (width ?? 850) < 600)
      } ?? MovingPicture.svg(of: steps, reader, theme: theme, width: Double(width ?? 390))
    if file == "/dev/stdout" { return film }
    let url = URL(fileURLWithPath: file)
    let folder = url.deletingLastPathComponent().path
    if !FileManager.default.fileExists(atPath: folder) {
      throw DemoError("No folder '\(folder)'; create it first")
    }
    if url.hasDirectoryPath { throw DemoError("'\(file)' is a folder; add the name of a file") }
    do {
      // An atomic write would replace a link or a pipe by a file.
      try film.write(to: url, atomically: false, encoding: .utf8)
    } catch {
      throw DemoError("Cannot write '\(file)': \(error.localizedDescription)")
    }
    return "\(file): \(steps.count) steps"
  }

  private var renderer: ScreenRenderer {
    switch format {
    case .outline: .outline()
    case .text: .text(width: width ?? 60)
    case .svg: .svg(width: Double(width ?? 390), theme: theme, state: Scene.state)
    }
  }
}
