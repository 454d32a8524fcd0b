import ScreenDSL

/// Draws screens as pictures of a device.
struct ScreenPicture: Sendable {
  let reader: LookReader
  let width: Double
  let height: Double?
  let colors: Colors

  var looks: LookPicture { LookPicture(colors: colors) }

  static let inset = 16.0
  private static let margin = 16.0
  private static let bezel = 10.0
  private static let radius = 32.0

  init(reader: LookReader, width: Double, height: Double?, colors: Colors) {
    self.reader = reader
    self.width = max(120, CellLook.valid(width) ?? 390)
    self.height = height.flatMap(CellLook.valid)
    self.colors = colors
  }

  /// Returns the picture of a screen.
  @Sendable func svg(of snapshot: ScreenSnapshot) -> String {
    let content = block(of: snapshot)
    let inner = height ?? content.height + 2 * Self.radius
    let edge = Self.margin + Self.bezel
    let screen = Rect(x: edge, y: edge, width: width, height: inner)
    let view = Rect(
      x: edge, y: edge + Self.radius, width: width, height: max(0, inner - 2 * Self.radius))
    let device = screen.inset(x: -Self.bezel, y: -Self.bezel)
    let root = MarkupNode.picture(
      width: width + 2 * edge, height: inner + 2 * edge, ground: colors.ground, label: "Screen",
      [
        .rect(device, fill: colors.bezel, radius: Self.radius + Self.bezel),
        .rect(screen, fill: colors.page, radius: Self.radius),
        .clipped(view, content.nodes),
      ])
    return MarkupWriter.document(root)
  }

  private func block(of snapshot: ScreenSnapshot) -> Block {
    var block = Block.empty
    for section in snapshot.sections {
      for supplementary in section.supplementaries where supplementary.kind != .footer {
        block.append(self.block(of: supplementary))
      }
      let list = RowList(containers: [], layout: section.layout ?? .list, width: width)
      block.append(rows(section.rows, in: list))
      if let footer = section.supplementary(.footer) { block.append(self.block(of: footer)) }
      block.append(Block(height: 8, nodes: []))
    }
    return block
  }

  private func block(of supplementary: Supplementary) -> Block {
    let look = reader.supplementary(supplementary)
    let room = width - 2 * Self.inset
    let height = looks.height(of: look, width: room)
    let frame = looks.frame(of: look, in: Rect(x: Self.inset, y: 8, width: room, height: height))
    return Block(height: height + 16, nodes: looks.draw(look, in: frame))
  }
}
