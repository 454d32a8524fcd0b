import Foundation

@testable import ScreenDSLLookViews

@MainActor @Suite(.timedOnMain) struct WheelTests {
  private let screen = Screen(.collection)

  @MainActor private final class Screen {
    let bench: LookBench
    var choice: String? = "S", choices = ["S", "M", "L"], day = 10
    var range: ClosedRange<Int>? = 3...20
    var heard: [String] = [], answers = true, isEnabled = true
    init(_ kind: ListKind) {
      bench = LookBench(kind)
      show()
    }

    func apply() {
      let times = range.map { time($0.lowerBound)...time($0.upperBound) }
      bench.apply {
        Look.picker("Size", choices, selected: choice, as: .wheel, name: { $0 }) { choice in
          self.hear(choice) { self.choice = choice }
        }.sensitive().enabled(isEnabled)
        Look.date("Day", value: time(day), in: times, showing: .date) { time in
          self.hear("\(time)") { self.day = time.parts.day }
        }.enabled(isEnabled)
      }
    }

    private func hear(_ value: String, _ take: () -> Void) {
      heard.append(value)
      guard answers else { return }
      take()
      show()
    }

    func show(_ change: (Screen) -> Void = { _ in }) {
      change(self)
      apply()
      bench.settle()
    }

    func time(_ day: Int) -> Look.DateTime { .init(year: 2026, month: 11, day: day) }
    var wheel: Wheel { get throws { try bench.find(Wheel.self, 0) } }
    var picker: DatePicker { get throws { try bench.find(DatePicker.self, 1) } }
    func pick(_ day: Int) throws -> Bool {
      try picker.pick(time(day).date(in: #require(TimeZone(secondsFromGMT: 0))))
    }
    var shown: [String] {
      get throws {
        let (wheel, day) = try (wheel, Look.DateTime(minutes: picker.turned).parts.day)
        return [wheel.turned < 0 ? "-" : wheel.titles[wheel.selectedRow(inComponent: 0)], "\(day)"]
      }
    }
  }

  @Test(arguments: ListKind.allCases) func peopleTurnAndPick(_ kind: ListKind) throws {
    let screen = Screen(kind)
    #expect(try screen.shown == ["S", "10"] && screen.wheel.turn(to: 2) && screen.pick(12))
    #expect(try screen.shown == ["L", "12"] && screen.heard == ["L", "2026-11-12 00:00"])
    let wheel = try screen.wheel
    #expect(wheel.accessibilityLabel == "Size" && wheel.numberOfComponents(in: wheel) == 1)
    expectEqual(wheel.pickerView(wheel, accessibilityLabelForComponent: 0), "Size")
    expectEqual(wheel.pickerView(wheel, titleForRow: 1, forComponent: 0), "M")
    let picker = try screen.picker
    #expect(picker.timeZone?.secondsFromGMT() == 0 && picker.datePickerMode == .date)
    screen.answers = false
    #expect(try screen.wheel.turn(to: 0) && screen.pick(1) && screen.shown == ["S", "3"])
    screen.bench.settle()
    #expect(try screen.shown == ["L", "12"] && !screen.wheel.wasAnimated, "unanswered, it returns")
    screen.show { $0.isEnabled = false }
    #expect(try !screen.wheel.turn(to: 0) && !screen.pick(3) && screen.heard.count == 4)
  }

  @Test func aCalendarThatIsOpenStaysOpen() throws {
    try screen.picker.open()
    screen.show { $0.day = 11 }
    #expect(try screen.picker.isOpen && screen.shown[1] == "11")
    screen.show { $0.range = 3...25 }
    #expect(try !screen.picker.isOpen && screen.picker.maximumDate != nil)
  }

  @Test func theNewestTurnStays() throws {
    screen.answers = false
    #expect(try screen.wheel.turn(to: 1) && screen.wheel.turn(to: 2))
    #expect(try screen.pick(11) && screen.pick(15))
    (screen.choice, screen.day) = ("M", 11)
    screen.apply()
    expectEqual(try screen.shown, ["L", "15"])
    screen.show { ($0.choice, $0.day) = ("L", 15) }
    expectEqual(try screen.shown, ["L", "15"])
    try screen.wheel.isHeld = true
    screen.choice = "S"
    screen.apply()
    expectEqual(try screen.shown[0], "L")
    try screen.wheel.isHeld = false
    screen.bench.settle()
    expectEqual(try screen.shown[0], "S")
    screen.show { $0.bench.adapter.environment.hidesSensitiveTexts = true }
    try screen.wheel.isHeld = true
    screen.choices.reverse()
    screen.apply()
    #expect(try screen.wheel.turn(to: 2) && screen.heard.last == "L", "what the wheel shows")
  }

  @Test func whatIsNotOfferedIsNotShown() throws {
    screen.show { ($0.choice, $0.day) = ("gone", 30) }
    let wheel = try screen.wheel
    #expect(try screen.shown == ["-", "20"] && wheel.titles == ["–", "S", "M", "L"])
    #expect(wheel.turn(to: 2) && screen.choice == "M" && wheel.titles == ["S", "M", "L"])
    #expect(try screen.shown == ["M", "20"] && screen.wheel === wheel)
    screen.show { ($0.choice, $0.choices, $0.answers) = (nil, ["A", "M"], false) }
    #expect(wheel.turn(to: 1) && wheel.turn(to: 0))
    screen.bench.settle()
    #expect(wheel.turned == -1 && screen.heard == ["M", "A"], "\(screen.heard)")
    screen.show { ($0.range, $0.day) = (nil, 30) }
    #expect(try screen.shown[1] == "30" && screen.picker.minimumDate == nil)
  }

  /// In all zones, around each of their changes: what a clock says is that moment again, and what none says is later by
  /// as much as the clock is set forward. No day that exists becomes another one. Until 1972 Monrovia was 44:30 behind.
  @Test func eachChangeOfEachZone() throws {
    var (changes, wrong) = (0, [String]())
    func check(_ isRight: Bool, _ words: @autoclosure () -> String) {
      if !isRight { wrong.append(words()) }
    }
    let start = Look.DateTime(year: 2020, month: 1, day: 1)
    let gmt = try #require(TimeZone(secondsFromGMT: 0))
    for name in TimeZone.knownTimeZoneIdentifiers {
      guard let zone = TimeZone(identifier: name) else { continue }
      var date = name == "Africa/Monrovia" ? Date(timeIntervalSince1970: 0) : start.date(in: gmt)
      while let next = zone.nextDaylightSavingTimeTransition(after: date),
        next < start.date(in: gmt) + 11 * 366 * 86_400
      {
        changes += 1
        let (before, after) = (zone.secondsFromGMT(for: next - 1), zone.secondsFromGMT(for: next))
        let jump = Double(after - before)
        for shift in [-7_200.0, -60, 0, 60, 1_837, 7_200, -jump, -jump - 60] {
          let moment = next + shift
          let said = Look.DateTime(moment, in: zone)
          // An hour that comes twice is the later one.
          let isEarlier = jump < 0 && shift < 0 && shift >= jump
          check(said.date(in: zone) == (isEarlier ? moment - jump : moment), "\(name) \(said)")
        }
        for share in [0, 0.5, 0.99] where jump > 0 {
          let passed = (share * jump / 60).rounded(.down) * 60
          let skipped = Look.DateTime(next + passed + Double(before), in: gmt)
          check(skipped.date(in: zone) == next + passed, "\(name) \(skipped) is skipped")
        }
        for day in -2...2 {
          let parts = Look.DateTime(next + Double(day) * 86_400, in: zone).parts
          let midnight = Look.DateTime(year: parts.year, month: parts.month, day: parts.day)
          let found = Look.DateTime(midnight.date(in: zone), in: zone).parts
          check(found.day == parts.day && found.month == parts.month, "\(name) \(midnight)")
        }
        date = next
      }
    }
    expectEqual(Look.DateTime(.distantPast), .earliest)
    #expect(wrong.isEmpty && changes > 1_000, "\(changes) \(wrong.count) \(wrong.prefix(9))")
  }
}
