/// What becomes of a section or an item that was there before the update.
enum Fate {
  /// It fills a place that nothing else takes, in the old order.
  case stays
  /// It is deleted, or reloaded.
  case deleted
  /// It goes to the place that its move names.
  case moved
}
