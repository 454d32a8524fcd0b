import ScreenDSLHeadless
import ScreenDSLLooks

// The steps that a user can take on the visible screen.
extension TestScreen {
  /// Returns the steps that are possible now, from top to bottom.
  ///
  /// - Parameters:
  ///   - known: The steps of rows that have not changed, which are computed only once.
  ///   - word: The word to type into a search field; nil for none.
  func possibleSteps(_ known: inout [CellPlace: [UserStep]], _ word: String?) -> [UserStep] {
    var steps: [UserStep] = []
    for (place, cell, _) in host.visibleItems {
      if known[place] == nil, let item = DrivenItem(at: place, in: snapshot) {
        known[place] =
          self.steps(on: item) + self.steps(in: cell as? HeadlessLookCell, of: item, word)
      }
      steps += known[place] ?? []
    }
    func add(_ isPossible: Bool, _ act: UserStep.Act, _ kind: String) {
      if isPossible { steps.append(UserStep(act: act, kind: "screen \(kind)")) }
    }
    add(host.updater.canRefresh, .refresh, "refresh")
    add(host.updater.canEdit, .edit(!snapshot.isEdited), snapshot.isEdited ? "end editing" : "edit")
    add(host.offset < host.maximalOffset, .scroll(toEnd: true), "scroll to end")
    add(host.offset > 0, .scroll(toEnd: false), "scroll to start")
    add(focus != nil, .pressReturn, "return key")
    return steps
  }

  private func steps(on item: DrivenItem) -> [UserStep] {
    let statement = Statement(item)
    var steps: [UserStep] = []
    func add(_ act: UserStep.Act, _ kind: String) {
      steps.append(UserStep(place: item.place, act: act, kind: "\(statement) \(kind)"))
    }
    if item.isTappable, !snapshot.isEdited || snapshot.selectsRows, !item.isUnmarked {
      add(.tap, "tap")
    }
    guard let attributes = item.row?.attributes else { return steps }
    if !snapshot.isEdited {
      for edge in SwipeEdge.allCases {
        let actions = attributes.swipeActions[edge]
        for (index, action) in actions.enumerated() {
          let number = actions[...index].count { $0.title == action.title }
          add(
            .swipe(edge, action.title, number: number),
            "swipe \(edge) \(item.neutral(action.title, "action \(index + 1)"))")
        }
        if actions.first?.allowsFullSwipe == true {
          add(.swipe(edge, nil, number: 1), "full swipe \(edge)")
        }
      }
      for (titles, index) in attributes.contextMenu.choices {
        add(.choose(titles), "menu \(item.neutral(titles.last ?? "", "item \(index + 1)"))")
      }
      if attributes.contextMenu.onPreview != nil { add(.choose([]), "preview") }
    }
    if let outline = attributes.disclosure {
      add(.expand(!outline.isExpanded), outline.isExpanded ? "fold" : "unfold")
    }
    if attributes.impression != nil { steps.append(UserStep(act: .wait, kind: "screen wait")) }
    if attributes.onReorder != nil {
      add(.reorder(toEnd: true), "reorder to end")
      add(.reorder(toEnd: false), "reorder to start")
    }
    return steps
  }

  private func steps(
    in cell: HeadlessLookCell?, of item: DrivenItem, _ word: String?
  ) -> [UserStep] {
    let statement = Statement(item)
    let all = cell?.node?.seenControls(of: item, in: cell) ?? []
    return all.enumerated().flatMap { index, seen -> [UserStep] in
      if !seen.control.isEnabled { return [] }
      let ordinal =
        "\(seen.control.role) \(all[...index].count { $0.control.role == seen.control.role })"
      return seen.control.inputs(word).compactMap { action, kind in
        let fitting = SeenControl.named(
          seen.name, among: all.filter { action.fits($0.control, isNamed: true) })
        guard let number = fitting.firstIndex(where: { $0.control.id == seen.control.id }),
          action.mistake(with: seen.control) == nil
        else { return nil }
        let act = UserStep.Act.use(
          action, name: seen.name, number: fitting.count > 1 ? number + 1 : nil)
        return UserStep(
          place: item.place, act: act,
          kind: "\(statement) \(item.neutral(seen.name, ordinal)) \(kind)")
      }
    }
  }

