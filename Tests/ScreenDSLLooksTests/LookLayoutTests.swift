import TestSupport
import Testing

@testable import ScreenDSLLooks

/// What is so of every layout: in points and in columns, wherever a look is drawn.
@Suite(.timed) struct LookLayoutTests {
  private static let seeds = 0..<UInt64(TestDepth.cases(30_000, oneOf: 60))

  /// Calls a test with random looks in rooms of their height, and in lower ones.
  private func forEachLayout(
    _ isInPoints: Bool, _ test: (_ placed: PlacedPart, _ seed: UInt64) -> Void
  ) {
    for seed in Self.seeds {
      var random = RandomParts(seed: seed)
      let layout = FakeLetters(isInPoints: isInPoints).layout(random.part(depth: 3))
      let width = Double(isInPoints ? 20 + random.int(below: 380) : 1 + random.int(below: 60))
      let height = layout.height(width: width)
      for share in [1, 0.5] {
        let room = isInPoints ? height * share : (height * share).rounded(.down)
        test(layout.place(in: Rect(x: 0, y: 0, width: width, height: room)), seed)
      }
    }
  }

  @Test(arguments: [true, false]) func noPartLeavesWhatItIsIn(_ isInPoints: Bool) {
    forEachLayout(isInPoints) { placed, seed in
      for outer in placed.all {
        for part in outer.parts {
          #expect(outer.room.contains(part.frame), "seed \(seed) \(part.frame) of \(outer.room)")
        }
      }
    }
  }

  @Test(arguments: [true, false]) func noneLiesOnAnotherUnlessItIsToBeThere(_ isInPoints: Bool) {
    forEachLayout(isInPoints) { placed, seed in
      for outer in placed.all where !isInPoints || outer.corner == nil {
        for (index, part) in outer.parts.enumerated() {
          for other in outer.parts[..<index] {
            #expect(!part.frame.overlaps(other.frame), "seed \(seed) \(part.frame) \(other.frame)")
          }
        }
      }
    }
  }

  @Test(arguments: [true, false]) func aMirrorShowsEachPartAsFarFromTheOtherSide(_ isInPoints: Bool)
  {
    forEachLayout(isInPoints) { placed, seed in
      let mirrored = placed.frames.map { $0.mirrored(in: placed.frame.width) }
      for (frame, other) in zip(placed.frames, mirrored) {
        let isMirrored =
          abs(frame.x - (placed.frame.width - other.maxX)) < 0.01 && frame.size == other.size
          && abs(other.mirrored(in: placed.frame.width).x - frame.x) < 0.01 && frame.y == other.y
        #expect(isMirrored, "seed \(seed) \(frame) \(other)")
      }
    }
  }

  @Test func columnsAreWhole() {
    forEachLayout(false) { placed, seed in
      for part in placed.all {
        let lengths = [part.frame, part.room].flatMap { [$0.x, $0.y, $0.width, $0.height] }
        #expect(lengths.allSatisfy { $0 == $0.rounded() }, "seed \(seed) \(part.frame)")
      }
    }
  }

  /// A row in which a part takes what is left has none left.
  @Test(arguments: [true, false]) func rowsThatFillHaveNoRoomLeft(_ isInPoints: Bool) {
    var count = 0
    forEachLayout(isInPoints) { placed, seed in
      for row in placed.all {
        guard case .stack(let stack) = row.look.kind, !stack.isVertical, stack.corner == nil,
          let first = row.parts.first, let last = row.parts.last
        else { continue }
        let flexibleParts = LookNode.flexibleParts(among: row.parts.map(\.look))
        let isFilled = flexibleParts.contains {
          !isInPoints || stack.parts[$0].style.values.limits.maxWidth == nil
        }
        guard isFilled || stack.isEqual else { continue }
        count += 1
        let rest = row.room.maxX - last.frame.maxX
        #expect(first.frame.x == row.room.x && abs(rest) < 0.01, "seed \(seed) \(rest)")
      }
    }
    #expect(count > 50)
  }

