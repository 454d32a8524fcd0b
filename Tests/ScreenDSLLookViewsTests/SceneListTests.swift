@testable import ScreenDSLDemo
@testable import ScreenDSLLookViews

@MainActor @Suite(.timedOnMain) struct SceneListTests {
  private let issues = Log()

  private func bench(_ kind: ListKind, height: CGFloat = 3_000) -> LookBench {
    let bench = LookBench(kind, width: 390)
    bench.view.frame.size.height = height
    let images: @MainActor @Sendable (String) -> UIImage? = { UIImage(named: $0) }
    bench.adapter.environment.imageLoader = ImageLoader(cached: images, images)
    bench.adapter.onProblem = { [issues] in issues.add("\($0)") }
    return bench
  }

  private func looks(of screen: ScreenSnapshot, in bench: LookBench) -> [RowPath: LookView] {
    let rows = screen.allRows.filter { $0.row.innerRows == nil }.compactMap { place in
      bench.adapter.cell(at: place.path, as: UIView.self)?.first(LookView.self).map {
        (place.path, $0)
      }
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  nonisolated private static let scenes = Scene.allCases.map(\.rawValue) + ["checkout", "agenda"]
  nonisolated private static let lists = TestDepth.part(
    of: scenes.flatMap { scene in ListKind.allCases.map { (scene, $0) } }, 0)

  @Test(arguments: lists) func eachStepIsShownInPlace(_ scene: String, _ kind: ListKind) throws {
    let bench = bench(kind)
    var (before, shown) = ([RowPath: LookView](), ScreenSnapshot())
    let steps =
      switch scene {
      case "checkout": Order.steps
      case "agenda": Agenda.steps
      default: try #require(Scene(rawValue: scene)).steps
      }
    for (text, screen) in steps {
      let writes = before.mapValues(\.writes)
      bench.show(screen)
      let (looks, other) = (looks(of: screen, in: bench), self.bench(kind))
      #expect(looks.count > 2 || scene == "readme", "\(text)")
      other.show(screen)
      let new = self.looks(of: screen, in: other).mapValues(\.described)
      for (path, look) in looks {
        let row = try #require(screen.row(at: path))
        let model = try #require(row.model as? any LookModel)
        expectEqual(look.shown.look, model.node.at(row.disclosurePlace), "\(text): \(path)")
        #expect(look.shown.look.texts.isSubset(of: look.texts + [""]), "\(text): \(path)")
        expectEqual(look.described, new[path], "\(text): \(path)")
        guard let old = before[path] else { continue }
        #expect(old === look, "\(text): \(path) has other views")
        // A disclosure goes while the list is edited.
        if screen.isEdited == shown.isEdited,
          let earlier = shown.row(at: path)?.model as? any LookModel, earlier.node == model.node
        {
          expectEqual(look.writes, writes[path], "\(text): \(path) is written")
        }
      }
      (before, shown) = (looks, screen)
    }
    expectEqual(issues.lines, [])
  }

  @Test(arguments: ListKind.allCases) func progressWritesItsRowAlone(_ kind: ListKind) throws {
    let (bench, store) = (bench(kind, height: 640), SceneStore<Music>())
    store.state.songs = (0..<200).map {
      Song(id: $0, title: "Song \($0)", artist: "Ada", album: "Notes", seconds: 200)
    }
    store.state.saved[1] = 0
    bench.show(store.screen)
    let (looks, views) = (bench.view.all(LookView.self), bench.view.all(UIView.self))
    let writes = looks.map(\.writes)
    bench.view.sim.clearLog()
    for tick in 1...10 {
      let numbers = looks.map(\.shown.number)
      store.state.tick()
      bench.show(store.screen)
      expectEqual(zip(numbers, looks).count { $0 != $1.shown.number }, 1, "tick \(tick)")
    }
    expectEqual(bench.view.all(UIView.self).elementsEqual(views, by: ===), true)
    expectEqual(looks.map(\.writes), writes, "no text is written")
    expectEqual(bench.view.all(Ring.self).map(\.share), [10.0 / 16])
    let asked = bench.view.sim.log.count { if case .asked(.cell) = $0 { true } else { false } }
    #expect(asked == 10 && issues.lines == [])
  }
}

extension LookView {
  fileprivate var writes: [Int] { all(UILabel.self).map(\.writes) }
  fileprivate var texts: [String] {
    all(UIView.self).compactMap { view in
      switch view {
      case let label as UILabel: label.text
      case let field as UITextField: field.text
      case let text as UITextView: text.text
      case let button as UIButton: button.configuration?.title
      default: nil
      }
    }
  }
}

extension LookNode {
  fileprivate var texts: Set<String> {
    switch kind {
    case .text(let text), .badge(let text): return [text]
    case .control(let control):
      if case .field(let field) = control.kind { return [field.text, control.title] }
      if case .button(let button) = control.kind, button.isIconOnly { return [] }
      if case .picker(let picker) = control.kind, picker.kind == .segments { return [] }
      return control.title.isEmpty ? [] : [control.title]
    case .stack where style.values.custom != nil: return []
    default: return parts.reduce(into: []) { $0.formUnion($1.texts) }
    }
  }
}
