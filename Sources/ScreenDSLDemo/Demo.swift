import Foundation
import ScreenDSLTerminal

@main
struct Demo {
  @MainActor
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if Terminal.isInteractive, let options = try? Options(arguments), options.command == .live,
      !options.wantsHelp, let status = try? await LiveScene.play(options.scene)
    {
      exit(status)
    }
    exit(run(arguments, output: ProcessOutput()))
  }

  /// Does what `arguments` ask for, and returns the exit status.
  ///
  /// Everything is read and checked before the first line is written.
  @MainActor
  static func run(_ arguments: [String], output: any Output) -> Int32 {
    let legible = LegibleOutput(output: output)
    do {
      let options = try Options(arguments)
      if options.wantsHelp {
        output.write(Options.help)
      } else if options.command == .live {
        output.write(try LiveScene.frames(options.scene))
      } else if let file = options.out {
        legible.write(try options.writeFilm(to: file))
      } else if options.command != nil {
        output.write(try options.picture())
      } else if let story = options.scene.story {
        return play(story, of: options.scene, legible)
      } else {
        return try playScript(options, legible)
      }
      return 0
    } catch {
      legible.complain("\(error)")
      return 2
    }
  }

  @MainActor
  private static func play(_ story: Scene.Story, of scene: Scene, _ output: any Output) -> Int32 {
    do {
      try story(output)
      return 0
    } catch {
      output.complain("Scene '\(scene)' differed: \(error)")
      return 1
    }
  }

  @MainActor
  private static func playScript(_ options: Options, _ output: any Output) throws -> Int32 {
    let shipped = try ElementsFile(resource: "elements").elements
    let elements = try options.elements.map { try ElementsFile(file: $0).elements } ?? shipped
    var script = try options.script.map(ScriptFile.init(file:)) ?? ScriptFile(resource: "script")
    if let file = options.script {
      try script.check(on: elements, file: file)
    } else if elements != shipped {
      for index in script.steps.indices { script.steps[index].figures = nil }
    }
    var player = ScriptPlayer(elements, isQuiet: options.isQuiet, output: output)
    return player.play(script.steps)
  }
}

/// Where a run writes its lines; a test reads them there.
@MainActor
protocol Output {
  /// Writes lines to standard output.
  func write(_ text: String)
  /// Writes a line to standard error.
  func complain(_ line: String)
}

extension Output {
  /// Writes a title, indented lines below it, and a blank line.
  func write(_ title: String, _ lines: [String]) {
    write("\(title):")
    for line in lines { write("  \(line)") }
    write("")
  }
}

/// Writes nothing that is not seen, whatever arguments and files say.
struct LegibleOutput: Output {
  let output: any Output

  func write(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    output.write(lines.map { String($0).legible }.joined(separator: "\n"))
  }

  func complain(_ line: String) { output.complain(line.legible) }
}

extension String {
  /// The text on one line, with hidden characters as codes such as `\u{202E}`, and without the
  /// middle of words of more than 80 characters.
  var legible: String {
    let words = split(separator: " ", omittingEmptySubsequences: false).map { word in
      let scalars = word.unicodeScalars.map(\.legible).joined().unicodeScalars
      return scalars.count <= 80
        ? String(scalars) : "\(Substring(scalars.prefix(60)))…\(Substring(scalars.suffix(19)))"
    }
    return words.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  fileprivate var legible: String {
    isHidden ? "\\u{\(String(value, radix: 16, uppercase: true))}" : String(self)
  }

  /// Whether the scalar is not seen, or changes what is seen of others; those that emoji and some
  /// scripts are written with may stand there.
  private var isHidden: Bool {
    switch properties.generalCategory {
    case _ where "\u{200C}\u{200D}\u{FE0E}\u{FE0F}".unicodeScalars.contains(self): false
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }
}

/// The streams of the process.
struct ProcessOutput: Output {
  func write(_ text: String) { print(text) }

  func complain(_ line: String) {
    fflush(nil)  // What was written before comes first, in a terminal and in a log.
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
