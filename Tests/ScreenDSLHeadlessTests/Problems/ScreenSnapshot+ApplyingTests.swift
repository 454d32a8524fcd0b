@testable import ScreenDSL
@testable import ScreenDSLHeadless

/// Applying a changeset, to the snapshot it starts from, an equal one and a wrong one.
@Suite(.timed) struct ScreenSnapshotApplyingTests {
  /// Fires its name.
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
        Named(id: id, text: texts[id] ?? 0, onTap: Handler { log.lines.append("\(name) \(id)") })
      }
      Container("grid", Grid()) {
        for id in ids {
          Named(id: id, text: texts[id] ?? 0, onTap: Handler { log.lines.append("in \(name)") })
        }
      }
    }
  }

  @MainActor @Test(arguments: [4, 40])
  func rowsThatDidNotChangeAreTheReceiversOwn(count: Int) {
    let log = Log()
    let ids = Array(0..<count)
    let receiver = screen("receiver", log, ids)
    let old = screen("old", log, ids)
    let new = screen("new", log, [100] + ids.dropLast(), texts: [1: 5])
    let result = receiver.applying(new.changeset(from: old))
    #expect(result == new)
    for id in [100, 0, 1, 2] { result.fire(\Named.onTap, at: RowPath(RowID(id, of: Named.self))) }
    #expect(log.lines == ["new 100", "receiver 0", "new 1", "receiver 2"])
    log.lines = []
    for id in [100, 0, 1] {
      result.fire(\Named.onTap, at: RowPath(RowID(id, of: Named.self), in: ["grid"]))
    }
    #expect(log.lines == ["in new", "in receiver", "in new"])
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
      let old = (["a": [1, 2]] as Lists).snapshot
      let changes = (["a": [1]] as Lists).snapshot.changeset(from: old)
      _ = (["a": [1], "b": [3, 4]] as Lists).snapshot.applying(changes)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "Changeset must be applied to a snapshot equal to the one it starts from "
          + "(was one of 2 sections, not 1)"))
  }

  @Test func otherRowsOrSectionsTrap() async {
    await #expect(processExitsWith: .failure) {
      let changes = (["a": [1]] as Lists).snapshot.changeset(from: (["a": [2]] as Lists).snapshot)
      _ = (["a": [2, 3]] as Lists).snapshot.applying(changes)
    }
    await #expect(processExitsWith: .failure) {
      let changes = (["a": [1]] as Lists).snapshot.changeset(
        from: (["a": [1, 2]] as Lists).snapshot)
      _ = (["b": [1, 2]] as Lists).snapshot.applying(changes)
    }
  }
}
