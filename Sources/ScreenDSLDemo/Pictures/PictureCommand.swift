/// The commands that draw a screen instead of playing a scene, by the program's first argument.
enum PictureCommand: String, CaseIterable {
  case show, diff

  /// The forms that the command can write.
  var formats: [PictureFormat] {
    switch self {
    case .show: PictureFormat.allCases
    case .diff: [.text, .svg]
    }
  }
}

/// The form of a picture.
enum PictureFormat: String, CaseIterable {
  case text, outline, svg

  /// The widths that a screen may have: columns of text, or points; nil if there is no width.
  var widths: ClosedRange<Int>? {
    switch self {
    case .text: 20...1_000
    case .svg: 120...10_000
    case .outline: nil
    }
  }

  /// What a width counts.
  var unit: String { self == .svg ? "points" : "columns" }
}
