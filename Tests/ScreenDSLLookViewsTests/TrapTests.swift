@testable import ScreenDSLLookViews

/// The ten mistakes that content views make most easily; the eighth, a correction that is not told, is one of fields.
@MainActor @Suite(.timedOnMain) struct TrapTests {
  /// 1. Actions that are added at each fill run for all rows that the cell has shown.
  @Test(arguments: ListKind.allCases)
  func aPressRunsOneHandlerThroughReuse(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    var pressed: [Int] = []
    for first in [0, 100, 200] {
      bench.show {
        for id in first..<first + 30 { Look.button("Press \(id)") { pressed.append(id) }.id(id) }
      }
      for offset in [300, 0] { bench.view.sim.scroll(to: CGFloat(offset)) }
    }
    #expect(try bench.find(UIButton.self, 2).tap())
    #expect(pressed == [202])
  }

  /// 4. A setter that builds anew at each highlight.
  @Test(arguments: ListKind.allCases)
  func aHighlightChangesNothing(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    bench.show {
      Look.vertical {
        Look.spinner
        Look.field("Name", text: "Ada") { _ in }
        Look.picker("Size", [1, 2], selected: 1, name: { "\($0)" }) { _ in }
      }
      .onSelect {}
    }
    let (views, field) = (try bench.look().all(UIView.self), try bench.find(UITextField.self))
    #expect(field.becomeFirstResponder())
    for _ in 0..<3 {
      #expect(bench.view.sim.tap(IndexPath(row: 0, section: 0)))
      bench.settle()
    }
    #expect(try bench.look().all(UIView.self).elementsEqual(views, by: ===))
    #expect(try field.isFirstResponder && bench.find(UIActivityIndicatorView.self).isAnimating)
  }

