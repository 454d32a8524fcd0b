@testable import ScreenDSL
@testable import ScreenDSLHeadless

@Suite(.timed) struct ScreenSnapshotApplyingTests {
  private struct Named: CellModel, Identifiable {
    let id: Int
    var text = 0
    var onTap: Handler<Void>
  }

  private func screen(
    _ name: String, _ log: Log, _ ids: [Int], texts: [Int: Int] = [:]
  ) -> ScreenSnapshot {
    ScreenSnapshot("s") {
      for id in ids {
        Named(id: id, text: texts[id] ?? 0, onTap: Handler { log.add("\(name) \(id)") })
      }
      Container("grid", Grid()) {
        for id in ids {
          Named(id: id, text: texts[id] ?? 0, onTap: Handler { log.add("in \(name)") })
        }
      }
    }
  }

  @MainActor @Test(arguments: [4, 40])
  func rowsThatDidNotChangeAreTheReceiversOwn(count: Int) {
    let (log, ids) = (Log(), Array(0..<count))
    let new = screen("new", log, [100] + ids.dropLast(), texts: [1: 5])
    let changes = new.changeset(from: screen("old", log, ids))
    let result = screen("receiver", log, ids).applying(changes)
    #expect(result == new)
    for containers in [[], ["grid"]] as [[RowID]] {
      for id in [100, 0, 1, 2] {
        result.fire(\Named.onTap, at: RowPath(RowID(id, of: Named.self), in: containers))
      }
    }
    let inside = ["in new", "in receiver", "in new", "in receiver"]
    #expect(log.take() == ["new 100", "receiver 0", "new 1", "receiver 2"] + inside)
  }

  @Test func anEmptyChangesetGivesTheReceiver() {
    let old = (["a": [1, 2]] as Lists).snapshot
    let changes = (["a": [1, 2]] as Lists).snapshot.changeset(from: old)
    #expect(old.applying(changes).storage === old.storage)
  }

  @Test func theOriginalsAreUnchanged() {
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
      applyChanges(["a": [1, 2]], ["a": [1]], to: ["a": [1], "b": [3, 4]])
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "Changeset must be applied to a snapshot equal to the one it starts from "
          + "(was one of 2 sections, not 1)"))
  }

  @Test func otherRowsOrSectionsTrap() async {
    await #expect(processExitsWith: .failure) {
      applyChanges(["a": [2]], ["a": [1]], to: ["a": [2, 3]])
    }
    await #expect(processExitsWith: .failure) {
      applyChanges(["a": [1, 2]], ["a": [1]], to: ["b": [1, 2]])
    }
  }
}

private func applyChanges(_ old: Lists, _ new: Lists, to other: Lists) {
  _ = other.snapshot.applying(new.snapshot.changeset(from: old.snapshot))
}
