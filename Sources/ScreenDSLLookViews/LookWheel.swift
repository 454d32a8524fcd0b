#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  public import Foundation

  extension Look.DateTime {
    /// Creates the date and the time of day that clocks in a time zone show at a moment.
    public init(_ date: Date, in zone: TimeZone = .current) {
      self.init(ofGMT: date + Double(zone.secondsFromGMT(for: date)))
    }

    /// Returns the moment with this date and time of day. If clocks are set back and there are two such moments, the
    /// result is the later one.
    ///
    /// If clocks are set forward and skip this time of day, the result is at a later time of day. For example, if
    /// clocks go from 2:00 to 3:00, 2:30 becomes 3:30. If this value was created from a `Date`, the result has the
    /// seconds of that date.
    public func date(in zone: TimeZone = .current) -> Date {
      let day = 86_400.0
      let date = ofGMT + seconds
      let moments = [-day, day].map { date - Double(zone.secondsFromGMT(for: date + $0)) }
      return moments.filter { Look.DateTime($0, in: zone) == self }.max() ?? moments[0]
    }

    fileprivate init(ofGMT date: Date) {
      let minutes = (date.timeIntervalSince1970 / 60).rounded(.down)
      // With this order of arguments, `max` turns NaN into the least value.
      self.init(minutes: Int(min(max(-1e12, minutes), 1e12)))
      seconds = min(max(0, date.timeIntervalSince1970 - 60 * minutes), 59.999)
    }

    fileprivate var ofGMT: Date { Date(timeIntervalSince1970: Double(minutes) * 60) }
  }

  #if !os(tvOS)
    /// A control, such as a wheel, whose value can change several times before the model accepts or rejects a change.
    @MainActor protocol LookTurner: UIView {
      /// The value that the control shows: the index of the selected choice, or the number of minutes from the
      /// beginning of 1970 to the selected date.
      var turned: Int { get set }
    }

    final class Wheel: UIPickerView, LookTurner, UIPickerViewDataSource, UIPickerViewDelegate,
      UIPickerViewAccessibilityDelegate
    {
      private(set) var titles: [String] = []
      private var first = 0
      /// The hashes of the choices that the wheel shows.
      var codes: [UInt64] = []

      /// The index of the choice in the middle of the wheel; -1 for the dash, which means that no choice is selected.
      var turned: Int {
        get { selectedRow(inComponent: 0) - first }
        set { selectRow(newValue + first, inComponent: 0, animated: false) }
      }

      func show(_ choices: [String], hasNone: Bool) {
        let new = (hasNone ? ["–"] : []) + choices
        first = hasNone ? 1 : 0
        if new == titles { return }
        titles = new
        (dataSource, delegate) = (self, self)
        reloadAllComponents()
      }

      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ picker: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        titles.count
      }
      func pickerView(
        _ picker: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { titles[row] }
      func pickerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        (superview as? LookView)?.hear(.valueChanged, of: self)
      }
      func pickerView(
        _ picker: UIPickerView, accessibilityLabelForComponent component: Int
      ) -> String? { accessibilityLabel }
    }

    final class DatePicker: UIDatePicker, LookTurner {
      var turned: Int {
        get { Look.DateTime(ofGMT: date).minutes }
        set { date = Look.DateTime(minutes: newValue).ofGMT }
      }

      fileprivate func show(_ shown: LookNode.DatePicker) {
        let isWhole = shown.shows == .dateAndTime
        let mode: Mode = isWhole ? .dateAndTime : shown.shows == .date ? .date : .time
        if datePickerMode != mode { datePickerMode = mode }
        // This method sets a property only if the value differs, because setting the same value may close an open
        // calendar.
        let ends = (shown.range?.lowerBound.ofGMT, shown.range?.upperBound.ofGMT)
        if minimumDate != ends.0 { minimumDate = ends.0 }
        if maximumDate != ends.1 { maximumDate = ends.1 }
      }
    }

    extension LookView {
      func drawWheel(
        _ picker: LookNode.Picker, _ node: LookNode, at place: LookPath, _ outer: Surroundings
      ) -> Part {
        show(node, at: place, outer, in: Wheel()) { view, part in
          view.alpha = outer.isEnabled && !outer.isLoading ? 1 : 0.4
          if view.isTurning { return writeLater(after: 1) }
          view.codes = node.control?.choiceCodes ?? []
          view.show(picker.choices, hasNone: picker.selected.isEmpty)
          write(picker.selected.first ?? -1, part, to: view)
        }
      }

      func drawDate(
        _ date: LookNode.DatePicker, _ node: LookNode, at place: LookPath, _ outer: Surroundings
      ) -> Part {
        show(node, at: place, outer, in: makeDatePicker()) { view, part in
          view.show(date)
          write(date.value.minutes, part, to: view)
        }
      }

      /// Returns a new date picker. Its time zone is GMT, because a `Look.DateTime` has no time zone.
      private func makeDatePicker() -> DatePicker {
        let picker = acting(DatePicker(), on: .valueChanged)
        picker.preferredDatePickerStyle = .compact
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        return picker
      }

      private func write(_ new: Int, _ part: Part, to view: any LookTurner) {
        let old = part.node?.control?.turned
        if isToShow(new, after: old, over: view.turned, part, isBusy: view.isTurning) {
          view.turned = new
        }
      }
    }

    extension UIView {
      fileprivate var isTurning: Bool {
        if let view = self as? UIScrollView, view.isTracking || view.isDecelerating { return true }
        return subviews.contains(where: \.isTurning)
      }
    }

    extension LookNode.Control {
      fileprivate var turned: Int? {
        switch kind {
        case .picker(let picker): picker.selected.first ?? -1
        case .date(let date): date.value.minutes
        default: nil
        }
      }
    }
  #endif

  extension LookView {
    func isToShow<Value: Hashable>(
      _ new: Value, after old: Value?, over shown: Value, _ part: Part, isBusy: Bool
    ) -> Bool {
      if isOtherRow || isUnanswered { part.unanswered = [] }
      if new != old, !part.unanswered.isEmpty {
        part.unanswered.removeFirst((part.unanswered.firstIndex(of: new) ?? 0) + 1)
      }
      if part.unanswered.isEmpty, new == shown { return false }
      if part.unanswered.isEmpty, !isBusy { return true }
      // The user may still be changing the value, or the model may still accept the user's value. So the control shows
      // the model's value only after a delay.
      writeLater(after: isHeard ? 0.1 : 1)
      return false
    }
  }
#endif
