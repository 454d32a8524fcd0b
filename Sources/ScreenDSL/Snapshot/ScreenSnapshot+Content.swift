extension ScreenSnapshot {
  /// Creates the snapshot of `content`.
  ///
  /// Loose rows form sections of their own: one for each stretch between two declared sections.
  ///
  /// - Parameters:
  ///   - content: Sections and loose rows.
  ///   - previous: A snapshot of the same screen; blocks with `dependsOn` whose value is the same
  ///     are taken from it and not evaluated, and whatever else is the same is shared.
  /// - Complexity: O(*n*) in the number *n* of rows in all evaluated blocks.
  public init(_ content: some ScreenContent, reusing previous: ScreenSnapshot? = nil) {
    var buffer = ContentBuffer()
    content.addContent(to: &buffer)
    self.init(SnapshotBuilder.screen(buffer, reusing: previous?.storage))
  }
}
