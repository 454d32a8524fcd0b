@Suite(.timed) struct LookLayoutTests {
  private static let seeds = 0..<UInt64(TestDepth.cases(30_000, oneOf: 60))
  private static let room = Rect(x: 0, y: 0, width: 90, height: 150)

  private static func look(_ seed: UInt64) -> LookNode {
    var looks = RandomLooks(seed: seed)
    return looks.part(depth: 3).laidOut(.large)
  }

  private static func texts(_ random: inout SplitMix64, depth: Int) -> LookNode {
    if depth == 0 || random.chance(1, in: 3) {
      let words = (0...random.int(below: 8)).map { _ in
        String(repeating: "a", count: 1 + random.int(below: 12))
      }
      let text = Look.text(words.joined(separator: " "))
      return text.bubble(random.chance(1, in: 4) ? .received : nil)._node
    }
    let parts = (0..<random.int(below: 5)).map { _ in texts(&random, depth: depth - 1) }
    let spacing = Double(random.int(below: 20))
    return .vertical(parts, spacing: spacing, alignment: random.chance(1, in: 2) ? .trailing : nil)
  }

  @Test(arguments: [true, false]) func eachPartStandsWhereItMay(_ isInPoints: Bool) {
    var filled = 0
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let layout = FakeLetters(isInPoints: isInPoints).layout(Self.look(seed))
      let width = Double(isInPoints ? 20 + random.int(below: 380) : 1 + random.int(below: 60))
      let height = layout.height(width: width)
      for share in [1, 0.5] {
        let room = isInPoints ? height * share : (height * share).rounded(.down)
        let placed = layout.place(in: Rect(x: 0, y: 0, width: width, height: room))
        let wrong = placed.all.compactMap { outer -> Rect? in
          let lengths = [outer.frame, outer.room].flatMap { [$0.x, $0.y, $0.width, $0.height] }
          let areWhole = isInPoints || lengths.allSatisfy { $0 == $0.rounded() }
          return overlap(in: outer, isInPoints) ?? limit(of: outer, isInPoints)
            ?? rest(in: outer, isInPoints, &filled) ?? (areWhole ? nil : outer.frame)
        }
        #expect(wrong.isEmpty, "seed \(seed) \(wrong)")
      }
    }
    #expect(filled > 50)
  }

  private func overlap(in outer: PlacedPart, _ isInPoints: Bool) -> Rect? {
    let frames = outer.parts.map(\.frame)
    let pairs = isInPoints && outer.corner != nil ? 0..<0 : frames.indices
    return frames.first { !outer.room.contains($0) }
      ?? pairs.lazy.compactMap { at in frames[..<at].first { $0.overlaps(frames[at]) } }.first
  }

  private func rest(in row: PlacedPart, _ isInPoints: Bool, _ count: inout Int) -> Rect? {
    guard case .stack(let stack) = row.look.kind, !stack.isVertical, stack.corner == nil,
      let first = row.parts.first, let last = row.parts.last
    else { return nil }
    let isFilled = LookNode.flexibleParts(among: row.parts.map(\.look)).contains {
      !isInPoints || stack.parts[$0].style.values.limits.maxWidth == nil
    }
    guard isFilled || stack.isEqual else { return nil }
    count += 1
    let isFull = first.frame.x == row.room.x && abs(row.room.maxX - last.frame.maxX) < 0.01
    return isFull ? nil : last.frame
  }

  private func limit(of outer: PlacedPart, _ isInPoints: Bool) -> Rect? {
    // Parts that are equally wide are so whatever they say, and what others stand over has all the room.
    guard isInPoints, outer.corner == nil, case .stack(let stack) = outer.look.kind, !stack.isEqual
    else { return nil }
    return outer.parts.first { part in
      let (frame, limits) = (part.frame, part.look.style.values.limits)
      let least = stack.isVertical ? min(limits.minWidth ?? 0, outer.room.width) : 0
      return frame.width > max(limits.maxWidth ?? .infinity, limits.minWidth ?? 0) + 0.01
        || frame.height > max(limits.maxHeight ?? .infinity, limits.minHeight ?? 0) + 0.01
        || frame.width < least - 0.01
    }?.frame
  }

  @Test(arguments: [true, false]) func aWiderRoomMakesNoTextHigher(_ isInPoints: Bool) {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let layout = FakeLetters(isInPoints: isInPoints).layout(Self.texts(&random, depth: 2))
      var last = Double.infinity
      for width in stride(from: isInPoints ? 40 : 1, to: isInPoints ? 400 : 40, by: 7) {
        let height = layout.height(width: Double(width))
        #expect(height <= last, "seed \(seed) at \(width): \(height) after \(last)")
        last = height
      }
    }
  }

  @Test(arguments: [true, false]) func aLayoutIsTheSameEachTime(_ isInPoints: Bool) {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (look, measure) = (Self.look(seed), FakeLetters(isInPoints: isInPoints))
      let kept = measure.layout(look)
      for _ in 0..<3 {
        let width = Double(1 + random.int(below: 300))
        if random.chance(1, in: 2) { _ = kept.height(width: Double(random.int(below: 300))) }
        let height = kept.height(width: width)
        let frame = Rect(x: 0, y: 0, width: width, height: height)
        let placed = [kept.place(in: frame), measure.place(look, in: frame)].map(\.all)
        let areSame = placed[0].map(\.frame) == placed[1].map(\.frame)
        let isSame = height == measure.layout(look).height(width: width) && areSame
        #expect(isSame, "seed \(seed) at \(width)")
      }
    }
  }

  @Test(arguments: [true, false]) func aStackHasItsRoomAndASpacerTheRest(_ isInPoints: Bool) {
    let (text, letters) = (LookNode(.text("a")), FakeLetters(isInPoints: isInPoints))
    for space in [LookNode(.spacer), LookNode(.spacer).overlay { text }._node] {
      let parts = letters.place(.vertical([text, space, text]), in: Self.room).parts
      #expect(parts.first?.frame.y == 0 && parts.last?.frame.maxY == 150)
      expectEqual(LookNode.flexibleParts(among: [text, space]), [1])
    }
    if isInPoints { expectEqual(letters.width(of: LookNode(.spacer)), 0) }
    let fixed = LookNode(.spacer).styled { $0.height = 20 }
    let parts = letters.place(.vertical([text, fixed, text]), in: Self.room).parts
    expectEqual(parts[1].frame.height, isInPoints ? 20 : 0)
    let layout = letters.layout(.vertical([Look.text("a few words").bubble(.sent)._node]))
    expectEqual(layout.height(width: layout.width), layout.height(width: 1_000), "no bubble breaks")
  }

  @Test func aNarrowLineKeepsItsGapAndBaselineAndASeparatorBeginsBelowItsText() {
    let (text, image) = (LookNode(.text("a")), LookNode(.image(.symbol("a"))))
    let narrow = LookNode.horizontal([.horizontal([text]), text]).onBaseline
    let room = Rect(x: 0, y: 0, width: 20, height: 150)
    let parts = FakeLetters(isInPoints: true).place(narrow, in: room).parts
    expectEqual(parts.map { [$0.frame.x, $0.frame.y] }, [[0, 0], [16, 0]])
    let line = LookNode.horizontal([image, text, text])
    let deep = (0..<64).reduce(text) { part, _ in .horizontal([part]) }
    let starts = [line, .vertical([line, text]), Look.text("a").bubble(.sent)._node, deep].map {
      FakeLetters(isInPoints: true).place($0, in: Self.room).textStart
    }
    expectEqual(starts, [36, 0, nil, 0])
  }

  @Test(arguments: [true, false], [Look.TextAlignment.trailing, .leading])
  func aValueStandsAtTheEndAlsoInSeveralLines(_ isInPoints: Bool, _ side: Look.TextAlignment) {
    let filled = LookNode(.text("a title")).styled { $0[.isFilling] = true }
    let value = side == .leading ? filled : LookNode(.text("a value of words"))
    let letters = FakeLetters(isInPoints: isInPoints)
    for width in isInPoints ? [90, 500] : [12, 70] {
      let room = Rect(x: 0, y: 0, width: Double(width), height: 150)
      let parts = letters.place(.horizontal([filled, value]), in: room).parts
      expectEqual(parts.map(\.alignment), [.leading, side], "\(width)")
    }
  }

  @Test(arguments: [true, false]) func aPartKeepsItsSizeAlsoBelowAnOverlay(_ isVertical: Bool) {
    let image = LookNode(.image(.symbol("a"))).styled { ($0.width, $0.height) = (50, 50) }
    let divider = LookNode(.divider).styled { ($0.width, $0.height) = (9, 50) }
    let parts = [image.overlay { LookNode(.text("b")) }._node, divider]
    let stack = LookNode.Stack(isVertical: isVertical, alignment: .fill, parts: parts)
    let placed = FakeLetters(isInPoints: true).place(LookNode(.stack(stack)), in: Self.room)
    expectEqual(placed.parts.map { [$0.frame.width, $0.frame.height] }, [[50, 50], [9, 50]])
  }

  @Test(arguments: [true, false]) func eachPartIsMeasuredOnce(_ isInPoints: Bool) {
    let texts = (0..<5_000).map { LookNode(.text("text \($0) of many")) }
    var looks = [LookNode.horizontal(texts), .vertical(texts), .horizontal(texts).onBaseline]
    for depth in [12, 40] {
      var (tower, lines) = (texts[0], texts[0])
      for level in 1...depth {
        tower = level % 2 == 0 ? .vertical([texts[level], tower]) : .horizontal([tower, texts[0]])
        lines = .horizontal([.vertical([lines, texts[level]]), texts[0]]).onBaseline
      }
      looks += [tower, lines, tower.overlay { lines }._node]
    }
    var (tree, layers) = (texts[0], texts[0])
    for level in 1...11 {
      tree = level % 2 == 0 ? .vertical([tree, tree]) : .horizontal([tree, tree]).onBaseline
      layers = LookNode.vertical([layers, texts[1]]).overlay { texts[2] }._node
    }
    for (number, look) in (looks + [tree, layers]).enumerated() {
      let measure = FakeLetters(isInPoints: isInPoints)
      let layout = measure.layout(look)
      let room = Rect(x: 0, y: 0, width: 10_000, height: layout.height(width: 10_000))
      let (count, calls) = (layout.place(in: room).all.filter(\.parts.isEmpty).count, measure.calls)
      #expect(count > 11 && calls.spans <= look.leafCount, "look \(number) \(calls.spans)")
      #expect(calls.heights <= 2 * count, "look \(number): \(calls.heights) heights of \(count)")
      #expect(calls.baselines <= count, "look \(number): \(calls.baselines) lines of \(count)")
    }
  }

  @Test func whatIsTooDeepIsCutOff() {
    var look = LookNode(.text("deep"))
    for _ in 0..<LookNode.maximumDepth { look = .vertical([look]) }
    #expect(look.node == look && LookNode.horizontal([look]).node.spokenLabel == "…")
  }
}

