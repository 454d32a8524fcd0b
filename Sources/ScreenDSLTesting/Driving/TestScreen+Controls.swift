// What a person does with the controls that looks show. A control is found by what it is called or shows, in the row
// that is named, or anywhere in the window; what is out of it has to be scrolled to first.
extension TestScreen {
  /// Presses a button; or does what VoiceOver offers as an action, of `.accessibilityActions` or of a swipe, if no button
  /// of the row is called so. While the list is edited, an action at the end of a row is what its control uncovers.
  ///
  /// ```swift
  /// screen.press("Archive", in: "Grace Hopper").expectNotSeen("Grace Hopper")
  /// ```
  /// - Parameters:
  ///   - button: What it is called, or what stands on it.
  ///   - row: The row, header, footer or container that it is in; nil for anywhere.
  ///   - number: Which of several such buttons in that row, counted from 1.
  @discardableResult
  public func press(
    _ button: String, in row: RowName? = nil, number: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    let site = CallSite(fileID, filePath, line, column)
    let swipes = heardSwipes(button, in: row)
    guard let swipe = number.map({ swipes.dropFirst($0 - 1).first }) ?? swipes.first,
      number != nil || swipes.count == 1
    else { return use(.press, button, row, number, site) }
    return attempt(site) {
      try act("a press of \(ShownText.quoted(button)) of", swipe.item) { _ throws(HeadlessError) in
        try host.swipe(swipe.path, from: swipe.edge, isPressed: true)
        try host.perform(swipe.action, at: swipe.index)
      }
    }
  }

  /// Turns a toggle on or off.
  @discardableResult
  public func turn(
    _ toggle: String, on isOn: Bool, in row: RowName? = nil, number: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    use(.turn(isOn), toggle, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Drags a slider to a value.
  @discardableResult
  public func slide(
    _ slider: String, to value: Double, in row: RowName? = nil, number: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    use(.slide(value), slider, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Presses a stepper as often as it takes to go some steps up, or down if they are negative; the screen is shown
  /// after each. What has `.accessibilityAdjust` is set so by VoiceOver, and goes by its accessibility label.
  @discardableResult
  public func step(
    _ stepper: String, by steps: Int, in row: RowName? = nil, number: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    use(.step(steps), stepper, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Picks a choice of a picker, or of the menu of a button; of several, takes one back that is picked.
  ///
  /// - Parameters:
  ///   - choice: What the choice is called; in a menu inside that of a button, "Move › Inbox".
  ///   - picker: What the picker or the button is called, or the row whose only one it is; nil for the one with that choice.
  ///   - row: The row, header or footer that it is in; nil for anywhere.
  ///   - number: Which of several such pickers in that row, counted from 1; where there is one, which of its choices
  ///     of that name.
  @discardableResult
  public func pick(
    _ choice: String, in picker: String? = nil, of row: RowName? = nil, number: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    use(.pick(choice), picker, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Picks a date, in a control that `Look.date` made.
  ///
  /// - Parameters:
  ///   - date: What is picked, in its range.
  ///   - picker: What the control is called, or the row whose only one it is; nil for the only one there is.
  ///   - row: The row, header or footer that it is in; nil for anywhere.
  ///   - number: Which of several such controls in that row, counted from 1.
  @discardableResult
  public func pick(
    _ date: Look.DateTime, in picker: String? = nil, of row: RowName? = nil, number: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    use(.set(date), picker, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Types behind the text of a field, letter by letter; the screen is shown after each.
  ///
  /// The row has to keep its cell meanwhile, and so the keyboard. What the model makes of the text is what the next
  /// letter comes to.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - field: What the field is called, or the row whose only one it is; it gets the focus. Nil for the one that
  ///     has it.
  ///   - row: The row, header or footer that it is in; nil for anywhere.
  ///   - number: Which of several such fields in that row, counted from 1.
  @discardableResult
  public func type(
    _ text: String, in field: String? = nil, of row: RowName? = nil, number: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    use(.type(text), field, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Goes to a field and takes its text away.
  @discardableResult
  public func clear(
    _ field: String, in row: RowName? = nil, number: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    use(.clear, field, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Goes to a field, which then has the keyboard; another one that has it loses it.
  @discardableResult
  public func focus(
    _ field: String, in row: RowName? = nil, number: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    use(.focus, field, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Presses the return key in the field that has the focus: what the field says happens, and then it loses the
  /// focus, to the next field of the list if the key says so. In a field of several lines it may break the line.
  @discardableResult
  public func pressReturn(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column), pressReturnKey)
  }
}
