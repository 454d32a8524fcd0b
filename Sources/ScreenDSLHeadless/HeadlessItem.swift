public import ScreenDSL

/// What a cell of a headless host shows: a row, or a header, footer or other supplementary.
public enum HeadlessItem: Hashable, Sendable {
  /// The row at a path.
  case row(RowPath)
  /// A supplementary of a section, of the screen or of the container at a path.
  case supplementary(SupplementaryKind, of: SectionID, in: RowPath?)
}

extension HeadlessItem: CustomStringConvertible {
  /// The row's path, or the supplementary's kind and section.
  public var description: String {
    switch self {
    case .row(let path): "\(path)"
    case .supplementary(let kind, let section, nil): "\(kind) of \(section)"
    case .supplementary(let kind, let section, let container?):
      "\(kind) of \(container)/\(section)"
    }
  }
}
