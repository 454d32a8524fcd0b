import Foundation
import ScreenDSL
import ScreenDSLRendering

/// An SVG picture of a screen, read as far as it says which row is where and what it shows.
struct DrawnScreen: Equatable, Sendable {
  /// A row, or a text outside of rows.
  struct Item: Equatable, Sendable {
    /// The row's path; nil for a text outside of rows.
    var row: String?
    /// How many items before it have the same path or text.
    var number: Int
    /// Its path or its text, with that number.
    var key: String
    /// Where it stands in what is around it, in points.
    var frame: Frame
    /// Where it stands in the whole picture.
    var place: Frame
    /// What assistive technologies call the row.
    var label: String?
    var texts: [String] = []
    var colors: [String] = []
    /// All that is drawn for it, rows inside left out, in its own coordinates.
    var shapes: [String] = []
  }

  /// The picture's markup.
  let source: String
  private(set) var size = Frame()
  private(set) var items: [Item] = []

  /// Reads a picture; nil if it names no rows.
  init?(_ source: String) {
    self.source = source
    var reader = PictureReader()
    reader.read(source)
    (size, items) = (reader.size, reader.items)
    if !items.contains(where: { $0.row != nil }) { return nil }
  }
}

/// A rectangle in points.
struct Frame: Equatable, Sendable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
}

/// Reads the elements of a picture one after the other.
private struct PictureReader {
  private struct Level {
    var x = 0.0
    var y = 0.0
    /// The row around; nil outside of rows.
    var row: Int?
    /// Where that row, or the screen, has its corner.
    var corner = Frame()
  }

  private(set) var size = Frame()
  private(set) var items: [DrawnScreen.Item] = []
  private var levels = [Level()]
  private var counts: [String: Int] = [:]

  mutating func read(_ source: String) {
    let bytes = Array(source.utf8)
    func next(_ byte: Unicode.Scalar, from start: Int) -> Int {
      bytes[start...].firstIndex(of: UInt8(ascii: byte)) ?? bytes.count
    }
    var start = next("<", from: 0)
    while start < bytes.count {
      let end = next(">", from: start)
      if end == bytes.count { return }
      let following = next("<", from: end)
      let tag = bytes[(start + 1)..<end]
      if tag.first == UInt8(ascii: "/") {
        if levels.count > 1 { levels.removeLast() }
      } else {
        open(Element(tag), text: bytes[(end + 1)..<following])
        if tag.last == UInt8(ascii: "/") { levels.removeLast() }
      }
      start = following
    }
  }

  private mutating func open(_ element: Element, text: ArraySlice<UInt8>) {
    var level = levels[levels.count - 1]
    let frame = element.frame
    if element.name == "svg", levels.count == 1 {
      size = frame
    } else if element.name == "svg" {
      level.x += frame.x
      level.y += frame.y
      if levels.count == 2 { level.corner = Frame(x: level.x, y: level.y) }
    } else if let row = element["data-row"] {
      level.row = items.count
      add(row, "", level, frame)
      items[items.count - 1].label = element["aria-label"]
      level.corner = Frame(x: level.x, y: level.y)
    } else if element.name == "g" {
      level.x += element.distance.x
      level.y += element.distance.y
    } else {
      draw(element, text, level)
    }
    levels.append(level)
  }

  private mutating func add(_ row: String?, _ text: String, _ level: Level, _ frame: Frame) {
    var place = frame
    (place.x, place.y) = (level.x + frame.x, level.y + frame.y)
    var own = place
    (own.x, own.y) = (place.x - level.corner.x, place.y - level.corner.y)
    let name = row.map { "row \($0)" } ?? "text \(text)"
    let number = counts[name, default: 0]
    counts[name] = number + 1
    items.append(
      DrawnScreen.Item(row: row, number: number, key: "\(number) \(name)", frame: own, place: place)
    )
  }

  private mutating func draw(_ element: Element, _ text: ArraySlice<UInt8>, _ level: Level) {
    guard let row = level.row else {
      if element.name == "text" {
        let size = Double(element["font-size"] ?? "") ?? 0
        let frame = Frame(
          x: element.frame.x, y: element.frame.y - size, width: size * 6, height: size * 1.3)
        let text = Element.unescaped(text)
        add(nil, text, level, frame)
        items[items.count - 1].texts = [text]
      }
      return
    }
    if element.name == "rect", items[row].shapes.isEmpty {
      (items[row].frame.width, items[row].frame.height) = (
        element.frame.width, element.frame.height
      )
      (items[row].place.width, items[row].place.height) = (
        element.frame.width, element.frame.height
      )
    }
    if element.name == "text" { items[row].texts.append(Element.unescaped(text)) }
    items[row].colors += [element["fill"], element["stroke"]].compactMap { $0 }
    let (x, y) = (level.x - level.corner.x, level.y - level.corner.y)
    items[row].shapes.append("\(x) \(y) \(element.tag)")
  }
}

