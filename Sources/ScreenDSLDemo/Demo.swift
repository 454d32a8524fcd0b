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
  ///
  /// - Parameter script: What to play on the elements that come with the program.
  @MainActor
  static func run(
    _ arguments: [String], output: any Output, script: Script = .main
  ) -> Int32 {
    do {
      if let command = arguments.first.flatMap(PictureCommand.init) {
        return try draw(PictureOptions(command, arguments.dropFirst()), output: output)
      }
      let options = try Options(arguments)
      if options.wantsHelp {
        output.write(Options.help)
        return 0
      }
      if let scene = options.scene { return play(scene, output: output) }
      let elements = try elements(options)
      let script = try self.script(options, on: elements, default: script)
      var player = ScriptPlayer(elements, isQuiet: options.isQuiet, output: output)
      return player.play(script)
    } catch {
      output.complain("\(error)")
      return 2
    }
  }

  @MainActor
  private static func play(_ scene: DemoScene, output: any Output) -> Int32 {
    do {
      try scene.play(output)
      return 0
    } catch {
      output.complain("Scene '\(scene)' differed: \(error)")
      return 1
    }
  }

  @MainActor
  private static func draw(_ options: PictureOptions, output: any Output) throws -> Int32 {
    if options.wantsHelp {
      output.write(Options.help)
    } else {
      output.write(try Picture(options: options, elements: shippedElements()).text())
    }
    return 0
  }

  private static func elements(_ options: Options) throws -> [Element] {
    try options.elements.map { try Element.elements(in: SourceText(contentsOf: $0)) }
      ?? shippedElements()
  }

  private static func shippedElements() throws(InputError) -> [Element] {
    let url = Bundle.module.url(forResource: "elements", withExtension: "json")
    return try Element.elements(in: SourceText(contentsOf: url?.path ?? "elements.json"))
  }

  /// Returns the steps to play; what is expected of them holds on the shipped elements alone.
  private static func script(
    _ options: Options, on elements: [Element], default script: Script
  ) throws -> Script {
    if let file = options.script {
      return try ScriptFile(SourceText(contentsOf: file)).script(on: elements)
    }
    return try elements == shippedElements() ? script : script.withoutExpectations
  }
}
