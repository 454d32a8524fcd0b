package import ScreenDSLLooks

extension LookNode {
  /// Looks of rows, each with the x coordinate at which its separator begins, in points: that of its leading text, or
  /// else that of the row.
  package static let lined: [(look: LookNode, start: Double)] = {
    let (text, image) = (Look.text("Text"), Look.image(.symbol("star")))
    let lines = Look.vertical {
      Look.text("Title")
      Look.text("Detail", .footnote)
    }
    func row(_ parts: any LookPart...) -> LookNode { .horizontal(parts.map { $0._node }) }
    func column(_ parts: any LookPart...) -> LookNode { .vertical(parts.map { $0._node }) }
    let looks: [(any LookPart, Double)] = [
      (text, 16), (text.accessory(.chevron), 16), (text.separator(.inset(56)), 56),
      (Look.toggle("Toggle", isOn: true) { _ in }, 16), (text.info("i") {}, 16),
      (row(image, text), 52), (row(Look.avatar("Ada"), lines), 68),
      (row(image, Look.progress(0.5, as: .circle), lines), 92),
      (row(Look.toggle("", isOn: true) { _ in }, text), 79),
      (row(image.size(width: 20), text).padding(horizontal: 0, vertical: 4), 32),
      (column(image, text), 16), (column(row(image, text), text), 16),
      (text.overlay(.topTrailing) { Look.badge("1") }, 16),
      // In these looks no text leads. It comes after a flexible part, or it is centered, trailing, or in a bubble.
      (row(Look.slider("", value: 0.5) { _ in }, text), 16), (row(image, Look.spacer, text), 16),
      (text.alignment(.center), 16), (text.bubble(.sent), 16),
      (Look.vertical(alignment: .trailing) { text }, 16),
      (
        Look.horizontal {
          image
          text
        }.equal(), 16
      ),
      (image, 16), (image.padding(0), 16),
    ]
    return looks.map { ($0._node, $1) }
  }()
}
