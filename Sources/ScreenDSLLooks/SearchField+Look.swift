package import ScreenDSL

/// The field of a screen's search, which every list can show that shows looks.
extension SearchField: Drawn {
  package var look: some LookPart {
    Look.field("", text: text, prompt: prompt, onEdit)
      .returnKey(.search).clearable().accessibility(label: prompt)
  }
}

/// A spinner in the middle.
extension RefreshMark: Drawn {
  package var look: some LookPart {
    Look.vertical(alignment: .center) { Look.spinner.accessibility(label: "Refreshing") }
  }
}
