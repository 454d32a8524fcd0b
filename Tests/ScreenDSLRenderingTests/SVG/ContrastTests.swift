@testable import ScreenDSLRendering

/// The colours of texts and of what is behind them.
@Suite(.timed) struct ContrastTests {
  @Test(arguments: ScreenRenderer.Theme.allCases)
  func textsAreReadable(_ theme: ScreenRenderer.Theme) {
    let colors = Colors(theme)
    let system: [Look.Color] = [
      .red, .orange, .yellow, .green, .teal, .blue, .indigo, .purple, .pink, .brown, .gray,
    ]
    #expect(Set(system.map { "\(colors.tint($0))" }).count == system.count)
    for color in system.map(colors.tint)
      + [colors.text, colors.secondary, colors.tertiary, colors.accent]
    {
      #expect(contrast(color, colors.surface) >= 4.5, "\(color)")
    }
    for color in system.map(colors.tint) + [colors.accent] {
      #expect(contrast(colors.onAccent, color) >= 4.5, "\(color)")
    }
    #expect(contrast(colors.text, colors.thumb) >= 4.5)
    #expect(contrast(colors.removed, colors.fill) >= 4.5)
    for ground in [colors.page, colors.plain, colors.fill, colors.selection] {
      #expect(contrast(colors.text, ground) >= 7, "\(ground)")
      #expect(contrast(colors.secondary, ground) >= 4.5, "\(ground)")
    }
  }

  /// The contrast of two colours as WCAG 2 defines it.
  private func contrast(_ first: StaticString, _ second: StaticString) -> Double {
    let (one, other) = (luminance("\(first)"), luminance("\(second)"))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private func luminance(_ color: String) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    let parts = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { part -> Double in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// `base` to the power of 2.4: the fifth root of its twelfth power, found by Newton's method.
  private func power(_ base: Double) -> Double {
    let square = base * base
    let target = square * square * square * square * square * square
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (fourth * root - target) / (5 * fourth)
    }
    return root
  }
}