/// The tag that an element begins with.
private struct Element {
  let tag: String
  let name: String
  private var attributes: [String: String] = [:]

  init(_ tag: ArraySlice<UInt8>) {
    self.tag = String(decoding: tag, as: UTF8.self)
    name = String(decoding: tag.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }, as: UTF8.self)
    // What is between quotes is a value, what is before it ends with its name.
    let parts = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    for index in stride(from: 1, to: parts.count, by: 2) {
      let name = parts[index - 1].split(separator: 0x20).last ?? []
      attributes[String(decoding: name.dropLast(), as: UTF8.self)] = Self.unescaped(parts[index])
    }
  }

  /// The value of an attribute.
  subscript(name: String) -> String? { attributes[name] }

  var frame: Frame {
    func number(_ name: String) -> Double { self[name].flatMap(Double.init) ?? 0 }
    return Frame(
      x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }

  /// How far it moves what is in it.
  var distance: (x: Double, y: Double) {
    let numbers = (self["transform"] ?? "").dropFirst("translate(".count).dropLast()
      .split { " ,".contains($0) }.map { Double($0) ?? 0 }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : (0, 0)
  }

  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    if !bytes.contains(UInt8(ascii: "&")) { return text }
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    return entities.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}

/// What two pictures of a screen show differently, in words and as one picture.
struct PictureDifference: Equatable, Sendable {
  /// A row or text that moved, came, went or shows something else.
  fileprivate struct Change: Equatable {
    var old: DrawnScreen.Item?
    var new: DrawnScreen.Item?

    var isMove: Bool {
      guard let old, let new else { return false }
      return (old.frame.x, old.frame.y) != (new.frame.x, new.frame.y)
    }

    /// What else is different, in words.
    var details: [String] {
      guard let old, let new else { return [] }
      var words: [String] = []
      if (old.frame.width, old.frame.height) != (new.frame.width, new.frame.height) {
        words.append("is \(new.frame.extent) points (was \(old.frame.extent))")
      }
      if old.texts != new.texts {
        words.append(
          "shows \(PictureDifference.list(new.texts)) (was \(PictureDifference.list(old.texts)))")
      } else if old.label != new.label {
        words.append(
          "is called \(ShownText.quoted(new.label ?? "")) (was \(ShownText.quoted(old.label ?? "")))"
        )
      } else if old.colors != new.colors {
        words.append("has other colours or parts")
      } else if old.shapes != new.shapes, words.isEmpty {
        words.append("has its parts elsewhere")
      }
      return words
    }
  }

  let old: DrawnScreen
  let new: DrawnScreen
  fileprivate let changes: [Change]

  init(from old: DrawnScreen, to new: DrawnScreen) {
    (self.old, self.new) = (old, new)
    let known = Dictionary(old.items.map { ($0.key, $0) }) { first, _ in first }
    let kept = Set(new.items.map { $0.key })
    let gone = old.items.filter { !kept.contains($0.key) }
    changes =
      gone.map { Change(old: $0, new: nil) }
      + new.items.map { Change(old: known[$0.key], new: $0) }
      .filter { $0.old == nil || $0.isMove || !$0.details.isEmpty }
  }
}

extension PictureDifference {
  /// How many lines of words there are at most.
  private static let limit = 40

  /// What differs, in words, one line for each row; rows that moved together are told together.
  ///
  /// - Parameter name: Returns what a row is called, with its place in the source, by its path and how
  ///   many rows before it have the same.
  func words(naming name: (_ row: String, _ number: Int) -> String?) -> [String] {
    func subject(_ item: DrawnScreen.Item?) -> String {
      guard let item, let row = item.row else { return "text \(Self.list(item?.texts ?? []))" }
      return name(row, item.number) ?? ShownText.quoted(row)
    }
    var lines: [String] = []
    var index = 0
    while index < changes.count {
      let change = changes[index]
      let together = 1 + changes[(index + 1)...].prefix { $0.movesOnly(like: change) }.count
      let others = together > 1 ? ", and \(together - 1) more after it in the same way" : ""
      lines.append("\(subject(change.new ?? change.old)) \(change.words)\(others)")
      index += together
    }
    if lines.isEmpty { lines = ["no row moved; \(rest)"] }
    let hidden = lines.count - Self.limit
    return lines.prefix(Self.limit) + (hidden > 0 ? ["\(hidden) more"] : [])
  }

  private var rest: String {
    old.size == new.size
      ? "what is drawn around the rows is different"
      : "the picture is \(new.size.extent) points (was \(old.size.extent))"
  }

  fileprivate static func list(_ texts: [String]) -> String {
    texts.isEmpty ? "no text" : texts.map(ShownText.quoted).joined(separator: ", ")
  }
}

