/// Folders whose rows go, come and change places while they fold, in each kind of list.
@MainActor @Suite(.timedOnMain) struct FolderChainTests {
  @MainActor private final class Model {
    var folders = [[1, 2, 3], [4, 5], [6]]
    var (open, query): (Set<Int>, Int?) = ([0], nil)
    var (isEditing, selectsRows) = (false, false)

    /// The folder rows and the rows below them, as they are shown; the last folder is in the first one, above its rows.
    var shown: [Int] {
      func rows(_ folder: Int, _ inner: [Int]) -> [Int] {
        [-1 - folder] + (open.contains(folder) ? inner + found(in: folder) : [])
      }
      return rows(0, rows(2, [])) + rows(1, [])
    }

    /// Whether a row that was shown in a folder is there, and only folded away: by that one or by the one around.
    func folds(_ folder: Int) -> Bool {
      (folder == 2 ? [2, 0] : [folder]).contains { shown.contains(-1 - $0) && !open.contains($0) }
    }

    func found(in folder: Int) -> [Int] {
      folders[folder].filter { id in query.map { id % 3 == $0 } ?? true }
    }

    func remove(_ id: Int) {
      for folder in folders.indices { folders[folder].removeAll { $0 == id } }
    }

    /// Puts a row where it was dropped, which may be below a row that is folded.
    func drop(_ id: Int, at index: Int) {
      let rest = shown.filter { $0 != id }
      guard index > 0 else { return }
      remove(id)
      let above = rest[index - 1]
      let folder = above < 0 ? -1 - above : folders.firstIndex { $0.contains(above) } ?? 0
      let place = folders[folder].firstIndex(of: above).map { $0 + 1 } ?? 0
      folders[folder].insert(id, at: place)
    }

    var screen: ScreenSnapshot {
      let rows = Section("items") {
        folder(0) {
          folder(2) { self.rows(2) }
          self.rows(0)
        }
        folder(1) { self.rows(1) }
      }
      return ScreenSnapshot(
        rows.searchable(query.map { "\($0)" } ?? "") { _ in }
          .editing(isEditing, selectsRows: selectsRows))
    }

    private func folder(
      _ folder: Int, @SectionBuilder _ rows: () -> some SectionContent
    ) -> DisclosureRows {
      let fold = Handler<Bool> { [self] in
        if $0 { open.insert(folder) } else { open.remove(folder) }
      }
      return Item(id: -1 - folder).disclosureRows(
        isExpanded: open.contains(folder), fold, children: rows)
    }

    @SectionBuilder private func rows(_ folder: Int) -> some SectionContent {
      for id in found(in: folder) {
        Item(id: id).onSelect {}.onDeselect {}
          .reorderable { [self] in drop(id, at: $0.index) }
          .swipeActions(SwipeAction("Delete", style: .destructive) { [self] in remove(id) })
      }
    }

    func change(_ random: inout SplitMix64) {
      let (from, to) = (random.int(below: 3), random.int(below: 3))
      switch random.int(below: 8) {
      case 0, 1, 2: open.formSymmetricDifference([from])
      case 3 where !folders[from].isEmpty:
        let id = folders[from].remove(at: random.int(below: folders[from].count))
        folders[to].insert(id, at: random.int(below: folders[to].count + 1))
      case 4: remove(1 + random.int(below: 9))
      case 5:
        let id = 1 + random.int(below: 9)
        if !folders.joined().contains(id) { folders[to].append(id) }
      case 6: (isEditing, selectsRows) = (.random(using: &random), .random(using: &random))
      default: query = random.chance(1, in: 2) ? nil : random.int(below: 3)
      }
    }
  }

  /// What a cell keeps for a row, and where the row is folded away.
  private struct Kept {
    var mark: Int
    var folder: Int?
  }

  @Test(arguments: HostKind.allCases, 0..<TestDepth.cases(200, oneOf: 25))
  func nothingIsLostThatOnlyFolds(_ kind: HostKind, seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let (list, model) = (kind.list(height: 1_000), Model())
    list.updater.hasSearchBar = true
    var kept: [Int: Kept] = [:]
    var (shown, places): ([Int], [Int: Int]) = ([], [:])
    func show(_ action: String) {
      let note: Comment = "\(kind), seed \(seed), after \(action)"
      list.show(model.screen)
      for (id, state) in kept where !model.shown.contains(id) {
        let folder = state.folder ?? places[id]
        kept[id]?.folder = folder
        if folder.map(model.folds) != true { kept[id] = nil }
      }
      for id in model.shown { kept[id]?.folder = nil }
      shown = model.shown
      places = [:]
      for folder in model.folders.indices {
        for id in model.found(in: folder) where shown.contains(id) { places[id] = folder }
      }
      #expect(list.shown == shown.map { "\($0)" }, note)
      for id in shown { #expect(list.mark(.item(id)) == kept[id]?.mark ?? Mark.initial, note) }
      #expect(list.codes == [], note)
    }
    show("nothing")
    for step in 1...40 {
      for _ in 0...random.int(below: 3) { model.change(&random) }
      show("changes \(step)")
      let row = shown[random.int(below: shown.count)]
      switch random.int(below: 4) {
      case 0 where row > 0:
        list.setMark(step, .item(row))
        kept[row] = Kept(mark: step)
      case 1:
        if list.updater.canSelect(at: RowPosition(section: 0, row: shown.firstIndex(of: row) ?? 0))
        {
          try list.tap(.item(row))
        }
      case 2 where row > 0 && !model.isEditing: try list.swipeAndPerform(.item(row))
      case 3 where row > 0:
        // The folder that the row is dropped in folds at once.
        let index = 1 + random.int(below: shown.count - 1)
        try list.drag(.item(row), to: RowPosition(section: 0, row: index))
        // It is no deeper for the list than it was before the app says so.
        let folder = model.folders.firstIndex { $0.contains(row) }
        places[row] = folder == 2 && places[row] != 2 ? 0 : folder
        if random.chance(1, in: 2) { model.open.remove(random.int(below: 3)) }
      default: continue
      }
      show("a touch of \(row) in step \(step)")
    }
  }
}
