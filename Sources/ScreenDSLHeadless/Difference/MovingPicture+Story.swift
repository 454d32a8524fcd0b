package import ScreenDSL

extension MovingPicture {
  package struct Source: Sendable {
    fileprivate let name: String
    fileprivate let lines: [String]
    /// The line number of the first element of `lines` in the source file.
    private let first: Int

    package init?(_ name: String, in text: String) {
      let all = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard let start = all.firstIndex(where: { String($0).includes("var body: some") }) else {
        return nil
      }
      let indent = all[start].prefix { $0 == " " }
      guard let end = all[start...].firstIndex(of: "\(indent)}") else { return nil }
      (self.name, first) = (name, start + 1)
      lines = all[start...end].map { String($0.dropFirst(indent.count)) }
    }

    fileprivate func statement(of row: Row?) -> ClosedRange<Int>? {
      guard let line = row?.source.map({ Int($0.line) }), lines.indices.contains(line - first)
      else { return nil }
      let modifiers = lines[(line - first + 1)...].prefix { line in
        line.drop { $0 == " " }.hasPrefix(".")
      }
      return line - first...line - first + modifiers.count
    }
  }

  /// Returns a moving picture of a screen's updates, as SVG. For each update, the picture also shows the calls of table
  /// view methods, and the number of cells that the list has configured so far. If `isNarrow` is false, the picture
  /// shows the source code of the screen too.
  package static func svg(
    of steps: [(text: String, snapshot: ScreenSnapshot)], _ reader: LookReader,
    theme: ScreenRenderer.Theme, source: Source, isNarrow: Bool
  ) -> String {
    var story = Story(steps, reader, theme, source)
    return isNarrow ? story.narrow() : story.wide()
  }
}

/// Draws a moving picture of a screen's updates.
struct Story {
  private let steps: [(text: String, snapshot: ScreenSnapshot)]
  private let source: MovingPicture.Source
  private let reader: LookReader
  private let colors: Colors
  private let theme: ScreenRenderer.Theme
  private let updates: [Update]
  private let counts: [UpdateCounts]
  private var moving = MovingPicture()

  /// `bottom` is the y coordinate of the phone's lower end.
  private typealias Phone = (
    picture: ScreenPicture, rows: Block, transform: String, bottom: Double
  )

  private struct Update {
    var call, words: String
    var color: StaticString
    /// The source lines that declare the changed rows, as indexes in `source.lines`.
    var lines: Set<Int> = []
    var marks: [String: StaticString] = [:]
    /// The color for each removed row, by the path that the row had in the previous step.
    var leaving: [String: StaticString] = [:]
  }

  init(
    _ steps: [(text: String, snapshot: ScreenSnapshot)], _ reader: LookReader,
    _ theme: ScreenRenderer.Theme, _ source: MovingPicture.Source
  ) {
    (self.steps, self.reader, self.theme, self.source) = (steps, reader, theme, source)
    let colors = Colors(theme, hasHighContrast: true)
    self.colors = colors
    let changes = zip(steps, steps.dropFirst()).map { $1.snapshot.changeset(from: $0.snapshot) }
    counts = steps.indices.map { UpdateCounts(Array(changes[..<$0])) }
    let rows = ChangeWords.count(steps[0].snapshot.allRows.count, "row")
    let first = Update(
      call: "reloadData()", words: "\(rows), for the first time", color: colors.secondary)
    updates = [first] + changes.map { Self.update($0, colors, source) }
  }

  private static func update(
    _ changes: Changeset, _ colors: Colors, _ source: MovingPicture.Source
  ) -> Update {
    let calls = changes.stages.flatMap { $0.operations.calls }
    var update = Update(
      call: calls.isEmpty ? "no call" : calls.joined(separator: ", "),
      words: "equal values: nothing happens", color: colors.secondary)
    for change in changes.all {
      let color = DifferenceBadge(kind: change.kind).color(colors)
      update.color = color
      update.lines.formUnion(source.statement(of: change.row).map(Array.init) ?? [])
      if let path = change.path {
        let name = "\(RowPath(path.id, in: Array(path.containers)))"
        if change.new == nil { update.leaving[name] = color } else { update.marks[name] = color }
      }
    }
    let filled = UpdateCounts([changes]).filled
    let others = changes.new.allRows.count - filled
    let reason = changes.all.compactMap(\.differences.first).first
    if !changes.all.isEmpty {
      let cells = ChangeWords.count(filled, "cell is filled", "cells are filled")
      let rest = ChangeWords.count(others, "stays", "stay")
      update.words = reason ?? "\(filled == 0 ? "no cell is filled" : cells), \(rest)"
    }
    return update
  }

