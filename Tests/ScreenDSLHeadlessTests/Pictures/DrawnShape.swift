@testable import ScreenDSLHeadless

/// A rectangle, a circle or a line of text of a picture, in points from the screen's upper left corner.
struct DrawnShape: Equatable {
  /// The frame of a text is its point, and the width that it is given, on the side where its letters stand.
  var tag: String, frame: Rect, fill: String, text = "", size = 0.0

  static func all(in svg: String) -> [DrawnShape] {
    var (origins, shapes): ([(depth: Int, x: Double, y: Double)], [DrawnShape]) = ([], [])
    for line in svg.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count
      while let last = origins.last, last.depth >= depth { origins.removeLast() }
      let (x, y) = (origins.last?.x ?? -26, origins.last?.y ?? -58)
      let values = attributes(of: line)
      let number = { (name: String) in values[name].flatMap(Double.init) ?? 0 }
      let tag = String(line.drop { $0 == " " || $0 == "<" }.prefix { $0.isLetter })
      if let distance = values["transform"]?.dropFirst(10).dropLast() {
        let parts = distance.split(separator: " ").compactMap { Double($0) }
        origins.append((depth, x + parts[0], y + parts[1]))
      } else if tag == "svg", depth > 0 {
        origins.append((depth, x + number("x"), y + number("y")))
      } else if tag == "g" {
        origins.append((depth, x, y))
      }
      guard var shape = shape(tag, number, values, line) else { continue }
      (shape.frame.x, shape.frame.y) = (shape.frame.x + x, shape.frame.y + y)
      shapes.append(shape)
    }
    return shapes
  }

  private static func shape(
    _ tag: String, _ number: (String) -> Double, _ values: [String: String], _ line: Substring
  ) -> DrawnShape? {
    let fill = values["fill"] ?? ""
    switch tag {
    case "rect":
      let frame = Rect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      return DrawnShape(tag: tag, frame: frame, fill: fill)
    case "text":
      let text = String(line.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
        .replacing("&amp;", with: "&")
      let size = number("font-size")
      let font = Font(size: size, lineHeight: size, isBold: values["font-weight"] != nil)
      let width = values["textLength"].flatMap(Double.init) ?? font.width(of: text)
      let shift: Double =
        switch values["text-anchor"] {
        case "end": width
        case "middle": width / 2
        default: 0
        }
      let frame = Rect(
        x: number("x") - shift, y: number("y") - font.baseline - size / 2, width: width,
        height: size)
      return DrawnShape(tag: tag, frame: frame, fill: fill, text: text, size: size)
    default: return nil
    }
  }

  private static func attributes(of line: Substring) -> [String: String] {
    var values: [String: String] = [:]
    for part in line.prefix(while: { $0 != ">" }).split(separator: "\" ") {
      let pair = part.split(separator: "=\"", maxSplits: 1)
      guard pair.count == 2, let name = pair[0].split(separator: " ").last else { continue }
      values[String(name)] = String(pair[1].prefix { $0 != "\"" })
    }
    return values
  }
}

extension [DrawnShape] {
  func text(_ text: String) -> DrawnShape? { first { $0.text == text } }

  func filled(_ fill: String, _ tag: String = "rect") -> [DrawnShape] {
    filter { $0.fill == fill && $0.tag == tag }
  }
}

extension ScreenRenderer {
  func shapes(@LookBuilder _ looks: () -> [LookNode]) -> [DrawnShape] { shapes(of: screen(looks)) }
  func shapes(of screen: ScreenSnapshot) -> [DrawnShape] { DrawnShape.all(in: render(screen)) }
}
