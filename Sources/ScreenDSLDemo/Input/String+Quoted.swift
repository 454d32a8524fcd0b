extension String {
  /// This text between single quotes, on one line.
  var quoted: String { "'\(onOneLine)'" }

  /// This text with all that would break a line escaped: what comes from a file stays on its line.
  var onOneLine: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.breaksLine {
        result += scalar.escaped(asASCII: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