  // MARK: The layout of the picture

  mutating func wide() -> String {
    let (width, left) = (850.0, 530.0)
    let x = (left + width) / 2 + 8
    addCode(in: Rect(x: 0, y: 0, width: left, height: 52 + 18 * Double(source.lines.count)))
    addTold(in: Rect(x: 0, y: 66 + 18 * Double(source.lines.count), width: left, height: 128))
    let phone = addPhone(middle: x, scale: 0.72)
    add(
      text(
        summary, x: x, midY: phone.bottom + 18, .subheadline, isBold: true, colors.text,
        anchor: "middle"))
    return document(phone, width: width, height: phone.bottom + 32, "beside its code")
  }

  mutating func narrow() -> String {
    let phone = addPhone(middle: 179, scale: 0.86)
    addTold(in: Rect(x: 0, y: phone.bottom + 8, width: 358, height: 128))
    return document(phone, width: 358, height: phone.bottom + 140, "and what UIKit gets")
  }

  private func document(
    _ phone: Phone, width: Double, height: Double, _ what: String
  ) -> String {
    let label = "A list, \(what), at each of \(ChangeWords.count(steps.count, "step")): \(summary)"
    let (head, nodes) = moving.drawn(
      count: steps.count, still: min(2, steps.count - 1), isMirrored: reader.state.isRightToLeft)
    var list = phone.rows
    list.nodes = nodes
    let device = phone.picture.device(showing: list)
    let drawn = head + [.element("g", [("transform", .text(phone.transform))], device.nodes)]
    return MarkupWriter.document(
      .picture(width: width, height: height, ground: "none", label: label, drawn))
  }

  private var summary: String { counts[counts.count - 1].cost }

  private mutating func add(_ node: MarkupNode) { add(steps.map { _ in node }) }

  private mutating func add(_ nodes: [MarkupNode?]) {
    for case (let step, let node?) in nodes.enumerated() {
      moving.add(node, .caption, at: (0, 0), step)
    }
  }

  private var panel: StaticString { colors.isDark ? colors.surface : colors.page }

  private func text(
    _ text: String, x: Double, midY: Double, _ style: Look.TextStyle = .footnote,
    isBold: Bool = false, _ color: StaticString? = nil, anchor: StaticString? = nil
  ) -> MarkupNode {
    .text(
      text, x: x, midY: midY, font: Font(style, isBold: isBold), fill: color ?? colors.secondary,
      anchor: anchor)
  }

  // MARK: The source code in the picture

  private mutating func addCode(in rect: Rect) {
    add(.rect(rect, fill: panel, radius: 10))
    add(text(source.name, x: 16, midY: 20, isBold: true))
    add(text("the whole screen", x: rect.maxX - 16, midY: 20, anchor: "end"))
    let lights = updates.map { update -> MarkupNode? in
      guard let first = update.lines.min(), let last = update.lines.max() else { return nil }
      let lit = Rect(
        x: 0, y: 36 + 18 * Double(first), width: rect.width, height: 18 * Double(last - first + 1))
      let bar = Rect(x: 0, y: lit.y, width: 4, height: lit.height)
      return .element(
        "g", [], [.faded(0.18, [.rect(lit, fill: update.color)]), .rect(bar, fill: update.color)])
    }
    add(lights)
    let lines = source.lines.enumerated().map { index, line in
      code(line, y: 49 + 18 * Double(index))
    }
    let attributes: [MarkupNode.Attribute] = [
      ("font-family", Self.monospaced), ("font-size", .number(11.2)),
    ]
    add(.element("g", attributes, lines))
  }

  private static let monospaced: MarkupNode.Value =
    "ui-monospace, SFMono-Regular, Menlo, Consolas, DejaVu Sans Mono, monospace"

  private func code(_ line: String, y: Double) -> MarkupNode {
    .element(
      "text",
      [
        ("x", .number(16)), ("y", .number(y)), ("fill", .word(colors.text)),
        ("xml:space", "preserve"),
      ],
      [""]
        + words(of: line).map { word in
          guard let color = color(of: word) else { return .text(word) }
          return .element("tspan", [("fill", .word(color))], [.text(word)])
        })
  }

  private func words(of line: String) -> [String] {
    var (words, isInText, wasWord) = ([String](), false, Bool?.none)
    for character in line {
      let isWord = character.isLetter || character.isNumber || character == "$"
      if isInText || character != "\"" && isWord == wasWord {
        words[words.count - 1].append(character)
      } else {
        words.append("\(character)")
      }
      wasWord = character == "\"" ? nil : isWord
      if character == "\"" { isInText.toggle() }
    }
    return words
  }

