@testable import ScreenDSLTesting

@Suite(.timed) struct LineDifferenceTests {
  private func check(_ old: [String], _ new: [String], limit: Int = 1_000) -> Int {
    let lines = LineDifference(from: old, to: new, limit: limit).lines
    expectEqual(lines.filter { $0.mark != "+ " }.map(\.text), old)
    expectEqual(lines.filter { $0.mark != "- " }.map(\.text), new)
    return lines.count { !$0.isSame }
  }

  private func distance(_ old: [String], _ new: [String]) -> Int {
    var row = Array(0...new.count)
    for (i, line) in old.enumerated() {
      var next = [i + 1]
      for (j, other) in new.enumerated() {
        next.append(line == other ? row[j] : min(row[j + 1], next[j]) + 1)
      }
      row = next
    }
    return row[new.count]
  }

  private func text(_ random: inout SplitMix64) -> [String] {
    (0..<random.int(below: 12)).map { _ in "\(random.int(below: 3))" }
  }

  @Test func randomTextsAndABoundedSearch() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<300 {
      let (old, new) = (text(&random), text(&random))
      expectEqual(check(old, new), distance(old, new), "from \(old) to \(new)")
    }
    for (new, limit, edits) in [("scba", 6, 4), ("scba", 5, 6), ("sxyz", 0, 6)] {
      #expect(check("sabc".map(String.init), new.map(String.init), limit: limit) == edits, "\(new)")
    }
  }

  @Test(.timeLimit(.minutes(1))) func textsOfManyLines() {
    let old = (0..<10_000).map { "line \($0)" }
    for new in [old.map { $0 + "!" }, old.reversed()] {
      let difference = LineDifference(from: old, to: new)
      expectEqual(difference.description.split(separator: "\n").count, 61)
      expectEqual(difference.text(context: 3, limit: 10_000).split(separator: "\n").count, 10_001)
    }
    var new = old
    (new[5], new[9_990]) = ("a", "b")
    expectEqual(check(old, new), 4)
  }

  @Test func asText() {
    let old = (1...20).map(String.init)
    var new = old
    new[9] = "ten"
    new.append("end")
    func same(_ numbers: ClosedRange<Int>) -> [String] { numbers.map { "  \($0)" } }
    let lines =
      ["@@ line 7 @@"] + same(7...9) + ["- 10", "+ ten"] + same(11...13) + ["@@ line 18 @@"]
      + same(18...20) + ["+ end"]
    expectEqual(LineDifference(from: old, to: new).description, lines.joined(separator: "\n"))
  }

  @Test func boundedText() {
    let difference = LineDifference(from: [], to: (0..<1_000).map { "\($0)" })
    let lines = difference.description.split(separator: "\n")
    #expect(lines.count == 61 && lines.last == "941 more lines")
    let whole = LineDifference(from: [], to: (0..<59).map { "\($0)" })
    expectEqual(whole.description.split(separator: "\n").last, "+ 58", "60 lines are all shown")
    let long = LineDifference(from: [], to: [String(repeating: "x", count: 1_000_000)])
    #expect(long.description.utf8.count < 400)
  }

  @Test func whatIsHardToSee() {
    for (old, new, text) in [
      ("a ", "a", "- a ⏎\n+ a"), ("a\t", "a", "- a\t⏎\n+ a"),
      ("\u{E9}", "e\u{301}", "- \\u{00E9}\n+ e\\u{0301}"),
      ("3 PM", "3\u{202F}PM", "- 3 PM\n+ 3\\u{202F}PM"),
    ] { #expect(LineDifference(from: [old], to: [new]).description.hasSuffix(text), "\(text)") }
  }

  @Test func changesWithoutALineBetweenTheirSurroundingsAreOne() {
    func text(_ changed: Int) -> String {
      let old = (0..<8).map(String.init)
      var new = old
      (new[1], new[changed]) = ("x", "y")
      return LineDifference(from: old, to: new).text(context: 1, limit: 60)
    }
    #expect(text(4).contains("@@ line 1 @@") && !text(4).contains("@@ line 4 @@"))
    #expect(text(5).contains("@@ line 5 @@"))
  }
}
