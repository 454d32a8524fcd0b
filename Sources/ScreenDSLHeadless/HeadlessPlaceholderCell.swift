/// What a headless host shows for a model that has no cell.
@MainActor
public final class HeadlessPlaceholderCell: HeadlessCell {
  /// What is missing, in one sentence.
  public internal(set) var text = ""

  public init() {}
}