  @Test func limitsAreKept() {
    forEachLayout(true) { placed, seed in
      for outer in placed.all {
        // Parts that are equally wide are so whatever they say, and what others stand over has all the room.
        guard outer.corner == nil, case .stack(let stack) = outer.look.kind, !stack.isEqual
        else { continue }
        for part in outer.parts {
          let limits = part.look.style.values.limits
          let size = (part.frame.width, part.frame.height)
          let isKept =
            size.0 <= max(limits.maxWidth ?? .infinity, limits.minWidth ?? 0) + 0.01
            && size.1 <= max(limits.maxHeight ?? .infinity, limits.minHeight ?? 0) + 0.01
          #expect(isKept, "seed \(seed) \(size) \(limits)")
          if stack.isVertical {
            let least = min(limits.minWidth ?? 0, outer.room.width)
            #expect(size.0 >= least - 0.01, "seed \(seed) \(size) \(limits)")
          }
        }
      }
    }
  }

  @Test(arguments: [true, false]) func aWiderRoomMakesNoTextHigher(_ isInPoints: Bool) {
    for seed in Self.seeds {
      var random = RandomParts(seed: seed)
      let layout = FakeLetters(isInPoints: isInPoints).layout(random.texts(depth: 2))
      var last = Double.infinity
      for width in stride(from: isInPoints ? 40 : 1, to: isInPoints ? 400 : 40, by: 7) {
        let height = layout.height(width: Double(width))
        #expect(height <= last, "seed \(seed) at \(width): \(height) after \(last)")
        last = height
      }
    }
  }

  /// What a layout keeps of one width is nothing to another.
  @Test(arguments: [true, false]) func aLayoutIsTheSameEachTime(_ isInPoints: Bool) {
    for seed in Self.seeds {
      var random = RandomParts(seed: seed)
      let (look, measure) = (random.part(depth: 3), FakeLetters(isInPoints: isInPoints))
      let kept = measure.layout(look)
      for _ in 0..<3 {
        let width = Double(1 + random.int(below: 300))
        if random.chance(1, in: 2) { _ = kept.height(width: Double(random.int(below: 300))) }
        let height = kept.height(width: width)
        let frame = Rect(x: 0, y: 0, width: width, height: height)
        let isSame =
          height == measure.height(of: look, width: width)
          && kept.place(in: frame).frames == measure.place(look, in: frame).frames
        #expect(isSame, "seed \(seed) at \(width)")
      }
    }
  }

  /// Each part is measured a few times, however many there are and whatever they are in.
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
      let count = layout.place(in: room).all.filter(\.parts.isEmpty).count
      let calls = measure.calls
      #expect(count > 11 && calls.spans <= look.leafCount, "look \(number) \(calls.spans)")
      #expect(calls.heights <= 2 * count, "look \(number): \(calls.heights) heights of \(count)")
      #expect(calls.baselines <= count, "look \(number): \(calls.baselines) lines of \(count)")
    }
  }

  @Test func whatIsTooDeepIsCutOff() {
    var look = LookNode(.text("deep"))
    for _ in 0..<LookNode.maximumDepth { look = .vertical([look]) }
    #expect(look.node == look)
    #expect(LookNode.horizontal([look]).node.spokenLabel == "…")
  }
}

/// Letters of one width, and how often somebody asked for it.
private struct FakeLetters: LookMeasure {
  final class Calls { var spans = 0, heights = 0, baselines = 0 }

  let isInPoints: Bool
  let calls = Calls()

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
    if case .text = look.kind { return min(line * 0.75, height).rounded(.down) }
    return nil
  }

  func longestLine(ofLeaf look: LookNode, width: Double) -> Double {
    guard case .text(let text) = look.kind else { return width }
    return Double(lines(of: text, width: width).max() ?? 0) * letter
  }

  /// Returns how many letters each line has.
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

