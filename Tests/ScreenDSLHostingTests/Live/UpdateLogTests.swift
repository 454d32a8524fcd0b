import ScreenDSLHeadless

@MainActor @Suite(.timedOnMain) struct UpdateLogTests {
  private struct Message: CellModel, Identifiable {
    let id: Int
    var author = "Ann", time = 0, onTap: Handler<Void>?
  }

  private struct Day: CellModel { var name = "Monday" }

  private struct Inbox: Screen {
    var day = "Monday", messages: [Message] = [], hasPrice = false

    var body: some ScreenContent {
      Section("day", header: Day(name: day)) {
        for message in messages { message }
        if hasPrice { Price().id("price") }
      }
    }

    static let section: UInt32 = #line - 6
    static let message: UInt32 = #line - 6
    static let price: UInt32 = #line - 6
  }

  private let host = RecordingHost(), log = UpdateLog()
  init() { host.updater.onUpdate = log.record }
  private func apply(_ inbox: Inbox) { host.updater.apply(inbox.snapshot()) }

  private func line(_ line: UInt32) -> String {
    "ScreenDSLHostingTests/UpdateLogTests.swift:\(line)"
  }

  @Test func theSummaryCountsByStatementAndReason() {
    var inbox = Inbox(messages: (0..<2).map { Message(id: $0) })
    apply(inbox)
    for minute in 1...3 {
      for index in 0..<2 { inbox.messages[index].time = minute }
      apply(inbox)
    }
    inbox.messages[0].author = "Bob"
    inbox.messages[0].onTap = Handler {}
    apply(inbox)
    (inbox.day, inbox.hasPrice) = ("Tuesday", true)
    inbox.messages.swapAt(0, 1)
    apply(inbox)
    let (message, section) = (line(Inbox.message), line(Inbox.section))
    let expected = [
      "\(message) reconfigured 7 times, 6 of them because 'time' changed,"
        + " 1 of them because 'author' changed, 1 of them because handler onTap appeared",
      "\(message) inserted 2 times", "\(section) inserted section 1 time",
      "\(section) updated section 1 time, because 'header.name' changed",
      "\(line(Inbox.price)) inserted 1 time", "\(message) moved 1 time",
    ]
    expectEqual(log.summary.split(separator: "\n").map(String.init).sorted(), expected.sorted())
    #expect(log.summary.hasPrefix(expected[0] + "\n" + expected[1] + "\n"), "most frequent first")
    inbox.messages.remove(at: 0)
    let rest = UpdateLog()
    host.updater.onUpdate = rest.record
    apply(inbox)
    for time in [7, 8] {
      inbox.messages[0].time = time
      apply(inbox)
    }
    let first = "\(message) reconfigured 2 times, each time because 'time' changed"
    expectEqual(rest.summary, "\(first)\n\(message) removed 1 time")
  }

  private struct Growing: Screen {
    var isSkipping: Bool, time: Int

    var body: some ScreenContent {
      if isSkipping {
        Section("others", dependsOn: 0) { for id in 1...1_000 { Message(id: id) } }
      } else {
        Section("others") { for id in 1...1_000 { Message(id: id, time: id == 1 ? time : 0) } }
      }
      Section("new") { for id in 0...200 { Message(id: id, time: id == 0 ? time : 0) } }
    }

    static let others: UInt32 = #line - 5
  }

  @Test(arguments: [false, true]) func theSummaryNamesWhatDependsOnWouldSave(_ isSkipping: Bool) {
    for time in 0...3 {
      let screen = Growing(isSkipping: isSkipping, time: time)
      host.updater.apply(screen.snapshot(reusing: host.updater.current))
    }
    let advice =
      "\(line(Growing.others)) evaluated 3000 rows in 3 updates, for 3 changes: 'dependsOn' would"
      + " skip those that stay the same, in a section of their own"
    let texts = log.summary.split(separator: "\n").filter { $0.contains("dependsOn") }
    expectEqual(texts, (isSkipping ? [] : [Substring(advice)]))
  }

  @Test(arguments: [(3, 3), (1, 1), (0, 1), (9, 5)]) func theLastAreKept(_ limit: Int, kept: Int) {
    let log = UpdateLog(limit: limit)
    host.updater.onUpdate = log.record
    for count in 1...5 { apply(Inbox(messages: (0..<count).map { Message(id: $0) })) }
    expectEqual(log.reports.map(\.changes.new.rowCount), Array((6 - kept)...5))
  }

  @Test func aReportIsALine() throws {
    apply(Inbox(messages: [Message(id: 1)]))
    var inbox = Inbox(messages: [Message(id: 1, time: 1), Message(id: 2)])
    host.updater.reports.clock = { 0 }
    host.updater.apply(inbox.snapshot())
    let times = "0 cells filled, 0 made; build 0.0 ms, diff 0.0 ms, batch 0.0 ms"
    let counts = UpdateCounts([log.reports[1].changes])
    #expect(counts[.inserted] == 1 && counts[.reconfigured] == 1 && counts.untouched == 0)
    expectEqual("\(log.reports[1])", "1 inserted, 1 reconfigured; 2 batches, animated; \(times)")
    host.updater.apply(inbox.snapshot())
    expectEqual("\(log.reports[2])", "unchanged; \(times)")
    inbox.messages.removeLast()
    host.updater.apply(inbox.snapshot())
    expectEqual("\(log.reports[3])", "1 removed; 1 batch, animated; \(times)")
    host.readiness = .busy
    for id in 3...5 {
      inbox.messages.append(Message(id: id))
      apply(inbox)
    }
    host.readiness = .needsReload
    var time = 0.0
    host.updater.reports.clock = {
      time += 0.00234
      return time
    }
    host.updater.resume()
    let reload = "3 inserted; reloaded: the view was not ready for batches; waited; in place of 2 "
    let slow = "before; 0 cells filled, 0 made; build 0.0 ms, diff 2.3 ms, batch 2.3 ms"
    expectEqual("\(log.reports[4])", reload + slow)
  }
}
