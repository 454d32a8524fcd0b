import RenderingSupport
import ScreenDSLTesting

/// A screen of random looks whose handlers say which control of which row they are, and of which version.
struct RandomScreen: Screen {
  /// Two are equal if they look the same, whatever their handlers say.
  struct Line: LookModel, Identifiable {
    let id: Int
    let seed: UInt64
    let version: Int
    let log: Log

    static func == (left: Line, right: Line) -> Bool {
      (left.id, left.seed) == (right.id, right.seed)
    }

    var look: LookNode {
      var looks = RandomLooks(seed: seed)
      var count = 0
      return looks.row().tagged(&count) { [id, version, log] number in
        log.add("version \(version), row \(id), control \(number)")
      }
    }
  }

  struct Shelf: ContainerModel {}

  struct Rows: Hashable {
    var id: Int
    /// The seed of each row by its ID, in order.
    var rows: [[UInt64]]
    /// Whether the rows are in a block that is skipped if they are the same.
    var isSkipped: Bool
    var isContainer: Bool
  }

  var sections: [Rows]
  var version: Int
  var log: Log

  var body: some ScreenContent {
    for section in sections {
      if section.isSkipped {
        Section(section.id, dependsOn: section.rows) { rows(section) }
      } else {
        Section(section.id) { rows(section) }
      }
    }
  }

  @SectionBuilder private func rows(_ section: Rows) -> some SectionContent {
    if section.isContainer {
      Container("shelf", Shelf()) { for row in section.rows { line(row) } }.height(200)
    } else {
      for row in section.rows { line(row) }
    }
  }

  private func line(_ row: [UInt64]) -> Line {
    Line(id: Int(row[0]), seed: row[1], version: version, log: log)
  }
}

extension RandomScreen {
  init(log: Log, _ random: inout SplitMix64) {
    self.init(sections: [], version: 0, log: log)
    var id: UInt64 = 0
    for number in 0..<3 {
      let rows = (0..<random.int(below: 4)).map { _ -> [UInt64] in
        id += 1
        return [id, random.next() % 500]
      }
      sections.append(
        Rows(
          id: number, rows: rows, isSkipped: random.chance(1, in: 2),
          isContainer: random.chance(1, in: 3)))
    }
  }

  /// Changes a row, moves one, also to another section, or changes nothing but what handlers say.
  mutating func change(_ random: inout SplitMix64) {
    version += 1
    let source = random.int(below: sections.count)
    guard !sections[source].rows.isEmpty else { return }
    let row = random.int(below: sections[source].rows.count)
    switch random.int(below: 4) {
    case 0: sections[source].rows[row][1] = random.next() % 500
    case 1:
      let moved = sections[source].rows.remove(at: row)
      let target = random.int(below: sections.count)
      sections[target].rows.insert(moved, at: random.int(below: sections[target].rows.count + 1))
    case 2: sections.swapAt(source, random.int(below: sections.count))
    default: break
    }
  }
}

extension LookNode {
  /// Returns the look with other handlers where there are any; `run` is given the number of the control, or -1 for
  /// what only those do who hear it.
  func tagged(
    _ count: inout Int, _ run: @escaping @MainActor @Sendable (Int) -> Void
  ) -> LookNode {
    var node = self
    switch kind {
    case .stack(var stack):
      stack.parts = stack.parts.map { $0.tagged(&count, run) }
      node.kind = .stack(stack)
    case .control(var control):
      let number = count
      count += 1
      control.kind = control.kind.running { run(number) }
      node.kind = .control(control)
    case .text:
      var marks = style.values.marks
      for link in links(in: LookPath()) {
        let number = count
        count += 1
        guard link.control.hasAction else { continue }
        marks[link.mark].kind = .link(.tap { run(number) })
      }
      // Marks that differ in what they do alone are equal.
      node = styled { $0.marks = [] }.styled { $0.marks = marks }
    default: break
    }
    var said = style.values.accessibility
    if said.adjust == nil, said.actions.isEmpty { return node }
    if said.adjust != nil { said.adjust = .choose { _ in run(-1) } }
    said.actions = said.actions.map { $0.running { run(-1) } }
    return node.styled { $0.accessibility = .init() }.styled { $0.accessibility = said }
  }
}

extension LookNode.Control.Kind {
  fileprivate func running(_ run: @escaping @MainActor @Sendable () -> Void) -> Self {
    switch self {
    case .button(var button, let action):
      button.menu = button.menu.map { $0.running(run) }
      return .button(button, action.map { _ in .tap(run) })
    case .toggle(let isOn, _?): return .toggle(isOn: isOn, .turn { _ in run() })
    case .slider(let slider, _?): return .slider(slider, .slide { _ in run() })
    case .stepper(let stepper, _?): return .stepper(stepper, .choose { _ in run() })
    case .picker(let picker, _?): return .picker(picker, .choose { _ in run() })
    case .date(let date, _?): return .date(date, .choose { _ in run() })
    case .field(let field, _?): return .field(field, .type { _ in run() })
    default: return self
    }
  }
}

extension MenuAction {
  fileprivate func running(_ run: @escaping @MainActor @Sendable () -> Void) -> MenuAction {
    handler == nil
      ? MenuAction(title, children: children.map { $0.running(run) })
      : MenuAction(title, style: style, isOn: isOn, isDisabled: isDisabled, perform: run)
  }
}
