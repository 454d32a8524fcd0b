import Foundation

@Suite(.timed) struct LookDateTests {
  private typealias Time = Look.DateTime

  private func time(_ day: Int, _ hour: Int = 9) -> Look.DateTime {
    .init(year: 2026, month: 11, day: day, hour: hour, minute: 30)
  }

  /// Each day from the year 1 to 2399, and some of later years, as Foundation counts without a change of calendars.
  @Test func daysAreThoseOfTheCalendar() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var (old, wrong) = (Time.earliest.minutes - 1_440, [Time]())
    for year in Array(1..<2_400) + [4_000, 9_999] {
      if year == 4_000 || year == 9_999 { old = Time(year: year - 1, month: 12, day: 31).minutes }
      for month in 1...12 {
        for day in 1...31 {
          let time = Time(year: year, month: month, day: day)
          let parts = time.parts
          guard parts.day == day else { continue }
          let isNext = parts.year == year && parts.month == month && time.minutes == old + 1_440
          if !isNext { wrong.append(time) }
          old = time.minutes
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(9))")
    for year in stride(from: 1_600, through: 9_999, by: 37) {
      let date = calendar.date(from: DateComponents(year: year, month: 2, day: 28, hour: 23))
      let time = Time(year: year, month: 2, day: 28, hour: 23)
      expectEqual(date?.timeIntervalSince1970, Double(time.minutes) * 60, "\(year)")
    }
  }

  @Test func whatNoCalendarHasIsTheNearest() {
    expectEqual("\(Time(year: 2026, month: 2, day: 31, hour: 25, minute: -1))", "2026-02-28 23:00")
    expectEqual("\(Time(year: 2024, month: 2, day: 99))", "2024-02-29 00:00")
    expectEqual("\(Time(year: 1900, month: 2, day: 29))", "1900-02-28 00:00")
    let least = Time(year: .min, month: .min, day: .min, hour: .min, minute: .min)
    let most = Time(year: .max, month: .max, day: .max, hour: .max, minute: .max)
    expectEqual(["\(least)", "\(most)"], ["0001-01-01 00:00", "9999-12-31 23:59"])
    #expect(Time(minutes: .min) == .earliest && Time(minutes: .max) == .latest)
    expectEqual("\(Time(year: 1969, month: 12, day: 31, hour: 23, minute: 59))", "1969-12-31 23:59")
    let parts = [\Time.year, \.month, \.day, \.hour, \.minute].map { time(20)[keyPath: $0] }
    expectEqual(parts, [2026, 11, 20, 9, 30])
  }

  @MainActor @Test func aDateStaysInItsRange() {
    var heard: [Look.DateTime] = []
    func control(_ value: Look.DateTime, _ parts: Look.DateParts) -> LookNode.Control {
      Look.date("Starts", value: value, in: time(10)...time(20), showing: parts) {
        heard.append($0)
      }._node.controls[0].control
    }
    expectEqual(control(time(30), .dateAndTime).value, "2026-11-20 09:30")
    expectEqual(control(time(1), .date).value, "2026-11-10")
    expectEqual(control(time(12), .time).value, "09:30")
    for input in [LookControl.Input.set(time(30)), .step(2), .step(-1), .step(9)] {
      _ = control(time(12), .date).run(input)
    }
    _ = control(time(12), .time).run(.step(-2))
    expectEqual(heard, [time(20), time(14), time(11), time(12, 7)])
    #expect(!control(time(20), .date).run(.step(1)) && !control(time(12), .date).run(.step(.max)))
    expectEqual(control(time(20), .date).kind.next, .set(time(10)))
    expectEqual(control(time(19), .date).kind.next, .step(1))
    #expect(!Look.date("", value: time(1), nil)._node.controls[0].isEnabled)
  }

  @MainActor @Test func whatADateDoesNotShowStays() {
    var heard: [Look.DateTime] = []
    func use(
      _ value: Look.DateTime, _ parts: Look.DateParts, _ input: LookControl.Input,
      in range: ClosedRange<Look.DateTime>? = nil
    ) -> String {
      heard = []
      let look = Look.date("", value: value, in: range, showing: parts) { heard.append($0) }
      _ = look._node.controls[0].control.run(input)
      return heard.map { "\($0)" }.joined()
    }
    let other = Time(year: 2000, month: 1, day: 1, hour: 10)
    var seconds = time(27)
    seconds.seconds = 37
    #expect(use(seconds, .time, .set(other)) == "2026-11-27 10:00" && heard.first?.seconds == 37)
    expectEqual(use(time(27), .date, .set(other)), "2000-01-01 09:30")
    expectEqual(use(time(27), .dateAndTime, .set(other)), "2000-01-01 10:00")
    expectEqual(use(time(27, 23), .time, .step(1)), "2026-11-27 23:59")
    let steps = [-1, 24, 25].map { use(time(27, 0), .time, .step($0)) }
    expectEqual(steps, ["2026-11-27 00:00", "2026-11-27 23:59", ""])
    // The ends of a range are reached, at whatever time they are.
    let range = time(10, 12)...time(20, 8)
    expectEqual(use(time(19, 9), .date, .step(1), in: range), "2026-11-20 08:30")
    expectEqual(use(time(11, 9), .date, .step(-1), in: range), "2026-11-10 12:30")
    expectEqual(use(time(12, 9), .date, .set(time(10, 0)), in: range), "2026-11-10 12:30")
    expectEqual(use(time(20, 8), .date, .step(1), in: range), "")
    expectEqual(use(time(20, 7), .date, .step(1), in: range), "", "the day would stay the same")
    expectEqual(use(time(20, 7), .date, .step(0), in: range), "")
    expectEqual(use(time(20, 8), .time, .step(1), in: range), "")
    expectEqual(use(time(20, 8), .time, .step(-9), in: range), "2026-11-20 00:00")
  }

  @Test func anImageHasItsSizeBeforeItComes() {
    let image = Look.image(.remote("cover")).aspect(2)
    func size(_ mark: Look.Graphic) -> [Double?] {
      let style = mark._node.style.values
      return [style.width, style.height, style.aspect]
    }
    #expect(size(image) == [nil, nil, 2] && image._node.isStretchable)
    expectEqual(size(image.size(width: 90)), [90, 45, nil])
    expectEqual(size(image.size(height: 90)), [180, 90, nil])
    expectEqual(size(image.size(width: 10, height: 90)), [10, 90, nil])
    for wrong in [0, -1, .infinity, .nan] { #expect(size(image.aspect(wrong)) == [nil, nil, nil]) }
  }
}
