/// A path of lines and curves, in points.
package struct Path: Sendable {
  private var commands: [Command] = []
  /// Whether the path keeps its form in a mirrored picture, and only moves to the other side.
  var keepsItsForm = false
  /// The x coordinate of the path's center; nil for the center of `frame`.
  private var middle: Double?

  /// The letter of an SVG path command, and its coordinates in the order x, y, x, y.
  typealias Command = (letter: Character, numbers: [Double])

  init(_ commands: [Command] = []) { self.commands = commands }

  var text: String {
    commands.map { command in
      "\(command.letter)" + command.numbers.map(NumberText.decimal).joined(separator: " ")
    }.joined(separator: " ")
  }

  var frame: Rect {
    let all = commands.flatMap(\.numbers).enumerated()
    func numbers(_ rest: Int) -> [Double] { all.filter { $0.offset % 2 == rest }.map(\.element) }
    let (xs, ys) = (numbers(0), numbers(1))
    let (left, top) = (xs.reduce(.infinity, min), ys.reduce(.infinity, min))
    let (right, bottom) = (xs.reduce(-.infinity, max), ys.reduce(-.infinity, max))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func mirrored(_ sum: Double) -> Path {
    let shift = sum - 2 * (middle ?? frame.midX)
    return mapped { isX, number in !isX ? number : keepsItsForm ? number + shift : sum - number }
  }

  private func mapped(_ change: (_ isX: Bool, _ number: Double) -> Double) -> Path {
    var path = self
    path.commands = commands.map { letter, numbers in
      (letter, numbers.enumerated().map { change($0.isMultiple(of: 2), $1) })
    }
    return path
  }

  /// Returns a rectangle whose upper corners have the radius `top`, and whose lower corners have the radius `bottom`.
  static func area(_ rect: Rect, top: Double, bottom: Double) -> Path {
    var path = Path([("M", [rect.x, rect.maxY - bottom])])
    path.corner(rect.x, rect.y, from: (0, top), to: (top, 0))
    path.corner(rect.maxX, rect.y, from: (-top, 0), to: (0, top))
    path.corner(rect.maxX, rect.maxY, from: (0, -bottom), to: (-bottom, 0))
    path.corner(rect.x, rect.maxY, from: (bottom, 0), to: (0, -bottom))
    path.commands.append(("Z", []))
    return path
  }

  /// Returns a circle. The path begins at the top and runs clockwise, even in a mirrored picture.
  static func circle(_ rect: Rect) -> Path {
    var path = Path([("M", [rect.midX, rect.y])])
    path.keepsItsForm = true
    let radius = rect.width / 2
    path.corner(rect.maxX, rect.y, from: (-radius, 0), to: (0, radius), afterLine: false)
    path.corner(rect.maxX, rect.maxY, from: (0, -radius), to: (-radius, 0), afterLine: false)
    path.corner(rect.x, rect.maxY, from: (radius, 0), to: (0, -radius), afterLine: false)
    path.corner(rect.x, rect.y, from: (0, radius), to: (radius, 0), afterLine: false)
    return path
  }

  /// Adds a rounded corner. The offsets `start` and `end` lead from the corner to the two ends of the curve. If
  /// `afterLine` is true, a line to the start of the curve comes first.
  private mutating func corner(
    _ x: Double, _ y: Double, from start: (x: Double, y: Double), to end: (x: Double, y: Double),
    afterLine: Bool = true
  ) {
    if afterLine { commands.append(("L", [x + start.x, y + start.y])) }
    if start == end { return }
    // With control points at this fraction of the offsets, the curve is a quarter of a circle.
    let rest = 1 - 0.5523
    let first = [x + start.x * rest, y + start.y * rest]
    let second = [x + end.x * rest, y + end.y * rest]
    commands.append(("C", first + second + [x + end.x, y + end.y]))
  }

  /// Creates a path from commands, each a letter and its numbers. `M`, `L`, `C`, `Q` and `Z` are SVG's path commands.
  /// `O` adds a circle with a center and a radius. `R` adds a rectangle with an origin, a size and a corner radius.
  init(strokes text: some StringProtocol) {
    self.init()
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isLetter) {
      if part.startIndex > text.startIndex {
        let letter = text[text.index(before: part.startIndex)]
        read(letter, part.split(separator: " ").compactMap { Double($0) })
      }
    }
  }

  private mutating func read(_ letter: Character, _ n: [Double]) {
    switch letter {
    case "Q":
      // This code replaces a quadratic curve by the equal cubic curve.
      let start = commands.flatMap(\.numbers).suffix(2)
      let first = zip(start, n).map { $0 + ($1 - $0) * 2 / 3 }
      let second = zip(n[2...], n).map { $0 + ($1 - $0) * 2 / 3 }
      commands.append(("C", first + second + n[2...]))
    case "O": add(.circle(Rect(midX: n[0], midY: n[1], radius: n[2])))
    case "R": add(.area(Rect(x: n[0], y: n[1], width: n[2], height: n[3]), top: n[4], bottom: n[4]))
    default: commands.append((letter, n))
    }
  }

  mutating func add(_ path: Path) { commands += path.commands }

  /// Returns the path scaled by `scale`, and then moved by `x` and `y`. The path must draw a symbol on a grid of 24
  /// by 24, because the center of this grid becomes the center of the result.
  func scaled(_ scale: Double, x: Double, y: Double) -> Path {
    var path = mapped { isX, number in number * scale + (isX ? x : y) }
    (path.keepsItsForm, path.middle) = (true, x + 12 * scale)
    return path
  }
}
