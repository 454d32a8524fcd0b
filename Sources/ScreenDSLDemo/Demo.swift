import Foundation
import ScreenDSLHeadless
import ScreenDSLTerminal

@main
struct Demo {
  @MainActor
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if Terminal.isInteractive, let options = try? Options(arguments), options.command == .live {
      exit(await LiveScene.play(options.scene))
    }
    let (status, text) = run(arguments, columns: max(80, Terminal.size.columns))
    let stream = status == 0 ? FileHandle.standardOutput : .standardError
    do { try stream.write(contentsOf: Data((text + "\n").utf8)) } catch {
      let problem = "Cannot write the output: \(error.localizedDescription)\n"
      try? FileHandle.standardError.write(contentsOf: Data(problem.utf8))
      exit(1)
    }
    exit(status)
  }

  /// Runs the program with these arguments, and returns its exit status and output. If the status is 0, the output is
  /// for standard output; otherwise, the output is for standard error.
  @MainActor
  static func run(_ arguments: [String], columns: Int) -> (status: Int32, text: String) {
    do {
      let options = try Options(arguments)
      let text =
        switch options.command {
        case .help: Options.help
        case .play: UpdateSummary(columns: columns).text(of: options.scene)
        case .show, .diff: try options.picture()
        case .film: try options.writeFilm()
        case .live: LiveScene.frames(options.scene)
        }
      return (0, text.hasSuffix("\n") ? String(text.dropLast()) : text)
    } catch {
      // The error may contain an argument with invisible characters. `VisibleText` replaces these characters by codes.
      return (2, VisibleText().text("\(error)"))
    }
  }
}