private struct FakeLetters: LookMeasure {
  final class Calls { var spans = 0, heights = 0, baselines = 0 }
  let isInPoints: Bool, calls = Calls()
  private var letter: Double { isInPoints ? 7.5 : 1 }
  private var line: Double { isInPoints ? 20 : 1 }

  func span(ofLeaf look: LookNode) -> MeasuredWidth {
    calls.spans += 1
    if isInPoints, let span = look.usualWidth { return span }
    guard case .text(let text) = look.kind else { return MeasuredWidth(4 * letter) }
    let word = text.split(separator: " ").map(\.count).max() ?? 0
    return MeasuredWidth(
      Double(text.count) * letter, least: Double(word) * letter, rigid: look.isShortWord ? nil : 0)
  }

  func height(ofLeaf look: LookNode, width: Double) -> Double {
    calls.heights += 1
    if isInPoints, let height = look.usualHeight(width: width) { return height }
    if look.kind == .spacer { return 0 }
    guard case .text(let text) = look.kind else { return line }
    return Double(lines(of: text, width: width).count) * line
  }

  func baseline(ofLeaf look: LookNode, width: Double, height: Double) -> Double? {
    calls.baselines += 1
    return if case .text = look.kind { min(line * 0.75, height).rounded(.down) } else { nil }
  }

