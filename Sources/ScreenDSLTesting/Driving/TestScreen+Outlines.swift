extension TestScreen {
  /// Expands a visible row that is collapsed, by a tap on its disclosure indicator.
  @discardableResult
  public func expand(
    _ row: RowName, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column)) { try setExpanded(true, row) }
  }

  /// Collapses a visible row that is expanded, by a tap on its disclosure indicator.
  @discardableResult
  public func collapse(
    _ row: RowName, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column)) { try setExpanded(false, row) }
  }

  private func setExpanded(_ isExpanded: Bool, _ row: RowName) throws(Problem) {
    let (item, path) = try find(row)
    guard let outline = item.attributes.disclosure else {
      throw Problem("\(item.name) must have rows to unfold (had none); add 'disclosureRows'")
    }
    if outline.isExpanded == isExpanded {
      let words = isExpanded ? ("folded", "unfolded") : ("unfolded", "folded")
      throw Problem("\(item.name) must be \(words.0) (was \(words.1) already)")
    }
    try act(isExpanded ? "an expansion of" : "a fold of", item) { _ throws(HeadlessError) in
      _ = try host.setExpanded(isExpanded, path)
    }
  }
}
