/// When everything is shown anew, and when nothing is done.
@MainActor @Suite(.timedOnMain) struct ReloadTests {
  @Test(arguments: HostKind.allCases)
  func aSnapshotIsAReloadABatchOrNothing(_ kind: HostKind) throws {
    let list = kind.list { $0.reloadThreshold = 4 }
    func log(_ count: Int) throws -> [String] {
      list.show(ScreenSnapshot(items: 0..<count))
      #expect(list.shown == (0..<min(count, 5)).map { "\($0)" })
      return try list.log(in: nil)
    }
    #expect(try log(0) == ["reload"], "the first snapshot, though it is empty")
    #expect(try log(3) == ["insert 0.0, insert 0.1, insert 0.2"])
    #expect(try log(3) == [])
    #expect(try log(7).count == 1 && log(12) == ["reload"], "more than the threshold")
  }

  @Test(arguments: HostKind.allCases)
  func aThousandChangesAreABatchAndOneMoreAReload(_ kind: HostKind) {
    let list = kind.list()
    var reloads: [UpdateReport.ReloadReason?] = []
    list.updater.onUpdate = { reloads.append($0.reload) }
    for first in [0, 1_000, 2_001] { list.show(ScreenSnapshot(items: first..<3_000)) }
    #expect(reloads == [.firstDisplay, nil, .tooManyChanges])
  }
}
