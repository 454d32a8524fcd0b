/// The commands of a script, by the first word of a line.
enum Command: String, CaseIterable {
  case horizontal, vertical, banner, add, remove, rename, swap, again

  /// How a line with the command is written.
  var usage: String {
    switch self {
    case .horizontal, .vertical: "\(rawValue) unsorted|aToZ|zToA"
    case .banner: "banner on|off"
    case .add: "add ID AT NAME…"
    case .remove: "remove ID"
    case .rename: "rename ID NAME…"
    case .swap: "swap ID ID"
    case .again: "again"
    }
  }

  static let names = allCases.map(\.rawValue).joined(separator: ", ")
}
