import ScreenDSL
import ScreenDSLRendering

/// Writes the stages of an update as the data that a page's script applies, batch by batch.
///
/// Indexes are those of ``Changeset/Stage``. What comes, is reloaded or is filled again has its node;
/// the lists inside containers follow with stages of their own, once those around them are done.
struct ScreenBatches {
  private var markup: ScreenMarkup
  private var batches: [JSONValue] = []

  /// Returns the batches that show the new snapshot of an update: one for each stage of each list.
  static func values(of changes: Changeset, _ markup: ScreenMarkup) -> [JSONValue] {
    let (old, new) = (changes.old, changes.new)
    var writer = ScreenBatches(markup: markup.reading(new))
    writer.add(changes, at: [], in: ScreenMarkup.List())
    if old.isEdited != new.isEdited || old.selectsRows != new.selectsRows {
      // All rows get other controls, or lose them.
      let rows = new.sections.enumerated().flatMap { section, content in
        content.rows.indices.map { RowPosition(section: section, row: $0) }
      }
      if !rows.isEmpty {
        writer.add(Changeset.Operations(reconfigures: rows), of: new, at: [], in: .init())
      }
    }
    return writer.batches
  }

  private mutating func add(
    _ operations: Changeset.Operations, of snapshot: ScreenSnapshot, at place: [Int],
    in list: ScreenMarkup.List
  ) {
    let batch = Batch(operations: operations, snapshot: snapshot, markup: markup, list: list)
    batches.append(.object([(name: "list", value: .numbers(place))] + batch.members))
  }

  /// - Parameters:
  ///   - place: The containers around the list, outermost first, each by its section and row.
  ///   - list: What the list's rows are in.
  private mutating func add(_ changes: Changeset, at place: [Int], in list: ScreenMarkup.List) {
    for stage in changes.stages { add(stage.operations, of: stage.snapshot, at: place, in: list) }
    for nested in changes.nested {
      var inner = self
      let section = changes.new.sections[nested.new.section]
      inner.markup = markup.narrowed(to: section, in: list)
      let row = inner.markup.reader.row(changes.new[nested.new], in: list.containers)
      inner.add(
        nested.changes, at: place + [nested.new.section, nested.new.row],
        in: inner.markup.list(inside: row))
      batches = inner.batches
    }
  }
}

/// One stage of one list.
private struct Batch {
  let operations: Changeset.Operations
  let snapshot: ScreenSnapshot
  let markup: ScreenMarkup
  let list: ScreenMarkup.List

  /// The operations of each kind that there is.
  var members: [JSONValue.Member] {
    let all: [(name: StaticString, values: [JSONValue])] = [
      ("reconfigure", operations.reconfigures.map(filled)),
      ("reload", operations.reloads.map(row)),
      ("removeSections", operations.sectionRemovals.map { .number($0) }),
      (
        "insertSections",
        operations.sectionInsertions.map {
          .list([.number($0), markup.section(snapshot.sections[$0], in: list).json])
        }
      ),
      ("moveSections", operations.sectionMoves.map { .numbers([$0.from, $0.to]) }),
      ("remove", operations.rowRemovals.map { .numbers($0.numbers) }),
      ("insert", operations.rowInsertions.map(row)),
      ("move", operations.rowMoves.map { .numbers($0.from.numbers + $0.to.numbers) }),
      ("update", operations.supplementaries.map(surroundings)),
    ]
    return all.filter { !$0.values.isEmpty }.map { (name: $0.name, value: .list($0.values)) }
  }

  private func row(_ position: RowPosition) -> JSONValue {
    let node = markup(at: position).row(snapshot[position], in: list)
    return .list(position.numbers.map(JSONValue.number) + [node.json])
  }

  private func filled(_ position: RowPosition) -> JSONValue {
    let (node, rows) = markup(at: position).filling(snapshot[position], in: list)
    let nodes = [node.json] + (rows.map { [MarkupNode.json($0)] } ?? [])
    return .list(position.numbers.map(JSONValue.number) + nodes)
  }

  private func markup(at position: RowPosition) -> ScreenMarkup {
    markup.narrowed(to: snapshot.sections[position.section], in: list)
  }

  /// The section, the attributes of its rows' element, and its supplementaries before and after them;
  /// those that stay as they are without a node, those that need another view marked.
  private func surroundings(_ update: Changeset.SupplementaryUpdate) -> JSONValue {
    let section = snapshot.sections[update.newSection]
    let parts = markup.supplementaries(of: section)
    func json(_ part: ScreenMarkup.Part) -> JSONValue {
      let kind = JSONValue.text(markup.reader.visible.text(part.kind.name))
      if !update.kinds.contains(part.kind) { return .list([kind]) }
      let isReplaced = update.replacedKinds.contains(part.kind)
      return .list([kind, part.node.json] + (isReplaced ? [.number(1)] : []))
    }
    return .list([
      .number(update.newSection), MarkupNode.json(markup.rowsAttributes(section, in: list)),
      .list(parts.before.map(json)), .list(parts.after.map(json)),
    ])
  }
}

extension RowPosition {
  /// The section and the row.
  fileprivate var numbers: [Int] { [section, row] }
}
