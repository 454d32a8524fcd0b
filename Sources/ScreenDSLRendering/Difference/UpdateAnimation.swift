import ScreenDSL

/// Draws an update as a picture that moves: the screen before, and what the update makes of it, again
/// and again.
///
/// What the changeset mentions lights up. What it does not mention stands still, or goes where others
/// make room or leave some. Everything is in the picture's own style sheet, whose first rules are those
/// of the screen after: they hold where nothing moves.
struct UpdateAnimation: Sendable {
  private var picture: ScreenPicture

  init(_ picture: ScreenPicture) {
    self.picture = picture
    self.picture.hasPlaces = true
  }

  private static let captionHeight = 62.0

  /// Returns the picture of an update.
  @Sendable func svg(of changes: Changeset) -> String {
    let (old, new) = (picture.block(of: changes.old), picture.block(of: changes.new))
    let scene = MovingScene(old, new, UpdateMarks(changes), picture.colors)
    let device = picture.device(
      showing: Block(height: max(old.height, new.height), nodes: scene.nodes))
    let root = MarkupNode.picture(
      width: device.width, height: device.height + Self.captionHeight,
      ground: picture.colors.ground, label: "Update",
      [.element("style", [], [.text(Self.style)])]
        + caption(DifferenceSummary.lines(of: changes), width: device.width)
        + [.moved(x: 0, y: Self.captionHeight, device.nodes)])
    return MarkupWriter.document(root)
  }

  private func caption(_ lines: [String], width: Double) -> [MarkupNode] {
    let (edge, colors) = (26.0, picture.colors)
    func heading(_ text: String, x: Double, _ anchor: MarkupNode.Anchor) -> MarkupNode {
      .text(text, x: x, midY: 26, font: .heading, fill: colors.text, anchor: anchor)
    }
    let summary = lines.enumerated().map { index, line in
      MarkupNode.text(
        Font.choice.fit(line, width: width - 2 * edge), x: width / 2, midY: 50 + 17 * Double(index),
        font: .choice, fill: colors.secondary, anchor: .middle)
    }
    return [
      .group(.leaves, [heading("Before", x: edge, .start)]),
      .group(.comes, [heading("After", x: width - edge, .end)]), .group(.shows, summary),
    ]
  }

  /// A rest, the update, a longer rest, and the way back.
  private static let style = """
    .leaves{opacity:0}.lights{opacity:.12}
    @media(prefers-reduced-motion:no-preference){
    .moves,.comes,.leaves,.lights,.shows{animation:6s ease-in-out infinite both}
    .moves{animation-name:move}.comes{animation-name:come}.leaves{animation-name:leave}
    .lights{animation-name:light}.shows{animation-name:show}}
    @keyframes move{0%,20%,100%{transform:translate(var(--x),var(--y))}32%,90%{transform:none}}
    @keyframes come{0%,20%,100%{opacity:0}32%,90%{opacity:1}}
    @keyframes leave{0%,20%,100%{opacity:1}32%,90%{opacity:0}}
    @keyframes light{0%,20%,100%{opacity:0}26%{opacity:.3}44%,90%{opacity:.12}}
    @keyframes show{0%,20%,100%{opacity:0}26%,90%{opacity:1}}
    """
}

extension MarkupNode {
  /// What a group does while the picture moves: a class of its style sheet.
  fileprivate enum Motion: String {
    case moves, comes, leaves, lights, shows
  }

  fileprivate static func group(
    _ motion: Motion, _ children: [MarkupNode], _ shift: Value? = nil
  ) -> MarkupNode {
    let style = shift.map { [Attribute(name: "style", value: $0)] } ?? []
    return .element("g", [("class", .text(motion.rawValue))] + style, children)
  }

  /// Whether something with a place of its own is in it.
  fileprivate var hasPlaces: Bool {
    switch self {
    case .place: true
    case .text: false
    case .element(_, _, let children): children.contains(where: \.hasPlaces)
    }
  }

  /// How far an element puts what is in it from where itself stands, in points.
  fileprivate var origin: (x: Double, y: Double) {
    guard case .element(let name, let attributes, _) = self else { return (0, 0) }
    var origin = (x: 0.0, y: 0.0)
    let isPart = "\(name)" == "svg"
    for attribute in attributes {
      switch ("\(attribute.name)", attribute.value) {
      case (_, .distance(let x, let y)): origin = (x, y)
      case ("x", .number(let x)) where isPart: origin.x = x
      case ("y", .number(let y)) where isPart: origin.y = y
      default: break
      }
    }
    return origin
  }
}

