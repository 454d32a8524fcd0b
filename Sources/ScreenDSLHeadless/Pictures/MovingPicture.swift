package import ScreenDSL

/// One picture that shows several screens, one after the other, with animations in its style sheet. A drawing that
/// several screens contain is one element, which appears, moves and disappears.
package struct MovingPicture {
  enum Layer {
    case row, line, caption
    /// The mark of a removed row, visible only while the row disappears.
    case leaving
  }
  typealias Place = (x: Double, y: Double)
  /// A drawing with its layer, and its place in each step that contains the drawing. The keys of `places` are the
  /// indexes of these steps, and `first` is the place in the first of these steps.
  private typealias Part = (node: MarkupNode, layer: Layer, first: Place, places: [Int: Place])

  private var parts: [Part] = []
  private var indexes: [String: Int] = [:]
  private var alike: [String: Int] = [:]

  /// The duration of a step, and of the transition at its end, in seconds.
  private static let (seconds, change) = (3.0, 0.7)
  private static let mostHeight = 844.0
  private static let captionHeight = 40.0

  package static func svg(
    of steps: [(text: String, snapshot: ScreenSnapshot)], _ reader: LookReader,
    theme: ScreenRenderer.Theme, width: Double = 390
  ) -> String {
    var picture = ScreenPicture(reader: reader, width: width, colors: Colors(theme))
      .colored(for: steps.map { $0.snapshot })
    let colors = picture.colors
    var moving = MovingPicture()
    var list = Block()
    for (step, (text, snapshot)) in steps.enumerated() {
      let block = picture.block(of: snapshot)
      list.height = max(list.height, block.height)
      moving.add(block.nodes, at: (0, 0), step) { _, isNew in
        isNew && step > 0 ? colors.reconfigured : nil
      }
      let (caption, width) = (reader.visible.text(text), picture.width + 40)
      let font = Font.heading.width(of: caption) <= width ? Font.heading : .choice
      let node = MarkupNode.text(
        font.fit(caption, width: width), x: 0, midY: 28, font: font, fill: colors.text,
        anchor: "middle")
      moving.add(node, .caption, at: (picture.width / 2 + 26, 0), step)
    }
    let (head, rows) = moving.drawn(count: steps.count, isMirrored: reader.state.isRightToLeft)
    list.nodes = rows
    let (top, bottom, height, _) = picture.surroundings
    picture.height = height ?? min(list.height + top + bottom, mostHeight)
    let device = picture.device(showing: list)
    return MarkupWriter.document(
      .picture(
        width: device.width, height: device.height + captionHeight, ground: colors.ground,
        label: "Updates, one after the other",
        head + [.moved(x: 0, y: captionHeight, device.nodes)]))
  }

  mutating func add(
    _ nodes: [MarkupNode], at place: Place, _ step: Int, leaving: [String: StaticString] = [:],
    mark: (_ row: String, _ isNew: Bool) -> StaticString?
  ) {
    for node in nodes {
      guard case .element(_, let attributes, let children) = node else { continue }
      if case .distance(let x, let y)? = attributes.first?.value {
        add(children, at: (place.x + x, place.y + y), step, leaving: leaving, mark: mark)
      } else if let row = attributes.first, "\(row.name)" == "data-row" {
        let isNew = add(node, .row, at: place, step)
        let bar = Rect(x: 0, y: 0, width: 5, height: children.first?.height ?? 0)
        let marks = [
          (mark(row.value.text, isNew), Layer.line), (leaving[row.value.text], .leaving),
        ]
        for case (let color?, let layer) in marks {
          add(.rect(bar, fill: color), layer, at: place, step)
        }
      } else {
        add(node, .line, at: place, step)
      }
    }
  }

  @discardableResult
  mutating func add(
    _ node: MarkupNode, _ layer: Layer, at place: Place, _ step: Int
  ) -> Bool {
    let text = MarkupWriter.document(node)
    let count = alike["\(step) \(text)", default: 0]
    alike["\(step) \(text)"] = count + 1
    let key = "\(count) \(text)"
    let index = indexes[key] ?? parts.count
    if index == parts.count { parts.append((node, layer, place, [:])) }
    indexes[key] = index
    parts[index].places[step] = place
    return parts[index].places[step - 1] == nil
  }

  private struct State: Equatable {
    var x, y: Double
    var isSeen = false

    var style: String {
      let (x, y) = (NumberText.decimal(x), NumberText.decimal(y))
      return "transform:translate(\(x)px,\(y)px);opacity:\(isSeen ? 1 : 0)"
    }
  }

  /// Returns two groups of nodes: first the style sheet and the captions, and then the content of the list. If a viewer
  /// shows no animations, the picture shows the step with the index `still`.
  func drawn(
    count: Int, still: Int = 0, isMirrored: Bool
  ) -> (head: [MarkupNode], rows: [MarkupNode]) {
    let duration = NumberText.decimal(Double(count) * Self.seconds)
    var styles = "@media(prefers-reduced-motion:no-preference){g{animation:\(duration)s infinite}}"
    var nodes: [Layer: [MarkupNode]] = [:]
    for (index, part) in parts.enumerated() {
      var states = Self.states(of: part, count)
      let (x, y) = (states[still].x, states[still].y)
      var attributes: [MarkupNode.Attribute] = [("transform", .distance(x: x, y: y))]
      if isMirrored, part.layer != .caption {
        // `MarkupNode.mirrored` draws the part at its mirrored place in the step `still`. So the `x` of each state
        // becomes the distance from that place to the mirrored place in the step of the state.
        for step in states.indices { states[step].x = x - states[step].x }
      }
      let isLeaving = part.layer == .leaving
      if isLeaving || !states[still].isSeen { attributes.append(("opacity", .number(0))) }
      if states.contains(where: { $0 != states[0] }) {
        attributes.append(("style", .text("animation-name:p\(index)")))
        let ends = still == 0 ? "" : "0%,100%{\(states[0].style)}"
        let frames =
          isLeaving ? Self.flash(states) : Self.frames(states, fades: part.layer != .caption)
        styles += "@keyframes p\(index){\(ends)\(frames)}"
      }
      nodes[part.layer, default: []].append(.element("g", attributes, [part.node]))
    }
    let head = [MarkupNode.element("style", [], [.text(styles)])] + (nodes[.caption] ?? [])
    return (head, [Layer.row, .line, .leaving].flatMap { nodes[$0] ?? [] })
  }

  /// Returns the state of the part in each step. In a step without the part, the position stays the same, so that the
  /// part does not move while the part fades.
  private static func states(of part: Part, _ count: Int) -> [State] {
    var place = part.first
    return (0..<count).map { step in
      place = part.places[step] ?? place
      return State(x: place.x, y: place.y, isSeen: part.places[step] != nil)
    }
  }

  private static func flash(_ states: [State]) -> String {
    let share = 100 / Double(states.count)
    return states.indices.filter { states[$0].isSeen }.map { step in
      let (end, hidden) = (Double(step + 1) * share, State(x: states[step].x, y: states[step].y))
      let start = end - change / seconds * share
      let times = [start - 0.1, start, end].map { "\(NumberText.decimal($0))%" }
      return "0%,\(times[0]),\(times[2]),100%{\(hidden.style)}\(times[1]){\(states[step].style)}"
    }.joined()
  }

  private static func frames(_ states: [State], fades: Bool) -> String {
    let share = 100 / Double(states.count)
    return states.indices.map { step in
      let next = states[(step + 1) % states.count]
      let start = step > 0 && states[step] != states[step - 1] ? [Double(step) * share] : []
      let end = states[step] == next ? [] : [(Double(step) + 1 - change / seconds) * share]
      let moments = (start + end).map { "\(NumberText.decimal($0))%" }.joined(separator: ",")
      let gone = (Double(step) + 1 - change / 2 / seconds) * share
      let middle =
        fades || states[step].isSeen == next.isSeen
        ? "" : "\(NumberText.decimal(gone))%{\((next.isSeen ? states[step] : next).style)}"
      return (moments.isEmpty ? "" : "\(moments){\(states[step].style)}") + middle
    }.joined()
  }
}
