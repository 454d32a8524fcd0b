import ScreenDSLLooks

@testable import ScreenDSLDemo

/// An agenda: days whose names stay in sight, meetings that clash, and times that follow the clock.
struct AgendaScreen: Screen {
  var agenda: Editable<Agenda>

  var body: some ScreenContent {
    for (day, name) in Agenda.days.enumerated() {
      let meetings = agenda.value.meetings(of: day)
      Section(name, header: header(name, count: meetings.count)) {
        if !Agenda.allDay[day].isEmpty { chips(Agenda.allDay[day]) }
        for (title, meeting) in meetings {
          MeetingRow(
            title: title, meeting: meeting, clash: agenda.value.clash(of: title),
            onEarlier: Handler { agenda.edit { $0.meetings[title]?.start -= 30 } },
            onLater: Handler { agenda.edit { $0.meetings[title]?.start += 30 } }
          ).swipeActions(
            SwipeAction("Decline", style: .destructive) { agenda.edit { $0.meetings[title] = nil } }
          )
        }
        if meetings.isEmpty { Look.text("Nothing planned").color(.secondary) }
      }.layout(.list.pinnedHeader())
    }
  }

  private func header(_ day: String, count: Int) -> Look.Stack {
    Look.horizontal {
      Look.text(day, .title2).bold().fill().accessibility(traits: .header)
      Look.text(count == 1 ? "1 meeting" : "\(count) meetings", .footnote).color(.secondary)
    }.stacksAtAccessibilitySizes()
  }

  /// What lasts all day, to be ticked off.
  private func chips(_ titles: [String]) -> Look.Stack {
    Look.horizontal {
      for title in titles {
        Look.button(title) { agenda.edit { $0.done.formSymmetricDifference([title]) } }
          .kind(.chip).selected(agenda.done.contains(title)).key(title)
      }
    }.stacksAtAccessibilitySizes()
  }
}

struct MeetingRow: LookModel, Identifiable {
  var title: String, meeting: Agenda.Meeting
  /// What is at the same time.
  var clash: String?
  var onEarlier, onLater: Handler<Void>
  var id: String { title }

  var look: some LookPart {
    let wait = meeting.start - Look.environment[Now.self]
    Look.horizontal {
      Look.text(meeting.time, .headline).monospacedDigits()
      Look.empty.size(width: 4, height: 40).background(meeting.color, corners: 2)
      Look.vertical {
        Look.text(title, .headline)
        Look.text(clash.map { "Clashes with \($0)" } ?? meeting.place, .footnote)
          .color(clash == nil ? .secondary : .red).motion(.flash(.orange))
      }.fill()
      if 1..<720 ~= wait {
        Look.text(wait < 60 ? "in \(wait) min" : "in \(wait / 60) h", .footnote).color(.secondary)
      } else if (1 - meeting.length)...0 ~= wait {
        Look.progress(Double(-wait) / Double(meeting.length), as: .circle)
          .accessibility(label: "Now")
      }
      Look.menu("Move", image: .symbol("ellipsis")) {
        MenuAction("Earlier", onEarlier)
        MenuAction("Later", onLater)
      }.iconOnly()
    }.color(-wait < meeting.length ? nil : .secondary).stacksAtAccessibilitySizes()
  }
}

/// The minute that it is, counted from midnight before today.
struct Now: ListEnvironmentKey { static let initial = 9 * 60 + 10 }

struct Agenda: SceneState {
  struct Meeting: Equatable, Sendable {
    /// In minutes, from midnight before today.
    var start: Int { didSet { start = max(0, start) } }
    var length = 30, place: String, color: ThemeColor
    var hour: Int { start / 60 % 24 }
    var end: Int { start + length }
    var time: String { "\(hour / 10)\(hour % 10):\(start / 10 % 6)\(start % 10)" }
  }

  static let days = ["Today", "Tomorrow", "Wednesday"]
  static let allDay = [["Ada’s birthday", "Sprint ends"], [], ["In Zurich"]]

  var done: Set<String> = []
  var meetings = [
    "Breakfast": Meeting(start: 510, place: "Café Central", color: .orange),
    "Stand-up": Meeting(start: 540, place: "Room 4", color: .blue),
    "Design review": Meeting(start: 600, length: 60, place: "Video call", color: .purple),
    "Call with Alan": Meeting(start: 660, place: "He calls you", color: .green),
    "Compilers": Meeting(start: 2_010, length: 150, place: "Library", color: .teal),
    "Train": Meeting(start: 3_485, length: 215, place: "Platform 7", color: .red),
  ]

  func meetings(of day: Int) -> [(key: String, value: Meeting)] {
    meetings.filter { $1.start / 1_440 == day }
      .sorted { ($0.value.start, $0.key) < ($1.value.start, $1.key) }
  }

  func clash(of title: String) -> String? {
    guard let one = meetings[title] else { return nil }
    return meetings.filter { $0 != title && $1.start < one.end && one.start < $1.end }.keys.min()
  }

  static func screen(_ agenda: Editable<Agenda>) -> AgendaScreen { AgendaScreen(agenda: agenda) }

  /// Somebody moves the review into the call, and makes room for it.
  static let story: [Step] = [
    ("The week opens", { _ in }),
    ("You tick the birthday off", { $0.done = ["Ada’s birthday"] }),
    ("The review is half an hour later", { $0.meetings["Design review"]?.start += 30 }),
    ("You move the call after it", { $0.meetings["Call with Alan"]?.start += 30 }),
    ("The workshop is today", { $0.meetings["Compilers"]?.start -= 1_440 }),
    ("You decline the review", { $0.meetings["Design review"] = nil }),
    ("The train is cancelled", { $0.meetings["Train"] = nil }),
  ]
}
