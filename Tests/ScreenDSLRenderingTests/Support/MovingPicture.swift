import Foundation

@testable import ScreenDSLRendering

/// The rows of a picture that moves, at its start and at its end.
struct MovingPicture {
  /// A group of a row: where it is, in points from the screen's upper left corner, and what moves it.
  struct DrawnRow: Equatable {
    var path: String
    var motions: [String] = []
    /// How far the groups around it are moved at the start.
    var shift: [Double] = [0, 0]
    var end: [Double] = [0, 0]

    var start: [Double] { [end[0] + shift[0], end[1] + shift[1]] }
    var isSeenAtStart: Bool { !motions.contains("comes") }
    var isSeenAtEnd: Bool { !motions.contains("leaves") }
  }

  private(set) var rows: [DrawnRow] = []
  /// The colours of what lights up, in order.
  private(set) var lights: [String] = []

  init(_ svg: String) {
    // The groups around a line, by their depth.
    var groups: [(depth: Int, row: DrawnRow)] = []
    for line in svg.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count
      while let last = groups.last, last.depth >= depth { groups.removeLast() }
      var row = groups.last?.row ?? DrawnRow(path: "", end: [0, 0])
      let numbers = { (text: String) in
        text.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
      }
      if let motion = Self.attribute("class", of: line) { row.motions.append(motion) }
      if let style = Self.attribute("style", of: line) {
        let shift = style.split(separator: ";").map { numbers(String($0.dropFirst(4)))[0] }
        row.shift = zip(row.shift, shift).map(+)
      }
      if let distance = Self.attribute("transform", of: line) {
        row.end = zip(row.end, numbers(distance)).map(+)
      } else if line.contains("overflow=\"hidden\"") {
        let inner = ["x", "y"].map { Double(Self.attribute($0, of: line) ?? "") ?? 0 }
        // The screen itself, whose corner all is measured from, has no group of a row around it.
        row.end = row.path.isEmpty ? [0, 0] : zip(row.end, inner).map(+)
      }
      if row.motions.last == "lights", let fill = Self.attribute("fill", of: line) {
        lights.append(fill)
      }
      if let path = Self.attribute("data-row", of: line) {
        row.path = path
        rows.append(row)
      }
      groups.append((depth, row))
    }
  }

  /// Where a row is, in tenths of a point.
  struct Place: Hashable {
    var path: String
    var point: String
    /// Whether it is a row of the screen's own list.
    var isOnScreen: Bool { !path.contains("/") }
  }

  /// Where the rows are that are seen at the start, or at the end.
  func places(atStart: Bool) -> [Place] {
    rows.filter { atStart ? $0.isSeenAtStart : $0.isSeenAtEnd }.map { row in
      let point = (atStart ? row.start : row.end).map { ($0 * 10).rounded() }
      return Place(path: row.path, point: "\(point)")
    }
  }

  private static func attribute(_ name: String, of line: Substring) -> String? {
    guard let start = line.range(of: " \(name)=\"") else { return nil }
    return String(line[start.upperBound...].prefix { $0 != "\"" })
  }
}
