@testable import ScreenDSL

@Suite(.timed) struct ScreenSnapshotApplyingTests {
  private func screen(
    _ name: String, _ log: Log, _ ids: [Int], texts: [Int: Int] = [:]
  ) -> ScreenSnapshot {
    let lines = [name, "in \(name)"].map { words in
      ids.map { id in
        let tap = Handler<Int> { _ in log.add("\(words) \(id)") }
        return ListSample.Line(id: id, text: texts[id] ?? 0, onTap: tap)
      }
    }
    return ScreenSnapshot("s") {
      for line in lines[0] { line }
      Container("grid", Grid()) { for line in lines[1] { line } }
    }
  }

  @MainActor @Test(arguments: [4, 40]) func rowsThatDidNotChangeAreTheReceiversOwn(count: Int) {
    let (log, ids) = (Log(), Array(0..<count))
    let new = screen("new", log, [100] + ids.dropLast(), texts: [1: 5])
    let result = screen("receiver", log, ids).applying(new.changeset(from: screen("old", log, ids)))
    expectEqual(result, new)
    let paths = [100, 0, 1, 2].map { RowPath.line($0) }
    for path in paths + paths.map({ RowPath($0.id, in: ["grid"]) }) {
      result.fire(\ListSample.Line.onTap, with: 0, at: path)
    }
    let inside = ["in new 100", "in receiver 0", "in new 1", "in receiver 2"]
    expectEqual(log.take(), ["new 100", "receiver 0", "new 1", "receiver 2"] + inside)
  }

  @Test func anEmptyChangesetGivesTheReceiverAndTheOriginalsAreUnchanged() {
    let old = (["a": [1, 2]] as Lists).snapshot
    let changes = (["a": [1, 2]] as Lists).snapshot.changeset(from: old)
    #expect(old.applying(changes).storage === old.storage)
    for seed in UInt64(0)..<100 {
      let pair = ScreenPair(seed: seed)
      let texts = (pair.old.description, pair.new.description)
      _ = pair.old.applying(pair.changes)
      _ = pair.changes.stages
      #expect((pair.old.description, pair.new.description) == texts, "seed \(seed)")
    }
  }

  @Test func aWrongSnapshotTrapsWithASentence() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      apply(["a": [1, 2]], ["a": [1]], to: ["a": [1]])
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let sentence = "Changeset must be applied to a snapshot equal to the one it starts from"
    #expect(text.contains("\(sentence) (was one with 1 row in section 'a', not 2)"))
    await #expect(processExitsWith: .failure) { apply(["a": [2]], ["a": [1]], to: [:]) }
    await #expect(processExitsWith: .failure) { apply(["a": [2]], ["a": [1]], to: ["b": [2]]) }
  }
}

private func apply(_ old: Lists, _ new: Lists, to other: Lists) {
  _ = other.snapshot.applying(new.snapshot.changeset(from: old.snapshot))
}
