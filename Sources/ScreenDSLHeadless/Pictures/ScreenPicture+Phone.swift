extension ScreenPicture {
  private static let (statusHeight, barHeight, titleHeight) = (54.0, 44.0, 52.0)
  private static let bottom = 34.0

  /// The space above the list, the space below the list, the height of the screen, and the radius of the screen's
  /// corners, in points. If the screen is as high as its content, the height is nil.
  var surroundings: (top: Double, bottom: Double, height: Double?, radius: Double) {
    guard reader.state.isOnPhone else { return (32, 32, height, 32) }
    let hasTitle = reader.state.title != nil
    let bars =
      (hasTitle || editing != nil ? Self.barHeight : 5) + (hasTitle ? Self.titleHeight : 0)
    // The screen has the proportions of an iPhone that is 390 points wide and 844 points high.
    return (Self.statusHeight + bars, Self.bottom, height ?? (width * 844 / 390).rounded(), 50)
  }

  func bars(height: Double) -> [MarkupNode] {
    let (font, middle) = (Font(.body), Self.statusHeight + Self.barHeight / 2)
    let home = Rect(x: width / 2 - 70, y: height - 13, width: 140, height: 5)
    var nodes = statusBar + [.rect(home, fill: colors.text, radius: 2.5)]
    if let isEditing = editing {
      nodes.append(
        .text(
          isEditing ? "Done" : "Edit", x: width - inset, midY: middle,
          font: isEditing ? Font(.headline) : font, fill: colors.accent, anchor: "end"))
    }
    if let title = reader.state.title {
      let font = Font(.largeTitle, isBold: true)
      let shown = font.fit(reader.visible.text(title), width: width - 2 * inset)
      let y = Self.statusHeight + Self.barHeight + Self.titleHeight / 2
      nodes.append(.text(shown, x: inset, midY: y, font: font, fill: colors.text))
    }
    return reader.state.isRightToLeft ? nodes.map { $0.mirrored(width) } : nodes
  }

  private var statusBar: [MarkupNode] {
    if width < 320 { return [] }
    let (ink, end) = (colors.text, width - 31)
    let bars = (0..<4).map { index in
      let height = 4 + 2.6 * Double(index)
      let bar = Rect(x: end - 73 + 5 * Double(index), y: 32.5 - height, width: 3.4, height: height)
      return MarkupNode.rect(bar, fill: ink, radius: 1)
    }
    let battery = Rect(x: end - 26, y: 20.5, width: 23, height: 12)
    let island = Rect(x: width / 2 - 62, y: 11, width: 124, height: 36)
    let hasIsland = island.maxX + 8 < end - 73
    return [
      .text("9:41", x: 62, midY: 27, font: Font(.headline), fill: ink, anchor: "middle"),
      .rect(battery, fill: "none", radius: 3.8, stroke: colors.tertiary),
      .rect(battery.inset(x: 2, y: 2), fill: ink, radius: 2),
      .rect(Rect(x: end - 1, y: 24.5, width: 1.5, height: 4), fill: colors.tertiary),
      looks.drawSymbol(
        "wifi", in: Rect(x: end - 48, y: 17.5, width: 18, height: 18), ink, isBold: true),
    ] + bars + (hasIsland ? [.rect(island, fill: "#000000", radius: 18)] : [])
  }
}
