/// The arguments after `show` or `diff`, sorted into a scene and options with values.
struct PictureWords {
  private(set) var scene: String?
  private(set) var wantsHelp = false
  private var values: [String: String] = [:]

  private static let options = ["--format", "--width", "--theme", "--step"]

  init(_ arguments: some Collection<String>) throws(OptionError) {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      if word == "--help" {
        wantsHelp = true
      } else if Self.options.contains(word) {
        try set(word, to: rest.popFirst())
      } else {
        try setScene(word)
      }
    }
  }

  subscript(option: String) -> String? { values[option] }

  /// Throws if an option belongs to the other command.
  func checkOptions(of command: PictureCommand) throws(OptionError) {
    let (option, other): (String, PictureCommand) =
      command == .show ? ("--step", .diff) : ("--width", .show)
    if values[option] == nil { return }
    throw OptionError("Option '\(option)' must be with '\(other)' (was with '\(command)')")
  }

  private mutating func set(_ option: String, to value: String?) throws(OptionError) {
    if values[option] != nil {
      throw OptionError("Option '\(option)' must be given once (was twice)")
    }
    guard let value, !value.isEmpty, !value.hasPrefix("--") else {
      throw OptionError("No value for '\(option)'; give one after it")
    }
    values[option] = value
  }

  private mutating func setScene(_ word: String) throws(OptionError) {
    if word.hasPrefix("-") {
      throw OptionError("No option for \(word.quoted); use --help to see all")
    }
    if scene != nil { throw OptionError("Scene must be given once (was twice)") }
    scene = word
  }
}