extension PictureDifference.Change {
  fileprivate var words: String {
    guard let old else { return "is new, at \(new?.frame.corner ?? "")" }
    guard let new else { return "is gone, was at \(old.frame.corner)" }
    let (x, y) = (new.frame.x - old.frame.x, new.frame.y - old.frame.y)
    let ways = [(x, "right", "left"), (y, "down", "up")].filter { $0.0 != 0 }.map {
      "\(PictureDifference.number(abs($0.0))) points \($0.0 > 0 ? $0.1 : $0.2)"
    }
    let move =
      "moved \(ways.joined(separator: " and ")), "
      + "from \(old.frame.corner) to \(new.frame.corner)"
    return ((isMove ? [move] : []) + details).joined(separator: "; ")
  }

  /// Whether it moved as far as another one, and shows what it did.
  fileprivate func movesOnly(like other: Self) -> Bool {
    guard let old, let new, let first = other.old, let second = other.new, isMove, other.isMove
    else { return false }
    return new.frame.x - old.frame.x == second.frame.x - first.frame.x
      && new.frame.y - old.frame.y == second.frame.y - first.frame.y && details.isEmpty
      && other.details.isEmpty
  }
}

extension Frame {
  fileprivate var corner: String {
    "(\(PictureDifference.number(x)), \(PictureDifference.number(y)))"
  }
  fileprivate var extent: String {
    "\(PictureDifference.number(width)) × \(PictureDifference.number(height))"
  }
}

extension PictureDifference {
  /// A number with two places at most.
  fileprivate static func number(_ value: Double) -> String {
    let text = "\((value * 100).rounded() / 100)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// One picture with both side by side: what is gone, new, elsewhere or other has an outline.
  var svg: String {
    let (gap, top) = (24.0, 48.0)
    let right = old.size.width + 2 * gap
    let (width, height) = (right + new.size.width + gap, max(old.size.height, new.size.height))
    let parts =
      [
        Self.text("Reference", x: gap, y: top - 16), Self.text("Actual", x: right, y: top - 16),
        Self.image(old, x: gap, y: top), Self.image(new, x: right, y: top),
      ] + changes.flatMap { outlines($0, left: gap, right: right, top: top) }
      + Self.legend(x: gap, y: height + 2 * top - 16)
    return MarkupWriter.document(
      .picture(
        width: width, height: height + 2 * top, ground: "#FFFFFF", label: "Reference and actual",
        parts))
  }

  private static let colors:
    (gone: StaticString, new: StaticString, moved: StaticString, other: StaticString) =
      (gone: "#D70015", new: "#1A7F37", moved: "#0A5FCC", other: "#C04C00")

  private func outlines(
    _ change: Change, left: Double, right: Double, top: Double
  ) -> [MarkupNode] {
    let color =
      change.new == nil
      ? Self.colors.gone
      : change.old == nil
        ? Self.colors.new : change.details.isEmpty ? Self.colors.moved : Self.colors.other
    return [(change.old, left), (change.new, right)].compactMap { item, x in
      item.map { Self.outline($0.place, x: x, y: top, color) }
    }
  }

  private static func outline(
    _ frame: Frame, x: Double, y: Double, _ color: StaticString
  ) -> MarkupNode {
    .element(
      "rect",
      [
        ("x", .number(x + frame.x + 1)), ("y", .number(y + frame.y + 1)),
        ("width", .number(max(0, frame.width - 2))),
        ("height", .number(max(0, frame.height - 2))), ("fill", .word("none")),
        ("stroke", .word(color)), ("stroke-width", .number(2)), ("stroke-dasharray", .word("6 3")),
      ], [])
  }

  /// A picture inside another one; as data, so that nothing in it can become a part of this one.
  private static func image(_ screen: DrawnScreen, x: Double, y: Double) -> MarkupNode {
    let data = Data(screen.source.utf8).base64EncodedString()
    return .element(
      "image",
      [
        ("x", .number(x)), ("y", .number(y)), ("width", .number(screen.size.width)),
        ("height", .number(screen.size.height)),
        ("href", .text("data:image/svg+xml;base64,\(data)")),
      ], [])
  }

  private static func legend(x: Double, y: Double) -> [MarkupNode] {
    [("gone", colors.gone), ("new", colors.new), ("moved", colors.moved), ("other", colors.other)]
      .enumerated().map { text($1.0, x: x + Double($0) * 72, y: y, $1.1) }
  }

  private static func text(
    _ text: String, x: Double, y: Double, _ color: StaticString = "#1C1C1E"
  ) -> MarkupNode {
    .element(
      "text",
      [("x", .number(x)), ("y", .number(y)), ("font-size", .number(17)), ("fill", .word(color))],
      [.text(text)])
  }
}