/// What an update does to what has a place on the screen, by its place on the new one; to what is gone,
/// by its place on the old one.
struct UpdateMarks {
  private(set) var marks: [DrawnPlace: [DifferenceMark]] = [:]
  private(set) var removals: [DrawnPlace: [DifferenceMark]] = [:]
  /// The new paths of the rows that have another one.
  private(set) var successors: [RowPath: RowPath] = [:]

  init(_ changes: Changeset) { add(changes, old: nil, new: nil) }

  /// - Parameters:
  ///   - old: The container around the list in the old screen; nil for the screen's own list.
  ///   - new: The same in the new screen.
  private mutating func add(_ changes: Changeset, old: RowPath?, new: RowPath?) {
    let before = DifferenceMarks(changes, isOld: true, in: [])
    let after = DifferenceMarks(changes, isOld: false, in: [])
    for (position, found) in after.rows {
      let path = path(of: position, changes.new, new)
      marks[Self.place(of: path)] = found
      guard let link = after.rowLinks[position], let row = link.row else { continue }
      let origin = RowPosition(section: link.section, row: row)
      successors[self.path(of: origin, changes.old, old)] = path
    }
    for (position, found) in before.rows where found.contains(.removed) {
      removals[Self.place(of: path(of: position, changes.old, old))] = found
    }
    // Containers have neither headers nor footers.
    if new == nil {
      add(after.decorations.filter { !$0.value.isRemoval }, of: changes.new, to: &marks)
      add(before.decorations.filter(\.value.isRemoval), of: changes.old, to: &removals)
    }
    for nested in changes.nested {
      add(
        nested.changes, old: path(of: nested.old, changes.old, old),
        new: path(of: nested.new, changes.new, new))
    }
  }

  private func add(
    _ decorations: [DifferenceMarks.DecorationPlace: DifferenceMark], of snapshot: ScreenSnapshot,
    to marks: inout [DrawnPlace: [DifferenceMark]]
  ) {
    for (place, mark) in decorations {
      let section = snapshot.sections[place.section].id
      marks[DrawnPlace(section: section, row: nil, part: .supplementary(place.kind))] = [mark]
    }
  }

  private func path(
    of position: RowPosition, _ snapshot: ScreenSnapshot, _ outer: RowPath?
  ) -> RowPath {
    let id = snapshot[position].id
    return outer?.appending(id) ?? RowPath(id, section: snapshot.sections[position.section].id)
  }

  private static func place(of path: RowPath) -> DrawnPlace {
    DrawnPlace(section: path.section ?? "", row: path, part: .row)
  }
}

/// The new screen with all that moves in it, and what is gone from the old one.
private struct MovingScene {
  typealias Point = (x: Double, y: Double)

  /// Something of the old screen: where it was, from the screen's upper left corner in points, and how
  /// it was drawn.
  private struct Spot {
    /// Its place in the new screen, if it has one there.
    var place: DrawnPlace
    var origin: Point
    var frame: Rect
    var nodes: [MarkupNode]
    /// The row whose list it is in, by its new path; nil for the screen's own list.
    var container: RowPath?
    var removal: [DifferenceMark]
  }

  private let marks: UpdateMarks
  private let colors: Colors
  private var spots: [Spot] = []
  /// The indexes of the spots of what stays, by its place in the new screen.
  private var staying: [DrawnPlace: Int] = [:]
  private var kept: Set<DrawnPlace> = []
  private(set) var nodes: [MarkupNode] = []

  init(_ old: Block, _ new: Block, _ marks: UpdateMarks, _ colors: Colors) {
    self.marks = marks
    self.colors = colors
    for node in old.nodes { collect(node, at: (0, 0), in: nil) }
    for node in new.nodes { keep(node) }
    nodes = list(new.nodes, at: (0, 0), shift: (0, 0), in: nil)
  }

  /// Notes where everything of the old screen was.
  private mutating func collect(
    _ node: MarkupNode, at origin: Point, in container: RowPath?
  ) {
    switch node {
    case .text: break
    case .element(_, _, let children):
      let own = node.origin
      for child in children {
        collect(child, at: (origin.x + own.x, origin.y + own.y), in: container)
      }
    case .place(let place, let frame, let children):
      let spot = Spot(
        place: successor(of: place, in: container), origin: origin, frame: frame, nodes: children,
        container: container, removal: marks.removals[place] ?? [])
      if spot.removal.isEmpty { staying[spot.place] = spots.count }
      spots.append(spot)
      if place.part != .row { return }
      for child in children { collect(child, at: origin, in: spot.place.row) }
    }
  }

  private func successor(of place: DrawnPlace, in container: RowPath?) -> DrawnPlace {
    guard let row = place.row else { return place }
    var new = place
    new.row =
      place.part == .note
      ? container : marks.successors[row] ?? container?.appending(row.id) ?? row
    new.section = new.row?.section ?? place.section
    return new
  }

