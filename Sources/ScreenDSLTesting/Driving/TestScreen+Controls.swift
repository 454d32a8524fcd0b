// Actions of a user on the controls of looks. The test finds a control by its label or text, in the named row or
// anywhere in the window. Scroll to a control outside of the window first.
extension TestScreen {
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

  /// Presses a stepper once for each step: up, or down if the number is negative. The test shows the screen after each
  /// press.
  ///
  /// If a part has `.accessibilityAdjust`, name the part by its label. The test then adjusts the value of this part as
  /// VoiceOver does.
  @discardableResult
  public func step(
    _ stepper: String, by steps: Int, in row: RowName? = nil, number: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    use(.step(steps), stepper, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Picks a choice of a picker, or of the menu of a button. In a picker of several values, picking a selected choice
  /// deselects it.
  ///
  /// - Parameters:
  ///   - choice: The name of the choice; in a submenu, "Move › Inbox".
  ///   - picker: The name of the picker or the button, or of a row that has only one picker or button. If nil, the test
  ///     uses the only picker with this choice.
  ///   - row: The row, header or footer that contains the picker; nil for the whole screen.
  ///   - number: The number of the picker among those with this name in the row, from 1. If there is only one such
  ///     picker, the number of the choice among those with this name.
  @discardableResult
  public func pick(
    _ choice: String, in picker: String? = nil, of row: RowName? = nil, number: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    use(.pick(choice), picker, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Picks a date, in a control of `Look.date`.
  ///
  /// - Parameters:
  ///   - date: The date. The date must be in the range of the control.
  ///   - picker: The name of the control, or of a row with only one such control. Nil for the only such control of
  ///     the screen.
  ///   - row: The row, header or footer that contains the control; nil for the whole screen.
  ///   - number: The number of the control among those with this name in the row, from 1.
  @discardableResult
  public func pick(
    _ date: Look.DateTime, in picker: String? = nil, of row: RowName? = nil, number: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    use(.set(date), picker, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Types at the end of a field's text, letter by letter. The test shows the screen after each letter.
  ///
  /// The row must keep its cell, because otherwise the keyboard would disappear. The model may change the text after
  /// each letter. The next letter is added to the changed text.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - field: The name of the field, or of a row with only one field. The field gets the focus. Nil for the field
  ///     that has the focus.
  ///   - row: The row, header or footer that contains the field; nil for the whole screen.
  ///   - number: The number of the field among those with this name in the row, from 1.
  @discardableResult
  public func type(
    _ text: String, in field: String? = nil, of row: RowName? = nil, number: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    use(.type(text), field, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Moves the focus to a field and clears its text.
  @discardableResult
  public func clear(
    _ field: String, in row: RowName? = nil, number: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    use(.clear, field, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Moves the focus to a field. The field that had the focus loses it.
  @discardableResult
  public func focus(
    _ field: String, in row: RowName? = nil, number: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    use(.focus, field, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Presses the return key in the field that has the focus, and runs the field's action for this key. If the return
  /// key of the field is `.next`, the focus moves to the next field. With any other return key, editing ends. In a
  /// field of several lines, the key may insert a line break instead.
  @discardableResult
  public func pressReturn(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column), pressReturnKey)
  }
}
