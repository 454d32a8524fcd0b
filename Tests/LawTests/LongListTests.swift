/// Tests the laws on lists whose loops are stored in chunks, with all lengths around the length of a chunk.
@Suite(.timed) struct LongListTests {
  @Test(arguments: UInt64(0)..<8) func lawsHold(run: UInt64) {
    for number in 0..<TestDepth.cases(250) {
      let seed = run * 1_000 + UInt64(number)
      if let failure = LongListCheck(seed: seed).failure {
        Issue.record("seed \(seed): \(failure)")
        return
      }
    }
  }

  @Test func chunkBoundaries() {
    let thorough = TestDepth.isThorough ? [1_023, 2_048, 2_049] : []
    for count in [1_025] + TestDepth.part(of: [1_024], 1) + thorough {
      for change in TestDepth.part(of: Array(0..<9), count) {
        var random = SplitMix64(seed: UInt64(count))
        let old = (0..<count).map { LongRow(id: $0, form: .note) }
        let new = LongListCheck.edited(old, change, &random)
        let failure = LongListCheck(old: old, new: new, reusing: change.isMultiple(of: 2)).failure
        #expect(failure == nil, "\(count) rows, change \(change)")
      }
    }
  }
}

struct LongRow: Equatable {
  enum Form: Int, CaseIterable { case note, photo, label, otherNote }
  var id: Int, form: Form, text = 0
}

/// A section with a loop over one model type, and a section with a loop that selects one of four types.
struct LongListCheck {
  private let old: ScreenSnapshot, new: ScreenSnapshot, boxed: ScreenSnapshot

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = (0..<16 + random.int(below: 60)).map { id in
      LongRow(id: id, form: LongRow.Form.allCases[random.int(below: 4)])
    }
    var new = old
    for _ in 0..<random.int(below: 4) { new = Self.edited(new, random.int(below: 9), &random) }
    self.init(old: old, new: new, reusing: random.chance(1, in: 2))
  }

  init(old: [LongRow], new: [LongRow], reusing: Bool) {
    self.old = ScreenSnapshot(Self.sections(old))
    self.new = ScreenSnapshot(Self.sections(new), reusing: reusing ? self.old : nil)
    boxed = ScreenSnapshot([
      Section("one") { new.map { Row(Note(id: $0.id, text: $0.text)) } },
      Section("several") { new.map(\.row) },
    ])
  }

  static func edited(_ rows: [LongRow], _ change: Int, _ random: inout SplitMix64) -> [LongRow] {
    var rows = rows
    let place = random.int(below: rows.count)
    switch change {
    case 0: rows.insert(LongRow(id: 10_000 + random.int(below: 1_000), form: .note), at: place)
    case 1: rows.remove(at: place)
    case 2: rows.append(rows.remove(at: place))
    case 3: rows[place].text += 1
    case 4: rows[place].form = LongRow.Form.allCases[random.int(below: 4)]
    case 5: rows.swapAt(place, random.int(below: rows.count))
    // So many changes that the search ahead ends, and a table finds the rows.
    case 6: rows.shuffle(using: &random)
    case 7: rows.reverse()
    default:
      rows.removeAll { _ in random.chance(1, in: 5) }
      let fresh = (0..<random.int(below: 30)).map { LongRow(id: 20_000 + $0, form: .note) }
      rows.insert(contentsOf: fresh, at: min(place, rows.count))
    }
    return rows
  }

  @ScreenBuilder private static func sections(_ rows: [LongRow]) -> some ScreenContent {
    Section("one") { for row in rows { Note(id: row.id, text: row.text) } }
    Section("several") {
      for row in rows {
        switch row.form {
        case .note: Note(id: 100_000 + row.id, text: row.text)
        case .photo: Photo(id: "\(row.id)", text: row.text)
        case .label: Photo(id: "label \(row.id)", text: row.text)
        case .otherNote: Note(id: 100_000 + row.id, text: row.text)
        }
      }
    }
  }

  var failure: String? {
    let changes = new.changeset(from: old)
    if old.applying(changes) != new { return "the changes do not lead to the new screen" }
    if new != boxed || boxed != new { return "the same rows in boxes are another screen" }
    if !boxed.changeset(from: new).isEmpty || !new.changeset(from: boxed).isEmpty {
      return "changes between the same rows, in boxes and not"
    }
    if boxed.description != new.description { return "the same rows in boxes read differently" }
    if let failure = Reference(from: old, to: new).failure(of: changes) { return failure }
    return StageCheck(changes: changes, kind: .collection).failure
  }
}

extension LongRow {
  fileprivate var row: Row {
    switch form {
    case .note, .otherNote: Row(Note(id: 100_000 + id, text: text))
    case .photo: Row(Photo(id: "\(id)", text: text))
    case .label: Row(Photo(id: "label \(id)", text: text))
    }
  }
}