  /// Notes what of the new screen the old one has, too.
  private mutating func keep(_ node: MarkupNode) {
    switch node {
    case .text: break
    case .element(_, _, let children): for child in children { keep(child) }
    case .place(let place, _, let children):
      if staying[place] == nil { return }
      kept.insert(place)
      for child in children { keep(child) }
    }
  }

  /// Returns the drawing of a list: rows that leave it below what stays, lines that leave it above.
  ///
  /// - Parameters:
  ///   - origin: Where the nodes are drawn in the new screen.
  ///   - shift: How far the containers around them are from there in the old one.
  private func list(
    _ nodes: [MarkupNode], at origin: Point, shift: Point, in container: RowPath?
  ) -> [MarkupNode] {
    let gone = spots.filter { spot in
      spot.container == container && (!spot.removal.isEmpty || !kept.contains(spot.place))
    }
    func leaving(_ spot: Spot) -> MarkupNode {
      let (x, y) = (spot.origin.x - shift.x - origin.x, spot.origin.y - shift.y - origin.y)
      let light = light(spot.removal, spot.frame, isCard: container != nil, at: spot.origin)
      return .group(.leaves, [.moved(x: x, y: y, spot.nodes + light)])
    }
    return gone.filter { $0.place.part == .row }.map(leaving)
      + moving(nodes, at: origin, shift, in: container)
      + gone.filter { $0.place.part != .row }.map(leaving)
  }

  /// Returns the drawings of nodes, those of moved rows above the others.
  private func moving(
    _ nodes: [MarkupNode], at origin: Point, _ shift: Point, in container: RowPath?
  ) -> [MarkupNode] {
    (nodes.filter { !isMoved($0) } + nodes.filter(isMoved)).flatMap {
      moving($0, at: origin, shift, in: container)
    }
  }

  private func moving(
    _ node: MarkupNode, at origin: Point, _ shift: Point, in container: RowPath?
  ) -> [MarkupNode] {
    switch node {
    case .text: return [node]
    case .element(let name, let attributes, let children):
      let inner = (origin.x + node.origin.x, origin.y + node.origin.y)
      let drawn =
        "\(name)" == "svg"
        ? list(children, at: inner, shift: shift, in: container)
        : moving(children, at: inner, shift, in: container)
      return [.element(name, attributes, drawn)]
    case .place(let place, let frame, let children):
      let marks = self.marks.marks[place] ?? []
      let light = light(marks, frame, isCard: container != nil, at: origin)
      guard kept.contains(place), let spot = staying[place].map({ spots[$0] }) else {
        return [.group(.comes, children + light)]
      }
      let far = (x: spot.origin.x - origin.x, y: spot.origin.y - origin.y)
      let own = (x: far.x - shift.x, y: far.y - shift.y)
      let isFilled =
        marks.contains(where: \.isUpdate) && !(children + spot.nodes).contains(where: \.hasPlaces)
      let content =
        isFilled
        ? [.group(.leaves, spot.nodes), .group(.comes, children)]
        : moving(children, at: origin, far, in: place.row)
      if abs(own.x) < 0.005, abs(own.y) < 0.005 { return content + light }
      return [.group(.moves, content + light, .shift(x: own.x, y: own.y))]
    }
  }

  /// Whether the update moves the row that is drawn, or that a line is below.
  private func isMoved(_ node: MarkupNode) -> Bool {
    switch node {
    case .text: return false
    case .element(_, _, let children): return children.contains(where: isMoved)
    case .place(var place, _, _):
      place.part = .row
      return marks.marks[place]?.contains(where: \.isMove) == true
    }
  }

  /// Returns what lights up something, and says why.
  private func light(
    _ marks: [DifferenceMark], _ frame: Rect, isCard: Bool, at origin: Point
  ) -> [MarkupNode] {
    guard let mark = marks.first else { return [] }
    let (color, font) = (mark.color(colors), Font.tag)
    let radius = isCard ? 12.0 : 0
    let text = font.fit(marks.map(\.text).joined(separator: ", "), width: frame.width - 32)
    let width = font.width(of: text) + 16
    let tag = Rect(
      x: frame.maxX - 8 - width, y: frame.y + (isCard || origin.y < 8 ? 5 : -8), width: width,
      height: 17)
    return [
      .group(.lights, [.rect(frame, fill: color, radius: radius)]),
      .group(
        .shows,
        [
          .rect(
            frame.inset(x: 1, y: 1), fill: "none", radius: radius, stroke: color, strokeWidth: 2),
          .rect(tag, fill: color, radius: 8.5),
          .text(
            text, x: tag.midX, midY: tag.midY, font: font, fill: colors.ground, anchor: .middle),
        ]),
    ]
  }
}
