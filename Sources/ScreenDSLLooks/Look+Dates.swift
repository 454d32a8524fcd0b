public import ScreenDSL

extension Look {
  /// A date and a time of day without a time zone. The control `Look.date` shows and changes such a value.
  ///
  /// Days are those of the Gregorian calendar, from the year 1 to 9999. The module ScreenDSLLookViews converts from
  /// and to Foundation's `Date`.
  public struct DateTime: Hashable, Comparable, Sendable {
    /// The minutes since the beginning of 1970.
    package let minutes: Int
    /// The seconds after the minute. Only a value that comes from a `Date` can have seconds other than 0.
    package var seconds = 0.0

    /// Creates a day and a time. A number that is out of range becomes the nearest valid number: the 31st of February
    /// becomes the last day of February, and the 13th month becomes December.
    public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
      let year = min(max(year, 1), 9_999)
      let month = min(max(month, 1), 12)
      let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
      let length = month == 2 ? isLeap ? 29 : 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
      // In this computation a year begins in March, so that the leap day is its last day.
      let march = (year: month > 2 ? year : year - 1, month: (month + 9) % 12)
      let days =
        365 * march.year + march.year / 4 - march.year / 100 + march.year / 400
        + (153 * march.month + 2) / 5 + min(max(day, 1), length) - 1 - Self.daysBefore1970
      minutes = (days * 24 + min(max(hour, 0), 23)) * 60 + min(max(minute, 0), 59)
    }

    package init(minutes: Int) {
      self.minutes = min(max(minutes, Self.earliest.minutes), Self.latest.minutes)
    }

    package static let earliest = DateTime(year: 1, month: 1, day: 1)
    package static let latest = DateTime(year: 9_999, month: 12, day: 31, hour: 23, minute: 59)
    /// The number of days from the first of March of the year 0 to the beginning of 1970.
    private static let daysBefore1970 = 719_468

    /// The year.
    public var year: Int { parts.year }

    /// The month, from 1 to 12.
    public var month: Int { parts.month }

    /// The day of the month, from 1.
    public var day: Int { parts.day }

    /// The hour, from 0 to 23.
    public var hour: Int { parts.hour }

    /// The minute of the hour.
    public var minute: Int { parts.minute }

    package var parts: (year: Int, month: Int, day: Int, hour: Int, minute: Int) {
      let time = (minutes % 1_440 + 1_440) % 1_440
      let days = (minutes - time) / 1_440 + Self.daysBefore1970
      let (era, rest) = days.quotientAndRemainder(dividingBy: 146_097)
      let year = (rest - rest / 1_460 + rest / 36_524 - rest / 146_096) / 365
      let day = rest - (365 * year + year / 4 - year / 100)
      let march = (5 * day + 2) / 153
      let month = march < 10 ? march + 3 : march - 9
      return (
        era * 400 + year + (month < 3 ? 1 : 0), month, day - (153 * march + 2) / 5 + 1, time / 60,
        time % 60
      )
    }

    /// Whether the left value is earlier. The comparison ignores seconds.
    public static func < (left: DateTime, right: DateTime) -> Bool { left.minutes < right.minutes }

    /// Whether two values have the same date, hour and minute.
    public static func == (left: DateTime, right: DateTime) -> Bool {
      left.minutes == right.minutes
    }

    /// Hashes the date, the hour and the minute.
    public func hash(into hasher: inout Hasher) { hasher.combine(minutes) }
  }

  /// The parts of a ``DateTime`` that a control shows.
  ///
  /// The user can change only the shown parts, and the hidden parts keep their values. But if the new value is out of
  /// range, the control uses the nearest value in range. Then the hidden parts can change too.
  public enum DateParts: Hashable, Sendable, CaseIterable {
    /// The day, the time of day, or both.
    case date, time, dateAndTime
  }

  /// A control for a day, a time of day or both, with a title. The user picks the value from a calendar or a clock.
  ///
  /// - Parameters:
  ///   - title: The title; empty if another part of the row shows the title.
  ///   - value: The value. If it is out of range, the control shows the nearest value in range.
  ///   - range: The earliest and the latest value; nil for any.
  ///   - parts: The parts to show and pick.
  ///   - onChange: The action for a new value; nil disables the control.
  @_disfavoredOverload
  public static func date(
    _ title: String, value: DateTime, in range: ClosedRange<DateTime>? = nil,
    showing parts: DateParts = .dateAndTime, _ onChange: Handler<DateTime>?
  ) -> Setting {
    let action = onChange.map { change in
      LookAction.choose {
        var new = DateTime(minutes: $0)
        new.seconds = value.seconds
        change(new)
      }
    }
    return Setting(control: .init(title, .date(.init(value, in: range, parts)), action))
  }

  /// A control for a day, a time of day or both, with a title. The user picks the value from a calendar or a clock.
  public static func date(
    _ title: String, value: DateTime, in range: ClosedRange<DateTime>? = nil,
    showing parts: DateParts = .dateAndTime,
    _ onChange: @escaping @MainActor @Sendable (DateTime) -> Void
  ) -> Setting { date(title, value: value, in: range, showing: parts, Handler(onChange)) }
}

extension Look.DateTime: CustomStringConvertible {
  fileprivate var midnight: Int { minutes - (minutes % 1_440 + 1_440) % 1_440 }

  /// The value as text in the format of ISO 8601, but with a space before the time: `2026-11-26 09:30`.
  public var description: String {
    func digits(_ number: Int, _ count: Int = 2) -> String {
      String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
    }
    let at = parts
    return
      "\(digits(at.year, 4))-\(digits(at.month))-\(digits(at.day)) \(digits(at.hour)):\(digits(at.minute))"
  }
}

extension LookNode {
  package struct DatePicker: Equatable, Sendable {
    package var value: Look.DateTime
    package var range: ClosedRange<Look.DateTime>?
    package var shows: Look.DateParts
    package var isOutside: Bool

    init(_ value: Look.DateTime, in range: ClosedRange<Look.DateTime>?, _ shows: Look.DateParts) {
      (self.value, self.range, self.shows) = (value, range, shows)
      isOutside = range?.contains(value) == false
      self.value = nearest(to: value)
    }

    package var texts: [String] {
      let both = "\(value)".split(separator: " ").map(String.init)
      return shows == .dateAndTime ? both : [both[shows == .date ? 0 : 1]]
    }

    package var text: String { texts.joined(separator: " ") }

    package func nearest(to wish: Look.DateTime) -> Look.DateTime {
      range.map { min(max(wish, $0.lowerBound), $0.upperBound) } ?? wish
    }

    package func picked(_ wish: Look.DateTime) -> Look.DateTime {
      let (day, time) = (shows == .time ? value : wish, shows == .date ? value : wish)
      return nearest(to: .init(minutes: day.midnight + time.minutes - time.midnight))
    }

    /// Returns the value after a number of steps; nil if fewer steps reach an end of the range or, if the control shows
    /// only the time, an end of the day. Also nil if the shown text stays the same. If the control shows only the time,
    /// a step is an hour; otherwise, a step is a day. The last step in the range can be shorter.
    package func value(after steps: Int) -> Look.DateTime? {
      let step = shows == .time ? 60 : 1_440
      let wish = value.minutes + min(max(steps, -4_000_000), 4_000_000) * step
      var minutes = wish
      if shows == .time { minutes = min(max(wish, value.midnight), value.midnight + 1_439) }
      var new = self
      new.value = nearest(to: .init(minutes: minutes))
      return abs(wish - new.value.minutes) >= step || new.texts == texts ? nil : new.value
    }
  }
}