  /// A word for a search: one that a row without controls shows.
  var word: String? {
    for (_, cell, _) in seenItems() {
      guard let look = (cell as? HeadlessLookCell)?.node, look.controls.isEmpty else { continue }
      if let text = look.seenTexts.first(where: { $0.count > 2 }) {
        return String(text.prefix(4))
      }
    }
    return nil
  }
}

extension LookControl {
  /// Returns the inputs that a user can give to the control, each with its kind.
  fileprivate func inputs(_ word: String?) -> [(ControlAction, kind: String)] {
    switch control.kind {
    case .button(let button, _):
      if button.menu.isEmpty { return [(.tap, "press")] }
      return button.items.enumerated().filter(\.element.isEnabled)
        .map { (.pick($1.title), "\($0 + 1) item") }
    case .toggle(let isOn, _): return [(.turn(!isOn), isOn ? "off" : "on")]
    case .slider(let slider, _):
      let values = [
        (slider.range.lowerBound, "to start"), (slider.range.upperBound, "to end"),
        (slider.nearest(to: slider.value(at: 0.5)), "to middle"),
      ]
      return values.filter { $0.0 != slider.value }.map { (.slide($0.0), $0.1) }
    case .stepper(let stepper, _):
      return [(1, "up"), (-1, "down")].filter { stepper.value(after: $0.0) != nil }
        .map { (.step($0.0), $0.1) }
    case .picker(let picker, _):
      return picker.choices.indices.filter {
        (picker.takesSeveral || !picker.selected.contains($0))
          && indexes(of: picker.choices[$0]).count == 1
      }.map { (.pick(picker.choices[$0]), "choice \($0 + 1)") }
    case .date(let date, _):
      return date.value(after: 1).map { [(.set($0), "next")] } ?? []
    case .field(let field, _):
      let texts = [
        ("a", "a letter"), ("7", "a digit"), ("😀", "an emoji"), ("ש", "from right to left"),
        (word ?? "xxxx", "a word"),
      ]
      return texts.map { (.type($0.0), "type \($0.1)") }
        + (field.text.isEmpty ? [] : [(.clear, "clear")])
    }
  }
}

extension ContextMenu {
  /// The titles of each enabled item. The titles of the menus around it come first.
  fileprivate var choices: [(titles: [String], index: Int)] {
    func leaves(_ items: [MenuAction], _ around: [String]) -> [[String]] {
      items.filter { item in !item.isDisabled && items.count { $0.title == item.title } == 1 }
        .flatMap { item in
          item.children.isEmpty
            ? [around + [item.title]] : leaves(item.children, around + [item.title])
        }
    }
    return leaves(actions, []).enumerated().map { ($1, $0) }
  }
}

extension DrivenItem {
  /// Returns a title without the app's data. If the title contains a text of the model, or a number, returns another
  /// name.
  fileprivate func neutral(_ title: String, _ name: String) -> String {
    let isData =
      title.isEmpty || title.contains(where: \.isNumber)
      || ModelFields(model).texts.contains { title.includes($0) }
    return isData ? name : "'\(ShownText.line(title))'"
  }
}

/// The statement that makes rows, with the type of their models.
struct Statement: Hashable, CustomStringConvertible {
  let type: String
  let source: String

  init(_ item: DrivenItem) {
    let name = "\(Swift.type(of: item.model))"
    type = String(name.prefix { $0 != "<" }) + (item.row == nil ? " \(item.place.kindName)" : "")
    source = item.source?.description ?? ""
  }

  init(_ row: Row) {
    type = String("\(Swift.type(of: row.model))".prefix { $0 != "<" })
    source = row.source?.description ?? ""
  }

  /// A mark that stands for the statement. A map replaces the mark by a name.
  var description: String { "⟦\(type)|\(source)⟧" }
}

extension CellPlace {
  fileprivate var kindName: String {
    if case .supplementary(let kind, _) = self { kind.name } else { "" }
  }
}
