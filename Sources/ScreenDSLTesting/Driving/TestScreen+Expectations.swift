extension TestScreen {
  /// Fails the test unless the changes of the last action are the expected ones.
  ///
  /// ```swift
  /// screen.tap("e3").expectLastUpdate { $0.nothing() }
  /// ```
  /// - Parameters:
  ///   - allowingOthers: Whether to allow changes that the closure does not mention.
  ///   - picture: Draws a picture of the update; nil for no picture. The test writes the picture to the folder in which
  ///     failures write their files, even if the test succeeds.
  ///   - expect: Sets the expected changes.
  @discardableResult
  public func expectLastUpdate(
    allowingOthers: Bool = false, picture: ScreenRenderer? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    expecting expect: (inout UpdateExpectation) -> Void
  ) -> TestScreen {
    let site = CallSite(fileID, filePath, line, column)
    let check = UpdateCheck(
      changes: lastUpdate, site: site, action: lastAction, reader: reader, picture: picture,
      type: "\(type)")
    let expectation = UpdateExpectation(expect)
    let failures = check.failures(expectation, allowingOthers: allowingOthers)
    if isOutOfDate, !failures.isEmpty {
      let sentence = "No update to compare; fix the action before it, which failed"
      TestingContext.current.fail([sentence], site, showing: shown)
    } else {
      check.report(failures, of: expectation)
    }
    return self
  }

  /// Fails the test unless the window shows an element, such as a text or a button, with this text or accessibility
  /// label.
  ///
  /// - Parameters:
  ///   - text: The whole text or label of the element.
  ///   - row: The row, header, footer or container to search; nil to search the whole window.
  @discardableResult
  public func expectVisible(
    _ text: String, in row: RowName? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    check(CallSite(fileID, filePath, line, column)) {
      let seen = try seen(in: row)
      let texts = seen.flatMap(\.texts).withoutRepetitions
      if texts.contains(text) { return }
      let near = Near.texts(text, among: texts).map(ShownText.quoted)
      let path = namedRows.paths(of: .label(text)).first
      let hidden = row == nil ? path.map(namedRows.code) ?? supplementary(showing: text)?.code : nil
      let advice = [
        hidden.map { "it is out of the window, use scroll(to: \($0)) first" },
        lastSeen { !NamedRows($0, reader).paths(of: .label(text)).isEmpty },
        near.isEmpty ? nil : "near it is \(ChangeWords.list(near))",
        texts.isEmpty ? "nothing is seen" : "seen are \(ChangeWords.list(texts, ShownText.quoted))",
        seen.first { look(of: $0.item.model) == nil && $0.item.row?.innerRows == nil }.map {
          "\(ShownText.quoted("\(Swift.type(of: $0.item.model))")) says no look"
        },
      ]
      throw Problem(
        "\(ShownText.quoted(text)) must be seen (was not); "
          + advice.compactMap { $0 }.joined(separator: "; "))
    }
  }

  /// Fails the test if the window shows an element, such as a text or a button, with this text or accessibility label.
  ///
  /// - Parameters:
  ///   - text: The whole text or label of the element.
  ///   - row: The row, header, footer or container to search; nil to search the whole window.
  @discardableResult
  public func expectNotVisible(
    _ text: String, in row: RowName? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    check(CallSite(fileID, filePath, line, column)) {
      let items = try seen(in: row).filter { $0.texts.contains(text) }.map(\.item.name)
      if items.isEmpty { return }
      throw Problem(
        "\(ShownText.quoted(text)) must not be seen (was, in \(ChangeWords.list(items)))")
    }
  }

  /// Fails the test unless a control has this value, such as `on`, `16` or `40 %`. The value of a picker is its
  /// selected choice, or several choices with commas between them. The value of a field is its text, or a dot
  /// for each character if the field is secret.
  @discardableResult
  public func expectValue(
    _ value: String, of control: String, in row: RowName? = nil, number: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    let site = CallSite(fileID, filePath, line, column)
    return expectControl("expectValue", control, row, number, site, value: value) {
      let own = self.value(of: $0)
      return own == value
        ? nil : "must be set to \(ShownText.quoted(value)) (was \(ShownText.quoted(own)))"
    }
  }

  private func value(of seen: SeenControl) -> String {
    let picked = seenControls(in: seen.item).filter(seen.isInPicker)
      .filter { $0.control.kind == .picker(selected: [0]) }.flatMap(\.control.choices)
    return seen.control.value ?? picked.joined(separator: ", ")
  }

  /// Fails the test if a control is disabled.
  @discardableResult
  public func expectEnabled(
    _ control: String, in row: RowName? = nil, number: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    expectControl("expectEnabled", control, row, number, CallSite(fileID, filePath, line, column)) {
      $0.control.obstacle.map { "must be enabled (\($0))" }
    }
  }

  /// Fails the test if a control is enabled.
  @discardableResult
  public func expectDisabled(
    _ control: String, in row: RowName? = nil, number: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    expectControl("expectDisabled", control, row, number, CallSite(fileID, filePath, line, column))
    {
      $0.control.isEnabled ? "must be disabled (was not)" : nil
    }
  }

  /// Fails the test unless a button shows that its action is running.
  @discardableResult
  public func expectBusy(
    _ button: String, in row: RowName? = nil, number: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    expectControl("expectBusy", button, row, number, CallSite(fileID, filePath, line, column)) {
      $0.control.control.isBusy ? nil : "must be busy (was not)"
    }
  }

  /// Fails the test unless the field with this name has the focus.
  @discardableResult
  public func expectFocus(
    _ field: String, in row: RowName? = nil, number: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    expectControl("expectFocus", field, row, number, CallSite(fileID, filePath, line, column)) {
      if hasFocus($0) { return nil }
      let owner = seenControls().first(where: hasFocus)?.name
      return "must have the focus (\(owner.map { "\(ShownText.quoted($0)) has it" } ?? "none has"))"
    }
  }

  private func expectControl(
    _ function: String, _ name: String, _ row: RowName?, _ number: Int?, _ site: CallSite,
    value: String? = nil, _ mistake: (SeenControl) -> String?
  ) -> TestScreen {
    check(site) {
      let seen = try find(.expect(function, value?.debugDescription), name, in: row, number: number)
      if let mistake = mistake(seen) { throw Problem("\(seen.subject) \(mistake)") }
    }
  }

  private func check(_ site: CallSite, _ body: () throws -> Void) -> TestScreen {
    do {
      try body()
    } catch {
      // If the evaluations differ without a change of the state, the advice for `isOld` and `isSame` would be wrong.
      let isSteady = reportedDifferences.isEmpty
      let isOld = isSteady && evaluate(reusing: nil) != snapshot
      let isSame = isSteady && lastAction.title == "Update" && lastUpdate.isEmpty
      let advice =
        isOld
        ? "; the state has changed since, show it with 'update()'"
        : host.updater.isAtWork
          ? "; an action is running, wait with 'await finish()'"
          : isSame
            ? "; 'update' changed nothing, read the state in the closure of 'TestScreen'" : ""
      fail(Problem("\(error)\(advice)"), at: site)
    }
    return self
  }

  private func seen(in row: RowName?) throws(Problem) -> [(item: DrivenItem, texts: [String])] {
    try seenItems(in: visibleItem(row)).map { item, cell, _ in
      let label = item.attributes.accessibilityLabel.map { [$0] } ?? []
      return (item, label + NamedRows.texts(of: item.model, (cell as? HeadlessLookCell)?.node))
    }
  }
}
