struct RandomScreen: Screen {
  struct Line: LookModel, Identifiable {
    let id: Int, seed: UInt64, version: Int, log: Log
    static func == (a: Line, b: Line) -> Bool { (a.id, a.seed) == (b.id, b.seed) }

    var look: LookNode {
      var random = SplitMix64(seed: seed)
      let parts = (0..<random.int(below: 4)).map { control($0, &random) }
      return Look.horizontal {
        parts
        Look.text("Row \(id)").accessibilityActions { MenuAction("b") { say(-1) } }
      }._node
    }

    @MainActor private func say(_ number: Int) {
      log.add("version \(version), row \(id), control \(number)")
    }

    private func control(_ number: Int, _ random: inout SplitMix64) -> LookNode {
      let (name, isOn) = (["", "a", "b", "c d"][random.int(below: 4)], random.chance(1, in: 2))
      let node =
        switch random.int(below: 9) {
        case 0: Look.button(name) { say(number) }.enabled(isOn)._node
        case 1: Look.toggle(name, isOn: isOn) { _ in say(number) }._node
        case 2: Look.slider(name, value: 0.25, step: 0.1) { _ in say(number) }._node
        case 3: Look.stepper(name, value: 9, in: 1...9) { _ in say(number) }._node
        case 4:
          Look.picker(name, ["x", "y"], selected: "x", as: isOn ? .menu : .segments, name: \.self) {
            _ in say(number)
          }._node
        case 5: Look.date(name, value: .earliest) { _ in say(number) }._node
        case 6: Look.field(name, text: "") { _ in say(number) }._node
        case 7: Look.menu(name) { MenuAction("One") { say(number) } }._node
        default: Look.text("a, b").link("b") { say(number) }._node
        }
      return isOn ? Look.vertical { node }._node : node
    }
  }

  struct Rows: Hashable { var id: Int, rows: [[UInt64]], isSkipped, isContainer: Bool }
  var sections: [Rows], version: Int, log: Log
  var body: some ScreenContent {
    for section in sections {
      if section.isSkipped {
        Section(section.id, dependsOn: section.rows, section.isContainer) { rows(section) }
      } else {
        Section(section.id) { rows(section) }
      }
    }
  }

  @SectionBuilder private func rows(_ section: Rows) -> some SectionContent {
    let lines = section.rows.map { Line(id: Int($0[0]), seed: $0[1], version: version, log: log) }
    if section.isContainer { Container("shelf", ItemShelf()) { lines }.height(200) } else { lines }
  }
}

extension RandomScreen {
  init(version: Int, log: Log, _ random: inout SplitMix64) {
    self.init(sections: [], version: version, log: log)
    var id: UInt64 = 0
    for number in [0, 1, 2].shuffled(using: &random) {
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
}
