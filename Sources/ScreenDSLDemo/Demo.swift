import Foundation
import ScreenDSLHeadless
import ScreenDSLTerminal

@main
struct Demo {
  @MainActor
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if Terminal.isInteractive, let options = try? Options(arguments), options.command == .live,
      let status = try? await LiveScene.play(options.scene)
    {
      exit(status)
    }
    exit(run(arguments, output: ProcessOutput()))
  }

  /// Runs the program with these arguments. The result is its exit status.
  @MainActor
  static func run(_ arguments: [String], output: any Output) -> Int32 {
    do {
      let options = try Options(arguments)
      switch options.command {
      case .help: output.write(Options.help)
      case .play: try play(options.scene, output)
      case .show, .diff: output.write(try options.picture())
      case .film: output.write(try options.writeFilm())
      case .live: output.write(try LiveScene.frames(options.scene))
      }
      return 0
    } catch {
      // The error may quote arguments with invisible characters. The line shows codes instead of them.
      output.complain(VisibleText().text("\(error)"))
      return 2
    }
  }

  /// Writes a line for each update of a scene, and a line for each element that the user has picked.
  @MainActor
  private static func play(_ scene: Scene, _ output: any Output) throws {
    var summary = UpdateSummary(output)
    for step in try scene.steps() { summary.add(step) }
    summary.finish()
    if scene == .main { output.write("\n" + Options.suggestions) }
  }
}
