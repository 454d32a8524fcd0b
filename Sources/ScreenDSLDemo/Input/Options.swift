import Foundation

/// What the program is asked to do.
struct Options: Equatable {
  /// The scene to play; nil for the main one.
  var scene: DemoScene?
  /// The file to read the elements from; nil for the one that comes with the program.
  var elements: String?
  /// The file to read the steps from; nil for the main scene's script.
  var script: String?
  var isQuiet = false
  var wantsHelp = false

  init(_ arguments: [String]) throws(OptionError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--elements": try Self.set(&elements, to: rest.popFirst(), option)
      case "--script": try Self.set(&script, to: rest.popFirst(), option)
      case "--quiet": isQuiet = true
      case "--help": wantsHelp = true
      default: try readWord(option)
      }
    }
    try checkScene()
  }

  private mutating func readWord(_ word: String) throws(OptionError) {
    if word.hasPrefix("-") {
      throw OptionError("No option for \(word.quoted); use --help to see all")
    }
    if PictureCommand(rawValue: word) != nil {
      throw OptionError("Command '\(word)' must be the first argument (was a later one)")
    }
    guard let scene = DemoScene(rawValue: word) else {
      throw OptionError("No scene for \(word.quoted); use one of \(DemoScene.names)")
    }
    if self.scene != nil { throw OptionError("Scene must be given once (was twice)") }
    self.scene = scene
  }

  /// The options other than `--help` are about the main scene's script.
  private func checkScene() throws(OptionError) {
    guard let scene else { return }
    let given = [
      ("--elements", elements != nil), ("--script", script != nil), ("--quiet", isQuiet),
    ]
    if let option = given.first(where: \.1)?.0 {
      throw OptionError("Option '\(option)' must be without a scene (was with '\(scene)')")
    }
  }

  private static func set(
    _ file: inout String?, to value: String?, _ option: String
  ) throws(OptionError) {
    if file != nil { throw OptionError("Option '\(option)' must be given once (was twice)") }
    guard let value, !value.isEmpty, !value.hasPrefix("--") else {
      throw OptionError("No file for '\(option)'; give one after it")
    }
    file = value
  }

  static let help = """
    usage: ScreenDSLDemo [--elements FILE] [--script FILE] [--quiet] [--help]
           ScreenDSLDemo SCENE
           ScreenDSLDemo show [SCENE] [--format text|outline|svg] [--width N] [--theme NAME]
           ScreenDSLDemo diff [SCENE] --step N [--format text|svg] [--theme NAME]

    Plays a script on the main scene and prints each step: the action, the screen, the changes.
    With a SCENE it plays that one instead:

    \(DemoScene.allCases.map(usage).joined(separator: "\n"))

      --elements FILE  reads {"elements": [{"id": "e1", "name": "Element 1"}, …]} from FILE
      --script FILE    plays the lines of FILE instead of the main scene's script
      --quiet          prints the step lines alone
      --help           prints this

    'show' draws the first screen of a SCENE, 'diff' what a step does to it; without SCENE it is
    'main'.

      --format NAME    draws text, an outline (one line a row) or an SVG picture; text by default
      --width N        draws N columns of text wide (20 to 1000), or N points (120 to 10000)
      --theme NAME     colours a picture light or dark; light by default
      --step N         draws the update of step N, counted from 0, the first apply

    A line of a script is one of these; '#' starts a comment:

    \(Command.allCases.map { "  " + $0.usage }.joined(separator: "\n"))

    Exit status: 0, 1 if a step or a scene differs from what is expected, 2 if an argument or a
    file is wrong.
    """

  private static func usage(_ scene: DemoScene) -> String {
    let name = scene.rawValue.padding(toLength: 15, withPad: " ", startingAt: 0)
    return "  \(name)  \(scene.summary)"
  }
}

/// What is wrong with the program's arguments.
struct OptionError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ sentence: String) { description = sentence }
}
