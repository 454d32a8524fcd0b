public import ScreenDSL

extension SearchField: LookModel {
  package var look: some LookPart {
    let name = hasOwnPrompt ? prompt : Look.environment.words.search ?? prompt
    return Look.field("", text: text, prompt: name, onEdit)
      .returnKey(.search).clearable().accessibility(label: name)
  }
}

extension RefreshIndicator: LookModel {
  package var look: some LookPart {
    Look.vertical(alignment: .center) { Look.spinner.accessibility(label: "Refreshing") }
      .separator(.hidden)
  }
}

extension PlainContainer: LookModel {
  /// The look is empty, because a container of this type is not visible itself. Only the rows inside the container are
  /// visible.
  public var look: some LookPart { Look.empty }
}
