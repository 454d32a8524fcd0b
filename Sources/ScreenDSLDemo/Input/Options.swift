/// What the program is asked to do.
struct Options: Equatable {
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
      default: throw OptionError("No option for \(option.quoted); use --help to see all")
      }
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

    Plays a script on the main scene and prints each step: the action, the screen, the changes.

      --elements FILE  reads {"elements": [{"id": "e1", "name": "Element 1"}, …]} from FILE
      --script FILE    plays the lines of FILE instead of the main scene's script
      --quiet          prints the step lines alone
      --help           prints this

    A line of a script is one of these; '#' starts a comment:

    \(Command.allCases.map { "  " + $0.usage }.joined(separator: "\n"))

    Exit status: 0, 1 if a step differs from what is expected, 2 if an argument or a file is wrong.
    """
}

/// What is wrong with the program's arguments.
struct OptionError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ sentence: String) { description = sentence }
}