  private func color(of word: String) -> StaticString? {
    if word.hasPrefix("\"") { return colors.tint(.red) }
    if ["var", "some", "for", "in", "true", "false"].contains(word) { return colors.tint(.pink) }
    return word.first?.isUppercase == true ? colors.tint(.purple) : nil
  }

  // MARK: The calls of table view methods, and the counts of configured cells

  private mutating func addTold(in rect: Rect) {
    let x = rect.x + 16
    add(.rect(rect, fill: panel, radius: 10))
    add(text("UIKit gets", x: x, midY: rect.y + 20, isBold: true))
    let calls = updates.map { update -> MarkupNode in
      let y = rect.y + 43
      let call = MarkupNode.element(
        "text",
        [
          ("x", .number(x + 18)), ("y", .number(y + 5)), ("font-family", Self.monospaced),
          ("font-size", .number(13)), ("font-weight", "bold"), ("fill", .word(update.color)),
        ], [.text(update.call)])
      return .element(
        "g", [],
        [
          .circle(x: x + 5, y: y, radius: 5, fill: update.color), call,
          text(Font(.footnote).fit(update.words, width: rect.width - 50), x: x + 18, midY: y + 21),
        ])
    }
    add(calls)
    let most = Double(max(1, counts[counts.count - 1].total))
    let rows = [
      ("filled so far", counts.map(\.filled), colors.inserted),
      ("by reloadData", counts.map(\.total), colors.removed),
    ]
    for (index, (name, counts, color)) in rows.enumerated() {
      let y = rect.y + 91 + 18 * Double(index)
      let bar = Rect(x: rect.x + 120, y: y - 4, width: rect.width - 170, height: 8)
      add(text(name, x: x, midY: y, .caption))
      add(.rect(bar, fill: colors.fill, radius: 4))
      let bars = counts.map { count -> MarkupNode in
        var done = bar
        done.width *= Double(count) / most
        let number = text(
          "\(count)", x: rect.maxX - 16, midY: y, .caption, isBold: true, colors.text,
          anchor: "end")
        return .element("g", [], [.rect(done, fill: color, radius: 4), number])
      }
      add(bars)
    }
  }

  // MARK: The phone

  /// Adds the phone's rows and the captions above the phone.
  private mutating func addPhone(middle: Double, scale: Double) -> Phone {
    let captions = steps.map {
      text($0.text, x: middle, midY: 18, .headline, isBold: true, colors.text, anchor: "middle")
    }
    add(captions)
    var reader = reader
    reader.state.isOnPhone = true
    var picture = ScreenPicture(reader: reader, colors: Colors(theme))
      .colored(for: steps.map(\.snapshot))
    // This method later makes the phone high enough for the rows of every step. Until then the height is 0, so that
    // `block(of:)` does not move the rows of `emptyContent` to the middle of the phone.
    picture.height = 0
    var rows = Block()
    let marks = updates.map(\.marks)
    for (step, (_, snapshot)) in steps.enumerated() {
      let block = picture.block(of: snapshot)
      rows.height = max(rows.height, block.height)
      let leaving = step + 1 < updates.count ? updates[step + 1].leaving : [:]
      moving.add(block.nodes, at: (0, 0), step, leaving: leaving) { row, _ in marks[step][row] }
    }
    let (top, bottom, _, _) = picture.surroundings
    picture.height = rows.height + top + bottom
    let device = picture.device(showing: rows)
    let x = NumberText.decimal(middle - device.width / 2 * scale)
    let y = NumberText.decimal(34 - 16 * scale)
    let transform = "translate(\(x) \(y)) scale(\(scale))"
    return (picture, rows, transform, 34 + (device.height - 32) * scale)
  }
}

extension Changeset.Operations {
  fileprivate var calls: [String] {
    func call(_ name: String, _ positions: [RowPosition]) -> [String] {
      positions.isEmpty
        ? [] : ["\(name)(at: [\(positions.map(\.indexPath).joined(separator: ", "))])"]
    }
    return call("reconfigureRows", reconfigures) + call("reloadRows", reloads)
      + call("deleteRows", rowRemovals) + call("insertRows", rowInsertions)
      + rowMoves.map { "moveRow(at: \($0.from.indexPath), to: \($0.to.indexPath))" }
  }
}

extension RowPosition { fileprivate var indexPath: String { "[\(section), \(row)]" } }
