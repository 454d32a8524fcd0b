import Foundation

@main
struct Demo {
  @MainActor
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst()), output: ProcessOutput()))
  }

  /// Does what `arguments` ask for, and returns the exit status.
  ///
  /// Everything is read and checked before the first line is written.
  @MainActor
  static func run(_ arguments: [String], output: any Output) -> Int32 {
    do {
      let options = try Options(arguments)
      if options.wantsHelp {
        output.write(Options.help)
      } else if options.command != nil {
        output.write(try options.picture())
      } else if let story = options.scene.story {
        return play(story, of: options.scene, output)
      } else {
        return try playScript(options, output)
      }
      return 0
    } catch {
      output.complain("\(error)")
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
  /// Writes a line to standard output.
  func write(_ line: String)
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

/// The streams of the process.
struct ProcessOutput: Output {
  func write(_ line: String) { print(line) }

  func complain(_ line: String) {
    fflush(nil)  // What was written before comes first, in a terminal and in a log.
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
