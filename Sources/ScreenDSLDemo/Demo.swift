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
    var player = ScriptPlayer(elements, detail: options.detail, output: output)
    let status = player.play(script.steps)
    if options.detail == .summary { output.write(Options.suggestions) }
    return status
  }
}
