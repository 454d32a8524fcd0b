/// A system symbol as strokes on a grid of 24 by 24.
///
/// As in SF Symbols, a name can have additions, such as `.fill`, `.slash`, `.badge`, or `.circle` in `plus.circle`.
struct Symbol {
  struct Layer {
    var path: Path
    var isArea = false
    var isCut = false
    var width = Symbol.lineWidth
  }

  private(set) var layers: [Layer]

  static let lineWidth = 1.8
  static let unknown = Symbol(layers: [Layer(path: Path(strokes: "R4 4 16 16 4O12 12 1"))])

  private init(layers: [Layer]) { self.layers = layers }

  init?(_ name: String) {
    let words = name.split(separator: ".")
    if let synonym = Self.synonyms[name] {
      self.init(synonym)
    } else if let index = words.dropFirst().firstIndex(of: "badge") {
      self.init(badge: words[(index + 1)...], on: words[..<index])
    } else if let index = words.dropFirst().firstIndex(of: "slash") {
      self.init((words[..<index] + words[(index + 1)...]).joined(separator: "."))
      let line = Path(strokes: "M3 3L21 21")
      layers += [Layer(path: line, isCut: true, width: 3 * Self.lineWidth), Layer(path: line)]
    } else {
      let isFilled = words.last == "fill"
      let own = (isFilled ? words.dropLast() : words[...]).joined(separator: ".")
      if isFilled, let synonym = Self.synonyms[own] {
        self.init("\(synonym).fill")
      } else if let drawing = Self.table[own] {
        self.init(drawing: drawing, isFilled: isFilled)
      } else {
        self.init(sign: (isFilled ? words.dropLast() : words[...]), isFilled: isFilled)
      }
    }
  }

  private init(drawing: String, isFilled: Bool) {
    let parts = drawing.split(separator: ";", omittingEmptySubsequences: false)
    let area = parts.count > 1 ? Path(strokes: parts[1]) : nil
    if isFilled, let area {
      layers = [Layer(path: area, isArea: true)]
      if parts.count > 2 { layers.append(Layer(path: Path(strokes: parts[2]), isCut: true)) }
      if !parts[0].isEmpty { layers.append(Layer(path: Path(strokes: parts[0]))) }
    } else {
      layers = [Layer(path: Path(strokes: parts.joined(separator: "")))]
    }
  }

  private init?(sign words: ArraySlice<Substring>, isFilled: Bool) {
    let inner = words.dropLast()
    let name = inner.joined(separator: ".")
    // If a symbol's name ends with two outlines, such as `plus.circle.square`, this code tries only the filled inner
    // symbol, `plus.circle.fill`. Two tries for each outline would take exponential time.
    let isOutlined = inner.last.map { Self.outlines[$0] != nil } ?? false
    guard let outline = words.last, let (scale, y) = Self.outlines[outline],
      let sign = Symbol("\(name).fill") ?? (isOutlined ? nil : Symbol(name)),
      let around = Symbol(isFilled ? "\(outline).fill" : "\(outline)")
    else { return nil }
    layers = around.layers
    add(sign, scale, x: 12, y: y, isCut: isFilled)
  }

  private init?(badge words: ArraySlice<Substring>, on name: ArraySlice<Substring>) {
    let isFilled = words.last == "fill"
    let sign = (isFilled ? words.dropLast() : words).joined(separator: ".")
    self.init((name + (isFilled ? ["fill"] : [])).joined(separator: "."))
    if sign.isEmpty {
      let dot = Path(strokes: "O18 6 3")
      layers += [Layer(path: dot, isCut: true, width: 5), Layer(path: dot, isArea: true)]
    } else {
      guard let mark = Symbol(sign) else { return nil }
      layers.append(Layer(path: Path(strokes: "O18.5 17.5 5.2"), isArea: true, isCut: true))
      add(mark, 0.4, x: 18.5, y: 17.5, isCut: false)
    }
  }

  private static let outlines: [Substring: (scale: Double, y: Double)] = [
    "circle": (0.5, 12), "square": (0.55, 12), "app": (0.55, 12), "rectangle": (0.45, 12),
    "shield": (0.45, 11.5), "seal": (0.45, 12), "octagon": (0.5, 12), "triangle": (0.42, 14.5),
    "diamond": (0.45, 12), "bubble": (0.45, 11.5),
  ]

  private mutating func add(_ sign: Symbol, _ scale: Double, x: Double, y: Double, isCut: Bool) {
    layers += sign.layers.map { layer in
      var layer = layer
      layer.path = layer.path.scaled(scale, x: x - 12 * scale, y: y - 12 * scale)
      layer.isCut = layer.isCut != isCut
      return layer
    }
  }

  /// The strokes of each symbol in `symbols.txt`, by symbol name. All strokes are original drawings for this package.
  static let table = entries("|")

  static let synonyms = entries("=")

  private static func entries(_ separator: Character) -> [String: String] {
    let lines = String(decoding: PackageResources.symbols_txt, as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: separator, maxSplits: 1).map(String.init) }
    return Dictionary(uniqueKeysWithValues: lines.filter { $0.count == 2 }.map { ($0[0], $0[1]) })
  }
}

extension LookPicture {
  func drawSymbol(
    _ name: String, in rect: Rect, _ color: StaticString, isBold: Bool = false
  ) -> MarkupNode {
    let (square, symbol) = (rect.square, Symbol(name))
    let scale = square.width / 24
    // In a right-to-left picture, only symbols with a direction of reading are mirrored, such as `chevron.forward`.
    let isDirected =
      ["list.", "text."].contains(where: name.hasPrefix)
      || [".forward", ".backward"].contains { name.includes($0) }
    let nodes = (symbol ?? .unknown).layers.map { layer in
      var path = layer.path.scaled(scale, x: square.x, y: square.y)
      path.keepsItsForm = !isDirected
      return path.stroked(
        layer.isCut ? ground ?? colors.surface : color,
        width: layer.width * scale * (isBold ? 1.3 : 1), isRound: true, isFilled: layer.isArea)
    }
    if symbol != nil, nodes.count == 1 { return nodes[0] }
    return .element(
      "g", symbol == nil ? [("role", "img"), ("aria-label", .text(name))] : [], nodes)
  }
}
