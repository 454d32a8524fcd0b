@testable import ScreenDSL

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
      return [Step.statement(number), .branch(number), .iteration(number)][random.int(below: 3)]
    }
  }

  private func stored(_ steps: [Step]) -> (steps: [Step], iteration: UInt64) {
    var (steps, iteration) = (steps, UInt64(0))
    let loop = steps.firstIndex { if case .iteration = $0 { true } else { false } }
    if let loop, case .iteration(let number) = steps[loop] {
      steps[loop] = .loop
      iteration = UInt64(number)
    }
    return (steps, iteration)
  }

  @Test func componentsComeBackAndOthersAreAnotherPath() {
    var all: [[Step]] = (0..<UInt64(TestDepth.cases(5_000, oneOf: 5))).map { seed in
      var random = SplitMix64(seed: seed)
      return randomSteps(&random, most: 40)
    }
    all.append([.statement(.max), .iteration(.max), .branch(.max), .iteration(.max), .statement(0)])
    all.append((0..<1_000).map { $0 % 3 == 0 ? .iteration($0) : .statement($0) })
    expectEqual(Set(all.map(path)).count, Set(all).count)
    for (number, steps) in all.enumerated() {
      let (path, again, stored) = (path(steps), path(steps), stored(steps))
      #expect(path.steps == stored.steps && path.iteration == stored.iteration, "seed \(number)")
      #expect(path == again && path.hashValue == again.hashValue, "seed \(number)")
      let (left, right) = (steps.prefix(number % 13), steps.dropFirst(number % 13))
      expectEqual(self.path(Array(left)).appending(self.path(Array(right))), path, "seed \(number)")
    }
  }

  @Test func whatAWordHoldsAndATextSays() {
    let first = path([.statement(1), .iteration(4)])
    let second = path([.statement(1), .iteration(5)])
    #expect(first.word == second.word && first != second && first.advanced(by: 1) == second)
    #expect(first.isInLoop && !path([.statement(1), .branch(0)]).isInLoop)
    let inner = path([.iteration(1), .iteration(2)])
    #expect(inner.word != path([.iteration(1), .iteration(3)]).word)
    expectEqual(inner.word, path([.iteration(9), .iteration(2)]).word)
    // What fits into a word is short.
    expectEqual([7, 8].map { path((0..<$0).map { .statement($0) }).isShort }, [true, false])
    let short = path([.statement(2), .branch(1), .iteration(9), .statement(3)])
    expectEqual(StructuralPath(word: short.word, iteration: short.iteration), short)
    let loose = path([.loose, .statement(2), .iteration(1)])
    #expect(loose.isLoose && !path([.statement(2)]).isLoose)
    #expect(loose != path([.statement(2), .iteration(1)]) && loose.description == "#2[1]")
    let texts: [String: [Step]] = [
      "#": [], "#0a": [.statement(0), .branch(0), .statement(0)],
      "#1.0": [.statement(1), .statement(0)],
      "#2a[7]b.11": [
        .statement(2), .branch(0), .iteration(7), .statement(0), .branch(1), .statement(11),
      ], "#0a.1": [.statement(0), .branch(0), .statement(1)],
      "#3[0]": [.statement(3), .iteration(0), .statement(0)],
      "#[4][5].2": [.iteration(4), .iteration(5), .statement(2)],
    ]
    for (text, steps) in texts { expectEqual(path(steps).description, text) }
  }
}