/// Random parts of every arrangement, size and limit.
private struct RandomParts {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func int(below limit: Int) -> Int { random.int(below: limit) }
  mutating func chance(_ one: Int, in all: Int) -> Bool { random.chance(one, in: all) }

  mutating func part(depth: Int) -> LookNode {
    let look = depth > 0 && chance(depth, in: 4) ? stack(depth: depth) : leaf()
    return look.styled { values in
      if chance(1, in: 4) { values.padding = .init(horizontal: length(30), vertical: length(20)) }
      if chance(1, in: 6) { values.width = length(300) + 1 }
      if chance(1, in: 6) { values.height = length(80) + 1 }
      if chance(1, in: 6) { values.limits.minWidth = length(120) }
      if chance(1, in: 6) { values.limits.maxWidth = length(200) }
      if chance(1, in: 6) { values.limits.minHeight = length(60) }
      if chance(1, in: 6) { values.limits.maxHeight = length(60) }
      if chance(1, in: 6) { values.isFilling = true }
      if chance(1, in: 6) { values.priority = int(below: 3) }
      if chance(1, in: 8) { values.bubble = chance(1, in: 2) ? .sent : .received }
    }
  }

  private mutating func stack(depth: Int) -> LookNode {
    var parts: [LookNode] = []
    for _ in 0..<int(below: 5) { parts.append(part(depth: depth - 1)) }
    var stack = LookNode.Stack(
      isVertical: chance(1, in: 2), spacing: chance(1, in: 3) ? length(30) : nil, parts: parts)
    let alignments: [Look.Alignment?] = [nil, .leading, .center, .trailing, .fill, .firstBaseline]
    stack.alignment = alignments[int(below: 6)]
    stack.isEqual = !stack.isVertical && chance(1, in: 6)
    if parts.count > 1, chance(1, in: 8) {
      (stack.isVertical, stack.isEqual) = (false, false)
      stack.corner = Look.Corner.allCases[int(below: Look.Corner.allCases.count)]
    }
    return LookNode(.stack(stack))
  }

  private mutating func leaf() -> LookNode {
    switch int(below: 9) {
    case 0: LookNode(.image(.symbol("star")))
    case 1: LookNode(.image(.asset("a"))).styled { $0.aspect = 0.5 + length(4) }
    case 2: LookNode(.progress(0.5)).styled { $0.isCircle = chance(1, in: 2) }
    case 3: LookNode(.divider)
    case 4: LookNode(.spacer)
    case 5: Look.slider("", value: 0.5, nil)._node
    default: text()
    }
  }

  private mutating func text() -> LookNode {
    let words = (0...int(below: 8)).map { _ in String(repeating: "a", count: 1 + int(below: 12)) }
    return LookNode(.text(words.joined(separator: " ")))
  }

  /// Returns texts below one another, some in bubbles.
  mutating func texts(depth: Int) -> LookNode {
    if depth == 0 || chance(1, in: 3) {
      let isBubble = chance(1, in: 4)
      return text().styled { $0.bubble = isBubble ? .received : nil }
    }
    let parts = (0..<int(below: 5)).map { _ in texts(depth: depth - 1) }
    return .vertical(parts, spacing: length(20), alignment: chance(1, in: 2) ? .trailing : nil)
  }

  private mutating func length(_ most: Int) -> Double { Double(int(below: most)) }
}

extension LookNode {
  /// A row whose first lines stand on one line.
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

  fileprivate var frames: [Rect] { all.map(\.frame) }
}

extension Rect {
  fileprivate var size: [Double] { [width, height] }

  fileprivate func contains(_ inner: Rect) -> Bool {
    inner.width >= 0 && inner.height >= 0 && inner.x >= x - 0.01 && inner.y >= y - 0.01
      && inner.maxX <= maxX + 0.01 && inner.maxY <= maxY + 0.01
  }

  fileprivate func overlaps(_ other: Rect) -> Bool {
    min(maxX, other.maxX) - max(x, other.x) > 0.01
      && min(maxY, other.maxY) - max(y, other.y) > 0.01
  }
}
