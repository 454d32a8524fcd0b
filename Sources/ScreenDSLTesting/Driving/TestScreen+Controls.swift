// The actions of a user on the controls of looks. A control is found by its label or text, in the named row or anywhere
// in the window; scroll to others first.
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

  /// Presses a stepper once for each step: up, or down if the number is negative. It shows the screen after each
  /// press. For a part with `.accessibilityAdjust`, it adjusts the value as VoiceOver does; name it by its label.
  @discardableResult
  public func step(
    _ stepper: String, by steps: Int, in row: RowName? = nil, number: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    use(.step(steps), stepper, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Picks a choice of a picker, or of the menu of a button. In a picker of several values it deselects a selected
  /// choice.
  ///
  /// - Parameters:
  ///   - choice: The name of the choice; in a submenu, "Move › Inbox".
  ///   - picker: The name of the picker or the button, or of a row with only one of them; nil for the one with that
  ///     choice.
  ///   - row: Its row, header or footer; nil for anywhere.
  ///   - number: The number among such pickers in that row, from 1; if there is only one, the number among its choices
  ///     with that name.
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
  ///   - date: The date, in the control's range.
  ///   - picker: The name of the control, or the row with no other one; nil for the only one of the screen.
  ///   - row: Its row, header or footer; nil for anywhere.
  ///   - number: The number among such controls in that row, from 1.
  @discardableResult
  public func pick(
    _ date: Look.DateTime, in picker: String? = nil, of row: RowName? = nil, number: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    use(.set(date), picker, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Types at the end of a field's text, letter by letter. It shows the screen after each letter.
  ///
  /// The row must keep its cell, and so the keyboard. Each letter is added to the text that the model made of the
  /// previous one.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - field: The name of the field, or of a row with only one field. The field gets the focus. Nil for the field
  ///     that has the focus.
  ///   - row: Its row, header or footer; nil for anywhere.
  ///   - number: The number among such fields in that row, from 1.
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

  /// Moves the focus to a field; the previous field loses it.
  @discardableResult
  public func focus(
    _ field: String, in row: RowName? = nil, number: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    use(.focus, field, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Presses the return key in the field with the focus. It runs the field's action and ends editing, or moves the
  /// focus to the next field if the key is `.next`. In a field of several lines it may insert a line break.
  @discardableResult
  public func pressReturn(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column), pressReturnKey)
  }
}
