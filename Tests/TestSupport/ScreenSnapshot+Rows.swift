package import ScreenDSL

extension ScreenSnapshot {
  /// Creates a snapshot of one section.
  package init(
    _ id: String, reusing previous: ScreenSnapshot? = nil,
    @SectionBuilder rows: () -> some SectionContent
  ) { self.init(ScreenDSL.Section(id, rows: rows), reusing: previous) }

  /// Returns a snapshot of the sections and rows of a screen.
  package static func screen(@ScreenBuilder _ content: () -> some ScreenContent) -> ScreenSnapshot {
    ScreenSnapshot(content())
  }
}
