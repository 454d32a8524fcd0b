import ScreenDSL
import ScreenDSLRendering

/// What to draw, and how.
struct PictureOptions: Equatable {
  var command: PictureCommand
  var scene = PictureScene.main
  var format = PictureFormat.text
  /// In columns or in points, as the format counts; nil for the renderer's own.
  var width: Int?
  var theme = ScreenRenderer.Theme.light
  /// Which step's update is drawn, counted from 0.
  var step: Int?
  var wantsHelp = false

  /// - Parameter arguments: What follows the command.
  init(_ command: PictureCommand, _ arguments: some Collection<String>) throws(OptionError) {
    self.command = command
    let words = try PictureWords(arguments)
    wantsHelp = words.wantsHelp
    if wantsHelp { return }
    try words.checkOptions(of: command)
    if let word = words.scene { scene = try Self.value(word, "scene", of: PictureScene.allCases) }
    if let word = words["--format"] {
      format = try Self.value(word, "format", of: command.formats)
    }
    if let word = words["--theme"] {
      theme = try Self.value(word, "theme", of: ScreenRenderer.Theme.allCases)
      if format != .svg { throw Self.mismatch("--theme", with: "'svg'", format) }
    }
    width = try words["--width"].map { word throws(OptionError) in try width(word) }
    step = try words["--step"].map { word throws(OptionError) in try Self.number(word, "Step") }
    if command == .diff, step == nil {
      throw OptionError("No step for 'diff'; give one with '--step'")
    }
  }

  private func width(_ word: String) throws(OptionError) -> Int {
    guard let widths = format.widths else {
      throw Self.mismatch("--width", with: "'text' or 'svg'", format)
    }
    let width = try Self.number(word, "Width")
    if widths.contains(width) { return width }
    throw OptionError(
      "Width must be between \(widths.lowerBound) and \(widths.upperBound) \(format.unit) "
        + "(was \(width))")
  }

  private static func number(_ word: String, _ name: String) throws(OptionError) -> Int {
    if let number = Int(word) { return number }
    throw OptionError("\(name) must be a whole number (was \(word.quoted))")
  }

  private static func value<Value: RawRepresentable<String>>(
    _ word: String, _ name: String, of all: [Value]
  ) throws(OptionError) -> Value {
    if let value = all.first(where: { $0.rawValue == word }) { return value }
    let names = all.map(\.rawValue).joined(separator: ", ")
    throw OptionError("No \(name) for \(word.quoted); use one of \(names)")
  }

  private static func mismatch(
    _ option: String, with wanted: String, _ format: PictureFormat
  ) -> OptionError {
    OptionError("Option '\(option)' must be with format \(wanted) (was with '\(format)')")
  }
}
