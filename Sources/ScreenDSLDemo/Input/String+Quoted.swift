import ScreenDSL

extension String {
  /// This text between single quotes, on one line.
  var quoted: String { "'\(onOneLine)'" }

  /// This text with all that is hidden in it escaped: what comes from a file stays on its line, and
  /// turns none around.
  var onOneLine: String {
    var result = ""
    var hidden = HiddenScalars()
    for scalar in unicodeScalars {
      if hidden.hides(scalar) {
        result += scalar.escaped(asASCII: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
