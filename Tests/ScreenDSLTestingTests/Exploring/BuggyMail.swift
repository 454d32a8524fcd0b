enum Bug: CaseIterable {
  case forgottenDependency, swappedSwipes, wrongIndexAfterSort, lostEmptyState, contentsByIndex
  case idFromState, strangersHeader, deadButton, duplicateIDs, staleEquality, textsByIndex,
    worksOnce, othersAfterSort
  case staleClosure, refusedText, keyboardLost, twoPickers, controlWithoutName, wrongFieldWritten,
    lostSwitch, shownOptional, lostRange, lostField, optionalRarely
  case buysTwice, sheetOfAnotherRow, changesTwoRows, newIDsAfterRefresh, totalOfOldCart,
    filterLosesCart, lostUnit, chargedTwice, deadOnOne
  case undoForgets, refreshForgets, wrongPlural, tapIsGone, neverLoaded, deletesNext, restlessDate,
    staleTotal, droppedOneOff, filterLosesSelection, pageForgets, undoElsewhere

  var screen: Int {
    let number = Self.allCases.firstIndex(of: self) ?? 0
    return number < 13 ? 0 : number < 24 ? 1 : number < 33 ? 2 : 3
  }
}

@MainActor class BuggyApp {
  let bug: Bug?
  init(_ bug: Bug? = nil) { self.bug = bug }
}

@MainActor final class MailBox: BuggyApp {
  struct Mail: Hashable {
    var id: Int, sender, day, subject: String, isFlagged = false, isRead = false
  }

  var mails = [
    ("Ada Lovelace", "Engines"), ("Grace Hopper", "Compilers"), ("Alan Turing", "Machines"),
    ("Edsger Dijkstra", "Semaphores"), ("Barbara Liskov", "Types"),
  ].enumerated().map {
    Mail(id: $0 + 1, sender: $1.0, day: $0 < 3 ? "Today" : "Monday", subject: $1.1)
  }
  var query = "", isAscending = true, archived = 0
  private var flagged: Set<Int> = []
  var shown: [Mail] {
    let hits = mails.filter { query.isEmpty || $0.sender.lowercased().contains(query.lowercased()) }
    return isAscending ? hits : hits.sorted { $0.sender > $1.sender }
  }

  func change(_ id: Int, _ change: (inout Mail) -> Void) {
    var place = mails.firstIndex { $0.id == id }
    if bug == .wrongIndexAfterSort, !isAscending { place = shown.firstIndex { $0.id == id } }
    if let place, mails.indices.contains(place) { change(&mails[place]) }
  }

  func flag(_ id: Int) {
    let isAgain = bug == .worksOnce && !flagged.insert(id).inserted
    if isAgain, mails.contains(where: { $0.id == id && !$0.isFlagged }) { return }
    if bug == .othersAfterSort, !isAscending, shown.count > 2 {
      for place in mails.indices where mails[place].id != id { mails[place].isFlagged.toggle() }
      return
    }
    change(id) { $0.isFlagged.toggle() }
  }

  func archive(_ id: Int) {
    mails.removeAll { $0.id == id }
    archived += 1
  }

  func receive() {
    let id = bug == .duplicateIDs ? mails.count + 1 : (mails.map(\.id).max() ?? 0) + 1
    mails.append(Mail(id: id, sender: "John McCarthy", day: "Today", subject: "Lists"))
  }
}

@MainActor struct MailBoxScreen: @MainActor Screen {
  let box: MailBox

  struct MailRow: LookModel, Identifiable {
    var id, sender, subject: String, isFlagged: Bool
    var isRead: Bool, ignoresReading = false, onFlag: Handler<Void>?
    static func == (left: MailRow, right: MailRow) -> Bool {
      (left.id, left.sender, left.subject, left.isFlagged)
        == (right.id, right.sender, right.subject, right.isFlagged)
        && (left.isRead == right.isRead || left.ignoresReading)
    }

    var look: some LookPart {
      Look.horizontal(
        Look.text(sender, isRead ? .body : .headline).fill(), Look.text(subject),
        Look.button(isFlagged ? "Unflag" : "Flag", onFlag))
    }
  }

  struct DayHeader: LookModel {
    var title: String, unread: Int
    var look: some LookPart { Look.text("\(title) (\(unread))", .headline) }
  }

  struct Archived: LookModel {
    var count: Int
    var look: some LookPart { Look.text("\(count) archived", .footnote) }
  }

  var body: some ScreenContent {
    Section("tools") {
      Look.field("Search", text: box.query) { box.query = $0 }.id("search")
      Look.toggle("Sorted downwards", isOn: !box.isAscending) { box.isAscending = !$0 }.id("order")
      Look.button("Get mail") { if box.bug != .deadButton { box.receive() } }.id("get")
    }
    let days = ["Today", "Monday"].filter { day in box.shown.contains { $0.day == day } }
    for day in days { section(day) }
    if days.isEmpty, box.bug != .lostEmptyState {
      Section("none") { Look.text("No mail").id("none") }
    }
    if box.archived > 0 { Section("archive") { Archived(count: box.archived).id("count") } }
  }

  private func unread(_ day: String) -> Int {
    let day = box.bug == .strangersHeader ? (day == "Today" ? "Monday" : "Today") : day
    return box.mails.count { $0.day == day && !$0.isRead }
  }

  @ScreenBuilder private func section(_ day: String) -> some ScreenContent {
    let (mails, all) = (box.shown.filter { $0.day == day }, box.mails)
    if box.bug == .forgottenDependency {
      Section(day, dependsOn: mails.map(\.id)) { rows(mails, all) }
    } else {
      Section(day, header: DayHeader(title: day, unread: unread(day))) { rows(mails, all) }
    }
  }

  @SectionBuilder nonisolated private func rows(_ mails: [MailBox.Mail], _ all: [MailBox.Mail])
    -> some SectionContent
  {
    let isSwapped = box.bug == .swappedSwipes
    let titles = isSwapped ? ["Mark as unread", "Archive"] : ["Archive", "Mark as unread"]
    for (index, mail) in mails.enumerated() {
      let id = box.bug == .contentsByIndex ? "\(mail.day) \(index)" : "\(mail.id)"
      MailRow(
        id: box.bug == .idFromState ? "\(mail.id) \(mail.isFlagged)" : id, sender: mail.sender,
        subject: box.bug == .textsByIndex ? all[index].subject : mail.subject,
        isFlagged: mail.isFlagged, isRead: mail.isRead, ignoresReading: box.bug == .staleEquality,
        onFlag: Handler { box.flag(mail.id) }
      ).onSelect { box.change(mail.id) { $0.isRead = true } }.swipeActions(
        SwipeAction(titles[0]) { box.archive(mail.id) },
        SwipeAction(titles[1]) { box.change(mail.id) { $0.isRead = false } })
    }
  }
}
