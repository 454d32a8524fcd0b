package import ScreenDSL

/// The field of a screen's search, which every list can show that shows looks.
extension SearchField: Drawn {
  package var look: some LookPart {
    let name = hasOwnPrompt ? prompt : Look.environment.words.search ?? prompt
    return Look.field("", text: text, prompt: name, onEdit)
      .returnKey(.search).clearable().accessibility(label: name)
  }
}

/// A spinner in the middle.
extension RefreshMark: Drawn {
  package var look: some LookPart {
    Look.vertical(alignment: .center) { Look.spinner.accessibility(label: "Refreshing") }
  }
}
