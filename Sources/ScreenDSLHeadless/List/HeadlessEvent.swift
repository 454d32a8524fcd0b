package import ScreenDSL
package import ScreenDSLHosting

/// Something that happened in a headless host or in a list inside it. The host records these events in their order.
package enum HeadlessEvent: Equatable, Sendable {
  /// The list created a cell. The text `source` names the class, the nib or the closure that made the cell.
  case created(identifier: String, source: String)
  /// The list configured a cell. If `isFirstDisplay` is false, the cell already showed this row or supplementary
  /// view.
  case configured(CellPlace, isFirstDisplay: Bool)
  /// An event of a row, of a supplementary view, or of a cell. The text is the verb of the event: `select` in
  /// `select all/a`.
  case other(String, CellPlace)
  /// A batch update ran in the list of the container with this path, or in the screen's own list if the path is nil.
  /// The text lists the operations.
  case batch(String, in: RowPath?)
  /// All rows were reloaded in the list of the container with this path, or in the screen's own list if the path is
  /// nil.
  case reload(in: RowPath?)
  /// An event that concerns no row and no supplementary view, such as a scroll. The description of the event is the
  /// text, followed by `subject`.
  case text(String, subject: String = "")
  /// No cell is registered for the model of a row. If several rows need the same cell, the host records one event for
  /// all of them.
  case missingCell(Problem)
  /// An update broke a rule of UIKit's list views.
  case violation(Problem)
}

extension HeadlessEvent: CustomStringConvertible {
  /// The event on one line.
  package var description: String {
    switch self {
    case .created(let identifier, let source): "create \(identifier) from \(source)"
    case .configured(let item, let isFirst): "\(isFirst ? "configure" : "reconfigure") \(item)"
    case .other(let verb, let item): "\(verb) \(item)"
    case .batch(let text, let list): "batch\(Self.name(list)): \(text)"
    case .reload(let list): "reload\(Self.name(list))"
    case .text(let text, let subject): text + subject
    case .missingCell(let missing): "\(missing)"
    case .violation(let violation): "violation \(violation)"
    }
  }

  static func name(_ list: RowPath?) -> String { list.map { " in \($0)" } ?? "" }
}

extension CellPlace: CustomStringConvertible {
  /// The place as text: the path of a row, or a supplementary view with its section, such as `header of new`.
  @usableFromInline package var description: String {
    switch self {
    case .row(let path): "\(path)"
    case .supplementary(let kind, let section): "\(kind) of \(section)"
    }
  }
}
