/// A screen written as lists of row IDs, for examples; their stages are compared as text.
package struct Lists: ExpressibleByDictionaryLiteral, Sendable {
  package var sections: [(id: String, rows: [Int])], texts: [Int: Int] = [:]
  package var headers: [String: Int] = [:], inner: [Int: [Int]] = [:]

  package init(dictionaryLiteral elements: (String, [Int])...) {
    sections = elements.map { (id: $0.0, rows: $0.1) }
  }

  package func showing(_ texts: [Int: Int]) -> Lists { with(\.texts, texts) }
  package func headed(_ headers: [String: Int]) -> Lists { with(\.headers, headers) }
  package func holding(_ inner: [Int: [Int]]) -> Lists { with(\.inner, inner) }
  package func changes(to new: Lists) -> Changeset { new.snapshot.changeset(from: snapshot) }

  private func with<Value>(_ part: WritableKeyPath<Lists, Value>, _ value: Value) -> Lists {
    var copy = self
    copy[keyPath: part] = value
    return copy
  }

  package var snapshot: ScreenSnapshot {
    ScreenSnapshot(
      sections.map { section in
        Section(section.id, header: headers[section.id].map { Label(text: $0) }) {
          section.rows.map(row)
        }
      })
  }

  private func row(_ id: Int) -> Row {
    let text = texts[id] ?? 0
    guard let inner = inner[id] else { return Row(Price(text: text).id(id)) }
    return Row(Container(id, Grid(text: text)) { inner.map { Price(text: texts[$0] ?? 0).id($0) } })
  }
}

extension Changeset.Operations {
  /// The operations in the order of the contract: `-s1 +s0 s2>0 -0.1 +0.0 0.2>1.0 ~0.0 !0.1 header0`.
  package var text: String {
    let sections =
      sectionRemovals.map { "-s\($0)" } + sectionInsertions.map { "+s\($0)" }
      + sectionMoves.map { "s\($0.from)>\($0.to)" }
    let rows =
      rowRemovals.map { "-\($0)" } + rowInsertions.map { "+\($0)" }
      + rowMoves.map { "\($0.from)>\($0.to)" }
    let contents =
      reconfigures.map { "~\($0)" } + reloads.map { "!\($0)" }
      + supplementaries.flatMap { update in
        (update.kinds.map(\.name) + (update.hasNewLayout ? ["layout"] : [])).map {
          "\($0)\(update.newSection)"
        }
      }
    return (sections + rows + contents).joined(separator: " ")
  }
}
