/// Collects findings of one kind; those of one statement and model become one.
struct FindingGroup {
  private struct Key: Hashable {
    let model: String
    let source: String?
  }

  private struct Entry {
    let problem: String
    let source: String?
    let remedy: String?
    var others = 0
  }

  private let kind: ScreenFinding.Kind
  private var entries: [Entry] = []
  private var indices: [Key: Int] = [:]

  init(_ kind: ScreenFinding.Kind) { self.kind = kind }

  mutating func add(
    _ problem: String, _ model: String, at source: String?, remedy: String? = nil
  ) {
    let key = Key(model: model, source: source)
    if let known = indices[key] {
      entries[known].others += 1
    } else {
      indices[key] = entries.count
      entries.append(Entry(problem: problem, source: source, remedy: remedy))
    }
  }

  var findings: [ScreenFinding] {
    entries.map { entry in
      let others = entry.others == 0 ? "" : ", and \(entry.others) more of this statement"
      return ScreenFinding(
        kind, entry.problem + others, at: entry.source, remedy: entry.remedy)
    }
  }
}
