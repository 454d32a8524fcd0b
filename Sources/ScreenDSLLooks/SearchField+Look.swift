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
  /// The look is empty, because a container itself is not visible. Only the rows inside it are visible.
  public var look: some LookPart { Look.empty }
}
