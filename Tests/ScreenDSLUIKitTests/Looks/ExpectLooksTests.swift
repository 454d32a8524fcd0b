import ScreenDSLRendering
import ScreenDSLTesting

/// Cells and their looks, which describe the same row twice.
@MainActor @Suite(.timedOnMain) struct ExpectLooksTests {
  struct Option: CellModel {
    var title: String
    var note = ""
    var isOn = false
    var button = "More"
  }

  /// What a cell of options does wrong.
  enum Mistake { case text, missingText, label, value, control, hiddenText }

  private static let looks = LookRegistry(
    .look(of: Option.self) { option in
      Look.horizontal {
        Look.text(option.title)
        Look.text(option.note)
        Look.toggle("", isOn: option.isOn) { _ in }.accessibility(label: option.title)
        Look.image(.symbol("star")).accessibility(label: "Favourite")
        Look.button(option.button) {}
      }.accessibility(label: "\(option.title) \(option.note)", value: "\(option.isOn)")
    },
    .look(of: SupplementaryText.self) { Look.text($0.text) })

  private func shownCells(_ mistake: Mistake? = nil, hasWindow: Bool = true) -> [ShownCell] {
    let bench = Bench(
      .table, hasWindow: hasWindow,
      cells: [
        .table(
          .class(OptionCell.self, showing: Option.self) { cell, option, _ in
            cell.show(option, mistake)
          })
      ])
    bench.apply(
      ScreenSnapshot(
        Section("main", header: "Options") {
          Option(title: "Sounds", note: "loud", isOn: true).id("a")
          Option(title: "Badges", button: "Less").id("b")
        }))
    bench.view.layoutIfNeeded()
    return bench.table?.shownCells(of: bench.adapter.updater.current) ?? []
  }

  /// What is reported of cells; empty if nothing is.
  private func failure(of cells: [ShownCell]) -> String {
    nonisolated(unsafe) var found = ""
    withKnownIssue(isIntermittent: true) {
      expectLooks(of: cells) { Self.looks.look(for: $0).contents }
    } matching: {
      found += $0.comments.map(\.rawValue).joined()
      return true
    }
    return found
  }

  @Test func cellsTellWhatTheirLooksDo() {
    let cells = shownCells()
    #expect(cells.map(\.name) == ["header of main", "a", "b"])
    expectLooks(of: cells) { Self.looks.look(for: $0).contents }
  }

  @Test func whatDiffersIsNamedWithTheRowAndItsLine() {
    let found = failure(of: shownCells(.text))
      .replacing(/\(ScreenDSLUIKitTests[^)]*\)/, with: "(…)")
    #expect(
      found.hasPrefix(
        """
        'a' of 'Option' (…) must show what its look does (was different)
          only in the look: text 'Sounds'
          only in the cell: text 'sounds'
        'b' of 'Option' (…)
        """))
  }

  @Test(arguments: [
    (Mistake.missingText, ["look: text 'loud'"]), (.hiddenText, ["look: text 'loud'"]),
    (.label, ["look: label 'Sounds loud'", "cell: label 'Option'"]),
    (.value, ["look: value 'true'", "cell: value 'no'"]),
    (.control, ["look: control 'Sounds' set to 'on'", "cell: control 'Sounds' set to 'off'"]),
  ])
  func eachKindOfMistakeIsFound(_ mistake: Mistake, _ expected: [String]) {
    let lines = failure(of: shownCells(mistake)).split(separator: "\n").dropFirst()
      .prefix { $0.hasPrefix("  ") }
    #expect(lines.map(String.init) == expected.map { "  only in the \($0)" })
  }

  @Test func theLabelsOfUIKitsOwnCellsAreReadAndWithoutCellsNothingIsProven() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Sounds"
    cell.detailTextLabel?.text = "loud"
    // As in a test on a device, where no screen reader runs.
    let options = SimOptions.with { $0.runsAccessibility = false }
    SimOptions.$current.withValue(options) {
      #expect(cell.cellContents == CellContents(texts: ["Sounds", "loud"]))
    }
    let nothing = "No cell to compare; apply the screen and lay the view out in a window"
    #expect(failure(of: []) == nothing)
  }

  private final class OptionCell: UITableViewCell {
    private let title = UILabel()
    private let note = UILabel()
    private let toggle = UIControl()
    private let star = UIView()
    private let button = UIControl()
    private let caption = UILabel()

    required init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      button.addSubview(caption)
      for view in [title, note, toggle, star, button] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ option: Option, _ mistake: Mistake?) {
      title.text = mistake == .text ? option.title.lowercased() : option.title
      note.text = mistake == .missingText ? nil : option.note
      note.isHidden = mistake == .hiddenText
      toggle.accessibilityLabel = option.title
      toggle.accessibilityValue = option.isOn && mistake != .control ? "1" : "0"
      star.accessibilityLabel = "Favourite"
      caption.text = option.button
      accessibilityLabel = mistake == .label ? "Option" : "\(option.title) \(option.note)"
      accessibilityValue = mistake == .value ? "no" : "\(option.isOn)"
    }
  }
}