  /// 5. A label on a row hides its controls.
  @Test(arguments: ListKind.allCases)
  func aLabelOfTheRowHidesNoControl(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    var pressed: [String] = []
    bench.show {
      Look.horizontal {
        Look.text("Anna").fill()
        Look.button("Call") { pressed.append("call") }
        Look.button("Delete") { pressed.append("delete") }
      }
      .onSelect { pressed.append("row") }
      .accessibilityLabel("Anna, a friend")
      Look.toggle("Newsletter", isOn: true) { pressed.append("\($0)") }
        .accessibilityLabel("News")
    }
    let accessibleElements = try #require(bench.cell(0)).accessibilityStops
    #expect(accessibleElements.map(\.accessibilityLabel) == ["Anna, a friend", "Call", "Delete"])
    for stop in accessibleElements { #expect(bench.view.sim.doubleTap(stop)) }
    let toggle = try #require(bench.cell(1)).accessibilityStops
    #expect(toggle.map(\.accessibilityLabel) == ["News"])
    #expect(toggle.first?.accessibilityValue == "1")
    #expect(toggle.first?.accessibilityTraits.contains([.button, .toggleButton]) == true)
    #expect(toggle.allSatisfy(bench.view.sim.doubleTap))
    #expect(pressed == ["row", "call", "delete", "false"])
  }

  /// A control is what people hear, also where it is all that a row has; and nothing is heard of what decorates.
  @Test(arguments: ListKind.allCases)
  func peopleReachEachControl(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    var heard: [String] = []
    bench.show {
      Look.slider("Volume", value: 0.5, step: 0.25) { heard.append("\($0)") }
      Look.stepper("Count", value: 2, in: 0...9) { heard.append("\($0)") }
      Look.field("Name", text: "") { heard.append($0) }
      Look.button("Save") { heard.append("save") }
      Look.picker("Size", ["S", "M"], selected: "M", name: { $0 }) { heard.append($0) }
      Look.image(.symbol("star")).decorative()
    }
    let accessibleElements = (0..<6).map { bench.cell($0)?.accessibilityStops ?? [] }
    #expect(
      accessibleElements.map { $0.compactMap(\.accessibilityLabel) } == [
        ["Volume"], ["Count"], ["Name"], ["Save"], ["Size"], [],
      ])
    #expect(accessibleElements.dropLast().allSatisfy { $0.count == 1 })
    #expect(
      accessibleElements.map { $0.first is UIControl } == [true, false, true, true, true, false])
    #expect(accessibleElements[4].first?.accessibilityValue == "M")
    accessibleElements[0].first?.accessibilityIncrement()
    accessibleElements[1].first?.accessibilityDecrement()
    #expect(accessibleElements[2].first.map(bench.view.sim.doubleTap) == true)
    #expect(accessibleElements[3].first.map(bench.view.sim.doubleTap) == true)
    #expect(heard == ["0.5", "1", "save"])
    #expect(try bench.find(UITextField.self, 2).isFirstResponder)
    #expect(try bench.look(5).accessibilityElementsHidden)
  }

  /// A touch in the middle of all texts of a row may be one on a control between them.
  @Test(arguments: ListKind.allCases)
  func theTextsOfARowAreTappedWhereTheyAre(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    var heard: [String] = []
    bench.show {
      Look.horizontal {
        Look.text("a")
        Look.button("Press") { heard.append("press") }.size(width: 200)
        Look.text("b")
      }
      .onSelect { heard.append("row") }
      Look.toggle("Newsletter", isOn: true) { _ in }.onSelect { heard.append("news") }
    }
    let stop = try #require(bench.cell(0)?.accessibilityStops.first as? UIAccessibilityElement)
    #expect(bench.view.sim.doubleTap(stop) && heard == ["row"])
    // The title of a control belongs to that.
    let news = try #require(bench.cell(1)?.accessibilityStops)
    #expect(news.map(\.accessibilityLabel) == ["Newsletter"] && news.first is UISwitch)
  }

  /// A cell that can have the focus keeps it from the controls inside.
  @Test(arguments: ListKind.allCases)
  func theFocusGoesToTheControlsOfARow(_ kind: ListKind) {
    let bench = LookBench(kind)
    bench.show {
      Look.text("text")
      Look.toggle("Newsletter", isOn: true) { _ in }
      Look.toggle("Newsletter", isOn: true, nil)
      Look.toggle("Newsletter", isOn: true) { _ in }.onSelect {}
    }
    let canHaveIt = (0..<4).map { bench.view.sim.focus(IndexPath(row: $0, section: 0)) }
    #expect(canHaveIt == [true, false, true, true])
  }

  /// 6. A content that is held at the bottom with the highest priority contradicts the height that its cell has
  /// until it is measured.
  @Test(arguments: ListKind.allCases)
  func aLookThatGrowsContradictsNoHeight(_ kind: ListKind) throws {
    let bench = LookBench(kind) { $0.measuresAtWidthZero = true }
    for count in [1, 20, 3] {
      bench.show {
        Look.text(Array(repeating: "word", count: count * 10).joined(separator: " ")).id("text")
        Look.image(.symbol("star")).size(width: 300, height: 30).id("image")
      }
      let label = try bench.find(UILabel.self)
      #expect(label.bounds.height >= label.font.lineHeight * CGFloat(count), "\(count)")
    }
    #expect(bench.codes == [])
  }

  /// 7. A spinner that stands still, and the progress of another row, after a cell was used again.
  @Test(arguments: ListKind.allCases)
  func aCellThatIsUsedAgainIsAlive(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    struct Download: LookModel, Identifiable {
      let id: Int
      var look: some LookPart {
        Look.vertical {
          Look.spinner
          Look.progress(Double(id % 10) / 10)
        }
      }
    }
    bench.show { for id in 0..<60 { Download(id: id) } }
    for offset in [400, 1_200, 0] {
      bench.view.sim.scroll(to: CGFloat(offset))
      for path in bench.view.sim.visiblePaths {
        let spinner = try bench.find(UIActivityIndicatorView.self, path.item)
        let bar = try bench.find(UIProgressView.self, path.item)
        #expect(spinner.isAnimating && !spinner.isHidden && !bar.wasAnimated)
        #expect(abs(bar.progress - Float(path.item % 10) / 10) < 0.01)
      }
    }
  }

  /// 9. Fonts that do not grow, or grow twice; parts side by side at the accessibility sizes.
  @Test(arguments: ListKind.allCases)
  func textsGrowOnceAndMakeRoom(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    bench.show {
      Look.vertical {
        Look.text("plain")
        Look.text("bold").bold()
        Look.text("digits").monospacedDigits()
        Look.text("cut", .caption).lines(1)
        Look.horizontal {
          Look.text("left")
          Look.text("right")
        }.stacksAtAccessibilitySizes()
      }
    }
    let labels = try bench.look().all(UILabel.self)
    let sizes = labels.map(\.font.pointSize)
    #expect(sizes == [17, 17, 17, 12, 17, 17])
    let isBold = labels.map { $0.font.fontDescriptor.symbolicTraits.contains(.traitBold) }
    #expect(isBold == [false, true, false, false, false, false])
    for _ in 0..<2 {
      bench.view.sim.setContentSize(.accessibilityExtraExtraExtraLarge)
      bench.settle()
      let growth = zip(labels, sizes).map { $0.font.pointSize / $1 }
      #expect(growth.allSatisfy { abs($0 - 53.0 / 17) < 0.01 }, "\(growth)")
      #expect(labels.allSatisfy { $0.numberOfLines == 0 })
      #expect(labels[4].superview == labels[5].superview)
      bench.view.layoutIfNeeded()
      #expect(labels[4].frame.maxY <= labels[5].frame.minY)
    }
    bench.view.sim.setContentSize(.large)
    bench.settle()
    #expect(labels.map(\.font.pointSize) == sizes && labels[3].numberOfLines == 1)
    bench.view.layoutIfNeeded()
    #expect(labels[4].frame.midY == labels[5].frame.midY)
  }

  /// What is made in a list whose texts are larger than those of the app is as large as they are.
  @Test(arguments: ListKind.allCases)
  func fieldsAreMadeAsLargeAsTheirList(_ kind: ListKind) throws {
    let bench = LookBench(kind) { $0.contentSize = .accessibilityLarge }
    bench.show {
      Look.field("Name", text: "", prompt: "Ada") { _ in }
      Look.field("Note", text: "", prompt: "Notes") { _ in }.lines(1...3)
      Look.text("Copy me").copyable()
      Look.avatar("Ada")
    }
    let note = try bench.find(UITextView.self, 1)
    let fonts = try [
      bench.find(UITextField.self).font, note.font, note.first(UILabel.self)?.font,
      bench.find(UITextView.self, 2).font,
    ]
    #expect(fonts.map { $0?.pointSize } == Array(repeating: CGFloat(33), count: 4))
  }

  struct Setting: LookModel {
    var isOn = false
    var onChange: Handler<Bool> = Handler { _ in }

    var look: some LookPart {
      Look.vertical {
        Look.horizontal {
          Look.text("left")
          Look.text("right")
        }.stacksAtAccessibilitySizes()
        Look.toggle("Newsletter", isOn: isOn, onChange)
      }
    }
  }

  final class TableCell: UITableViewCell, ConfigurableCell {
    func configure(with setting: Setting, context: CellContext<Setting>) {
      automaticallyUpdatesContentConfiguration = false
      contentConfiguration = LookConfiguration(setting, context)
    }
  }

  final class CollectionCell: UICollectionViewListCell, ConfigurableCell {
    func configure(with setting: Setting, context: CellContext<Setting>) {
      automaticallyUpdatesContentConfiguration = false
      contentConfiguration = LookConfiguration(setting, context)
    }
  }

  @Test(arguments: ListKind.allCases)
  func aCellOfOnesOwnShowsALook(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    (bench.adapter as? TableAdapter)?.cells = CellRegistry(.class(TableCell.self))
    (bench.adapter as? CollectionAdapter)?.cells = CellRegistry(.class(CollectionCell.self))
    var isOn = false
    var accepts = true
    func show() {
      bench.show {
        Setting(isOn: isOn, onChange: Handler { if accepts { isOn = $0 } })
      }
    }
    show()
    #expect(bench.cell(0) is TableCell || bench.cell(0) is CollectionCell)
    let toggle = try bench.find(UISwitch.self)
    #expect(toggle.tap() && isOn)
    show()
    accepts = false
    #expect(toggle.isOn && toggle.tap() && isOn)
    bench.settle()
    #expect(try toggle.isOn && bench.find(UISwitch.self) === toggle, "what was refused goes back")
    bench.view.sim.setContentSize(.accessibilityLarge)
    bench.view.layoutIfNeeded()
    let texts = try bench.look().all(UILabel.self)
    #expect(texts[0].frame.maxY <= texts[1].frame.minY)
  }

  /// 10. What older systems do not have: views are asked nothing, and say nothing of their size.
  @Test(arguments: ListKind.allCases, [true, false])
  func olderSystemsShowTheSame(_ kind: ListKind, _ isOld: Bool) throws {
    let bench = LookBench(kind) { $0.isBeforeOS16 = isOld }
    var problem: String?
    for text in ["Too short", nil, "Too long, by far, as this sentence is, and then some more"] {
      problem = text
      bench.show { Look.field("Name", text: "x") { _ in }.problem(problem) }
      #expect(bench.texts() == ["Name"] + [problem].compactMap { $0 })
      #expect(bench.cell(0)?.accessibilityStops.map(\.accessibilityHint) == [problem])
    }
    let label = try #require(bench.look().all(UILabel.self).last)
    #expect(label.bounds.height >= label.font.lineHeight * 2 && bench.codes == [])
  }
}
