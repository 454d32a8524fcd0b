@testable import ScreenDSL

/// Tests that different sequences of steps are different paths, at any depth and with any numbers.
@Suite(.timed) struct StructuralPathTests {
  private typealias Step = StructuralPath.Step

  private func path(_ steps: [Step]) -> StructuralPath {
    steps.reduce(StructuralPath()) { $0.appending($1) }
  }

  private func randomSteps(_ random: inout SplitMix64, most: Int) -> [Step] {
    (0..<random.int(below: most + 1)).map { _ in
      // The numbers are small, close to the limits of a byte's bits, or very large.
      let shift = [1, 2, 5, 6, 12, 13, 19, 40, 62][random.int(below: 9)]
      let number = Int(random.next() >> 1) & (1 << shift - 1)
      switch random.int(below: 3) {
      case 0: return .statement(number)
      case 1: return .branch(number)
      default: return .iteration(number)
      }
    }
  }

  /// Returns the steps, with the iteration of the outermost loop separately.
  private func stored(_ steps: [Step]) -> (steps: [Step], iteration: UInt64) {
    var (steps, iteration) = (steps, UInt64(0))
    let loop = steps.firstIndex { if case .iteration = $0 { true } else { false } }
    if let loop, case .iteration(let number) = steps[loop] {
      steps[loop] = .loop
      iteration = UInt64(number)
    }
    return (steps, iteration)
  }

  @Test func componentsComeBack() {
    for seed in 0..<UInt64(TestDepth.cases(5_000, oneOf: 1)) {
      var random = SplitMix64(seed: seed)
      let steps = randomSteps(&random, most: 40)
      let stored = stored(steps)
      #expect(path(steps).steps == stored.steps, "seed \(seed)")
      #expect(path(steps).iteration == stored.iteration, "seed \(seed)")
      #expect(path(steps) == path(steps), "seed \(seed)")
      #expect(path(steps).hashValue == path(steps).hashValue, "seed \(seed)")
    }
  }

  @Test func allShortSequencesAreDifferentPaths() {
    let parts: [Step] = [0, 1, 31, 32].flatMap { number in
      [.statement(number), .branch(number), .iteration(number)]
    }
    var sequences: [[Step]] = [[]]
    var last = sequences
    for _ in 0..<3 {
      last = last.flatMap { sequence in parts.map { sequence + [$0] } }
      sequences += last
    }
    #expect(Set(sequences.map(path)).count == sequences.count)
  }

  @Test func appendingAPathAppendsItsComponents() {
    for seed in 0..<UInt64(TestDepth.cases(5_000, oneOf: 1)) {
      var random = SplitMix64(seed: seed)
      let left = randomSteps(&random, most: 12)
      let right = randomSteps(&random, most: 12)
      #expect(path(left).appending(path(right)) == path(left + right), "seed \(seed)")
    }
  }

  @Test func theLargestNumbersFit() {
    let steps: [Step] = [
      .statement(.max), .iteration(.max), .branch(.max), .iteration(.max), .statement(0),
    ]
    #expect(path(steps).steps == stored(steps).steps)
    #expect(path(steps).iteration == UInt64(Int.max))
  }

  @Test func aThousandLevels() {
    let steps: [Step] = (0..<1_000).map { $0 % 3 == 0 ? .iteration($0) : .statement($0) }
    #expect(path(steps).steps == stored(steps).steps)
    #expect(path(steps).description.contains("[999]"))
  }

  @Test func theOutermostIterationIsKeptApart() {
    let (first, second) = (
      path([.statement(1), .iteration(4)]), path([.statement(1), .iteration(5)])
    )
    #expect(first.word == second.word)
    #expect(first != second)
    #expect(first.isInLoop)
    #expect(first.advanced(by: 1) == second)
    #expect(!path([.statement(1), .branch(0)]).isInLoop)
    let inner = path([.iteration(1), .iteration(2)])
    #expect(inner.word != path([.iteration(1), .iteration(3)]).word)
    #expect(inner.word == path([.iteration(9), .iteration(2)]).word)
  }

  @Test func whatFitsIntoAWordIsShort() {
    #expect(path((0..<7).map { .statement($0) }).isShort)
    #expect(!path((0..<8).map { .statement($0) }).isShort)
    let short = path([.statement(2), .branch(1), .iteration(9), .statement(3)])
    #expect(StructuralPath(word: short.word, iteration: short.iteration) == short)
  }

  @Test func looseRowsAreMarkedButReadTheSame() {
    let loose = path([.loose, .statement(2), .iteration(1)])
    #expect(loose.isLoose)
    #expect(!path([.statement(2)]).isLoose)
    #expect(loose != path([.statement(2), .iteration(1)]))
    #expect(loose.description == "#2[1]")
  }

  @Test func description() {
    #expect(StructuralPath().description == "#")
    let steps: [Step] = [
      .statement(2), .branch(0), .iteration(7), .statement(0), .branch(1), .statement(11),
    ]
    #expect(path(steps).description == "#2a[7]b.11")
    #expect(path([.statement(0)]).description == "#0")
    #expect(path([.statement(0), .branch(0), .statement(0)]).description == "#0a")
    #expect(path([.statement(0), .branch(0), .statement(1)]).description == "#0a.1")
    #expect(path([.statement(3), .iteration(0), .statement(0)]).description == "#3[0]")
    #expect(path([.iteration(4), .iteration(5), .statement(2)]).description == "#[4][5].2")
    #expect(path([.statement(1), .statement(0)]).description == "#1.0")
  }
}
