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

  /// Presses the increment button of a stepper once for each step. If the number of steps is negative, presses the
  /// decrement button. After each press, the test screen shows the new state.
  ///
  /// The method can also adjust an accessibility element that has `.accessibilityAdjust`, as VoiceOver does. In this
  /// case, the argument `stepper` is the accessibility label of the element.
  @discardableResult
  public func step(
    _ stepper: String, by steps: Int, in row: RowName? = nil, number: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    use(.step(steps), stepper, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Picks a choice of a picker, or an item of a button's menu. If the picker allows several selected choices, picking
  /// a selected choice deselects it.
  ///
  /// - Parameters:
  ///   - choice: The name of the choice. For an item in a submenu, use the titles of the submenu and the item: "Move ›
  ///     Inbox".
  ///   - picker: The name of the picker or button, or of a row that contains only one picker or button. If nil, the
  ///     test uses the only visible picker or button that has this choice.
  ///   - row: The row, header or footer that contains the picker; nil to search the whole window.
  ///   - number: If several pickers have this name, the number of the picker among them, from 1. If a single picker has
  ///     several choices with the name of the choice, the number of the choice among them, from 1.
  @discardableResult
  public func pick(
    _ choice: String, in picker: String? = nil, of row: RowName? = nil, number: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    use(.pick(choice), picker, row, number, CallSite(fileID, filePath, line, column))
  }

  /// Picks a date in a date picker, which the screen declares by `Look.date`.
  ///
  /// - Parameters:
  ///   - date: The date. The date must be in the range of the control.
  ///   - picker: The name of the date picker, or of a row that contains only one date picker. If nil, the test uses the
  ///     only visible date picker.
  ///   - row: The row, header or footer that contains the date picker; nil to search the whole window.
  ///   - number: The number of the date picker among those with this name, from 1.
  @discardableResult
  public func pick(
    _ date: Look.DateTime, in picker: String? = nil, of row: RowName? = nil, number: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen { use(.set(date), picker, row, number, CallSite(fileID, filePath, line, column)) }

  /// Types at the end of a field's text, letter by letter. After each letter, the test screen shows the new state.
  ///
  /// If the row gets another cell or the field loses the focus, the test fails, because the keyboard would disappear in
  /// the app. If the model changes the text after a letter, the test adds the next letter to the changed text.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - field: The name of the field, or of a row that contains only one field. This field gets the focus. If nil, and
  ///     `row` and `number` are nil too, the test types in the field that has the focus.
  ///   - row: The row, header or footer that contains the field; nil to search the whole window.
  ///   - number: The number of the field among those with this name, from 1.
  @discardableResult
  public func type(
    _ text: String, in field: String? = nil, of row: RowName? = nil, number: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen { use(.type(text), field, row, number, CallSite(fileID, filePath, line, column)) }

  /// Moves the focus to a field and clears its text.
  @discardableResult
  public func clear(
    _ field: String, in row: RowName? = nil, number: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen { use(.clear, field, row, number, CallSite(fileID, filePath, line, column)) }

  /// Moves the focus to a field. If another field had the focus, that field loses the focus.
  @discardableResult
  public func focus(
    _ field: String, in row: RowName? = nil, number: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen { use(.focus, field, row, number, CallSite(fileID, filePath, line, column)) }

  /// Presses the return key in the field that has the focus, and runs the field's action for this key.
  ///
  /// If the field has several lines and the default return key, the method only types a line break. If the return key
  /// is `.next`, the focus moves to the next field, if there is one. In all other cases, the field loses the focus.
  @discardableResult
  public func pressReturn(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen { attempt(CallSite(fileID, filePath, line, column), pressReturnKey) }

  /// Returns source that picks the item with these titles from a picker or a `Look.menu` in the row; nil if there is no
  /// such item. If the row has no context menu, the item can be missing from the picker or the menu.
  func menuCall(_ titles: [String], of item: DrivenItem) -> String? {
    let path = titles.joined(separator: " › ")
    let all = look(of: item.model)?.seenControls(of: item).filter { !$0.control.choices.isEmpty }
    let other = item.attributes.contextMenu.actions.isEmpty ? all?.first : nil
    return (all?.first { $0.control.choices.contains(path) } ?? other).map {
      ControlAction.pick(path).code($0.name, in: code(item))
    }
  }
}