  func longestLine(ofLeaf look: LookNode, width: Double) -> Double {
    guard case .text(let text) = look.kind else { return width }
    return Double(lines(of: text, width: width).max() ?? 0) * letter
  }

  private func lines(of text: String, width: Double) -> [Int] {
    let room = max(1, Int((width + 0.001) / letter))
    var lines: [Int] = []
    for word in text.split(separator: " ").map(\.count) {
      if let last = lines.last, last + 1 + word <= room {
        lines[lines.count - 1] = last + 1 + word
      } else {
        let (full, rest) = word.quotientAndRemainder(dividingBy: room)
        lines += Array(repeating: room, count: full) + (rest > 0 ? [rest] : [])
      }
    }
    return lines
  }
}

extension LookNode {
  fileprivate var onBaseline: LookNode {
    guard case .stack(var stack) = kind else { return self }
    stack.alignment = .firstBaseline
    return LookNode(.stack(stack), style)
  }

  fileprivate var leafCount: Int { max(1, parts.reduce(0) { $0 + $1.leafCount }) }
}

extension PlacedPart {
  fileprivate var corner: Look.Corner? {
    if case .stack(let stack) = look.kind { stack.corner } else { nil }
  }
}

extension Rect {
  fileprivate func contains(_ inner: Rect) -> Bool {
    inner.width >= 0 && inner.height >= 0 && inner.x >= x - 0.01 && inner.y >= y - 0.01
      && inner.maxX <= maxX + 0.01 && inner.maxY <= maxY + 0.01
  }

  fileprivate func overlaps(_ other: Rect) -> Bool {
    min(maxX, other.maxX) - max(x, other.x) > 0.01 && min(maxY, other.maxY) - max(y, other.y) > 0.01
  }
}
