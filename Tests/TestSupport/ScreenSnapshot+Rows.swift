package import ScreenDSL

extension ScreenSnapshot {
  package init(
    _ id: String, reusing previous: ScreenSnapshot? = nil,
    @SectionBuilder rows: () -> some SectionContent
  ) { self.init(ScreenDSL.Section(id, rows: rows), reusing: previous) }

  package static func screen(@ScreenBuilder _ content: () -> some ScreenContent) -> ScreenSnapshot {
    ScreenSnapshot(content())
  }
}
