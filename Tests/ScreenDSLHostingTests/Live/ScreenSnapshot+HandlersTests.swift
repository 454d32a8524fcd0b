import ScreenDSLHosting
import TestSupport
import Testing

/// Handlers run through the snapshot that is current then (law 9).
@MainActor
@Suite(.timedOnMain) struct ScreenSnapshotHandlersTests {
  private let log = Log()

  private func snapshot(_ version: Int, optional: Bool = true) -> ScreenSnapshot {
    ScreenSnapshot(
      Section("s") { [log] in
        Button(
          text: "b", onTap: Handler { log.lines.append("tap \(version)") },
          onHold: optional ? Handler { log.lines.append("hold \(version) \($0)") } : nil
        ).id("button").onSelect { log.lines.append("select \(version)") }
        Container("grid", Grid()) {
          Button(text: "i", onTap: Handler { log.lines.append("inner \(version)") }).id("inner")
        }
      })
  }

  @Test func theNewestSnapshotsHandlerRuns() {
    let (old, new) = (snapshot(1), snapshot(2))
    #expect(new.changeset(from: old).isEmpty)
    #expect(new.fire(\Button.onTap, at: "button"))
    #expect(new.fire(\Button.onHold, with: 7, at: "button"))
    #expect(new.select("button"))
    #expect(new.fire(\Button.onTap, at: RowPath("inner", in: ["grid"])))
    #expect(log.lines == ["tap 2", "hold 2 7", "select 2", "inner 2"])
  }

  @Test func theLastStageHasTheNewestHandlers() throws {
    let old = ScreenSnapshot(Section("s") { Note(id: 1) })
    let new = snapshot(3)
    let last = try #require(new.changeset(from: old).stages.last)
    #expect(last.snapshot.fire(\Button.onTap, at: "button"))
    #expect(log.lines == ["tap 3"])
  }

  @Test func nothingRunsWhereThereIsNoHandler() {
    let new = snapshot(1, optional: false)
    #expect(!new.fire(\Button.onTap, at: "elsewhere"))
    #expect(!new.fire(\Button.onTap, at: "inner"))
    #expect(!new.fire(\Button.onTap, at: "grid"))
    #expect(!new.fire(\Button.onHold, with: 1, at: "button"))
    #expect(!new.select("grid"))
    #expect(log.lines.isEmpty)
  }

  @Test func aHandlerThatAppearsIsAChange() {
    let changes = snapshot(1).changeset(from: snapshot(1, optional: false))
    #expect(changes.rowUpdates(.reconfigure).map(\.new.row) == [0])
    #expect(snapshot(1) != snapshot(1, optional: false))
  }
}

private struct Button: CellModel {
  var text: String
  var onTap: Handler<Void>
  var onHold: Handler<Int>?
}
