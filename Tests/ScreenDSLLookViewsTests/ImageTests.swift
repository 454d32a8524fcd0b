@testable import ScreenDSLLookViews

@MainActor @Suite(.timedOnMain) struct ImageTests {
  @MainActor private final class Library {
    private var waiting: [(name: String, answer: CheckedContinuation<UIImage?, any Error>)] = []
    private(set) var cancelled: [String] = []
    var cache: [String: UIImage] = [:]
    private let suffix: String
    init(_ suffix: String = "") { self.suffix = suffix }

    var loader: ImageLoader {
      let load: @MainActor @Sendable (String) async throws -> UIImage? = { name in
        let cancel: @Sendable () -> Void = { Task { @MainActor in self.cancel(name) } }
        return try await withTaskCancellationHandler(
          operation: { try await self.wait(name) }, onCancel: cancel)
      }
      return suffix.isEmpty ? ImageLoader(cached: { self.cache[$0] }, load) : ImageLoader(load)
    }

    private func wait(_ name: String) async throws -> UIImage? {
      try await withCheckedThrowingContinuation { self.waiting.append((name, $0)) }
    }

    var names: [String] { waiting.map(\.name) }

    func bring(_ name: String, fails: Bool = false) async {
      guard let index = waiting.firstIndex(where: { $0.name == name }) else { return }
      let (answer, image) = (waiting.remove(at: index).answer, UIImage(named: name + suffix))
      answer.resume(with: fails ? .failure(CancellationError()) : .success(image))
      await yieldTurns()
    }

    private func cancel(_ name: String) {
      cancelled.append(name)
      guard let index = waiting.firstIndex(where: { $0.name == name }) else { return }
      waiting.remove(at: index).answer.resume(throwing: CancellationError())
    }
  }

  private let library = Library()

  private func bench(_ kind: ListKind, _ library: Library? = nil) -> LookBench {
    let bench = LookBench(kind)
    bench.adapter.environment.imageLoader = (library ?? self.library).loader
    return bench
  }

  private func cover(_ name: String) -> Look.Graphic {
    Look.image(.remote(name, placeholder: .symbol("photo"), failure: .symbol("xmark")))
  }

  private func shown(_ bench: LookBench, _ row: Int = 0) throws -> String? {
    try bench.find(UIImageView.self, row).image?.name
  }

  @Test func anImageIsAnotherOneInTheDark() async throws {
    let bench = bench(.table)
    for name in ["day", "night"] { library.cache[name] = UIImage(named: name) }
    bench.showRows(
      Look.image(.remote("day"), dark: .remote("night")),
      Look.horizontal(
        Look.image(.symbol("sun.max"), dark: .asset("moon")), Look.image(.symbol("star"))),
      Look.text("Text"))
    let images = try (0..<2).map { try bench.find(UIImageView.self, $0) }
    let label = try bench.find(UILabel.self, 2)
    let writes = label.writes
    for isDark in [false, true, false] {
      bench.view.sim.setDark(isDark)
      bench.settle()
      #expect(images[0].image === library.cache[isDark ? "night" : "day"])
      #expect(images[1].image?.isSymbolImage == !isDark && label.writes == writes)
      #expect(try bench.find(UIImageView.self) === images[0])
      expectEqual(try bench.look(1).all(UIImageView.self).last?.image?.name, "star")
    }
  }

  @Test(arguments: ListKind.allCases) func anImageReachesFromEdgeToEdge(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    bench.show { Look.image(.asset("sea")).fill().size(height: 200).padding(0) }
    let image = try bench.find(UIImageView.self)
    let frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    #expect(image.convert(image.bounds, to: bench.cell(0)) == frame && bench.height() == 200)
  }

  @Test(arguments: ListKind.allCases) func aPlaceholderWaitsForIt(_ kind: ListKind) async throws {
    let bench = bench(kind).show { for id in ["a", "b"] { cover(id).id(id) } }
    await yieldTurns()
    #expect(try shown(bench) == "photo" && library.names == ["a", "b"])
    let view = try bench.find(UIImageView.self)
    expectEqual(view.contentMode, .scaleAspectFit)
    await library.bring("a")
    await library.bring("b", fails: true)
    #expect(try await eventually { try shown(bench) == "a" && shown(bench, 1) == "xmark" })
    #expect(view.contentMode == .scaleAspectFill && view.accessibilityIgnoresInvertColors)
    expectEqual(view.layer.animations.count, 1)
    try bench.look(1).setDisplayed(true)
    bench.show { for id in ["a", "b"] { cover(id).enabled(id == "b").id(id) } }
    await yieldTurns()
    #expect(try shown(bench) == "a" && library.names.isEmpty)
    library.cache["c"] = UIImage(named: "c")
    bench.show { cover("c").id("a") }
    #expect(try shown(bench) == "c" && view.layer.animations.count == 1, "it is there at once")
    for name in ["d", "e"] {
      bench.show { cover(name).id("a") }
      await yieldTurns()
    }
    #expect(await eventually { library.cancelled == ["d"] && library.names == ["e"] })
  }

  @Test(arguments: [false, true]) func onlyAFailedLoadIsRepeated(fails: Bool) async {
    let (view, loader) = (PictureView(), library.loader)
    view.load("a", by: loader, nil, nil)
    await yieldTurns()
    await library.bring("a", fails: fails)
    for isWanted in [false, true] { view.isWanted = isWanted }
    await yieldTurns()
    expectEqual(library.names, fails ? ["a"] : [])
    library.cache["a"] = UIImage(named: "kept")
    view.load("a", by: loader, nil, nil)
    let name = fails ? "kept" : "a"
    #expect(await eventually { view.image?.name == name && library.names.isEmpty })
  }

  @Test(arguments: ListKind.allCases) func onlyWhatIsSeenIsLoaded(_ kind: ListKind) async throws {
    let bench = bench(kind)
    func show(_ first: String...) async {
      bench.show {
        for id in 0..<200 {
          Look.vertical { for name in id == 0 ? first : ["\(id)"] { cover(name) } }
            .size(height: 100).id(id)
        }
      }
      await yieldTurns()
    }
    await show("0")
    await eventually { library.names.contains("0") && library.names.contains("1") }
    #expect(library.names.count < 20 && library.names.contains("0"))
    await library.bring("1", fails: true)
    #expect(try await eventually { try shown(bench, 1) == "xmark" })
    bench.scroll(to: 150)
    #expect(await eventually { library.cancelled.contains("0") })
    #expect(bench.cell(0) != nil, "it is kept for soon")
    await show("b", "c")
    #expect(Set(library.names).isDisjoint(with: ["b", "c"]))
    bench.scroll(to: 5_000)
    #expect(await eventually { !library.names.contains("2") } && library.names.count < 20)
    bench.scroll(to: 0)
    await eventually { Set(library.names).isSuperset(of: ["b", "1"]) }
    await library.bring("1")
    #expect(try await eventually { try shown(bench, 1) == "1" } && library.names.contains("b"))
  }

  @Test(arguments: ListKind.allCases, [false, true])
  func onlyWhatIsSeenIsLoadedBesideRows(_ kind: ListKind, _ inHeader: Bool) async {
    let (bench, look) = (bench(kind), Look.vertical { cover("a").size(height: 100) })
    let header: (any CellModel)? = inHeader ? Shown(look) : nil
    let first = Section("first", header: header) {
      if inHeader { Look.text("Row").id("row") } else { shelf(look) }
    }
    let rest = Section("rest") { for id in 0..<80 { Look.text("\(id)").id(id) } }
    bench.show(ScreenSnapshot([first, rest]))
    await eventually { library.names == ["a"] }
    bench.scroll(to: 2_000)
    #expect(await eventually { library.cancelled == ["a"] })
  }

  private struct Cover {
    let name: String?, placeholder: String, failure: String?
    init(_ random: inout SplitMix64) {
      name = random.chance(1, in: 6) ? nil : "n\(random.int(below: 4))"
      placeholder = "p\(random.int(below: 2))"
      failure = random.chance(1, in: 2) ? "f\(random.int(below: 2))" : nil
    }

    var look: Look.Graphic {
      let failure = failure.map { Look.Image.asset($0) }
      return Look.image(
        name.map { .remote($0, placeholder: .asset(placeholder), failure: failure) }
          ?? .asset("own"))
    }
  }

  @Test(arguments: ListKind.allCases) func eachRowShowsItsOwnImage(_ kind: ListKind) async throws {
    for seed in 0..<UInt64(TestDepth.cases(120)) {
      var (random, libraries) = (SplitMix64(seed: seed), [Library(" 0")])
      let bench = bench(kind, libraries[0])
      var rows = (0..<12).map { (id: $0, cover: Cover(&random)) }
      func show() {
        bench.apply {
          for row in rows { Look.vertical { row.cover.look }.size(height: 120).id(row.id) }
        }
        bench.settle()
      }
      func check(_ step: Int, isEnd: Bool = false) {
        for path in bench.view.sim.visiblePaths {
          let image = bench.cell(path.item)?.first(UIImageView.self)?.image?.name
          let cover = rows[path.item].cover
          let failed = cover.failure ?? cover.placeholder
          let others = isEnd ? [failed] : [failed, cover.placeholder]
          let allowed = cover.name.map { ["\($0) \(libraries.count - 1)"] + others } ?? ["own"]
          #expect(allowed.contains(image ?? "-"), "seed \(seed), step \(step)")
        }
      }
      show()
      for step in 0..<20 {
        switch random.int(below: 8) {
        case 0, 1: rows[random.int(below: rows.count)].cover = Cover(&random)
        case 2: rows.swapAt(random.int(below: rows.count), random.int(below: rows.count))
        case 3: rows[random.int(below: rows.count)].id += 100
        case 4: bench.view.sim.scroll(to: CGFloat(random.int(below: 900)))
        case 5:
          if random.chance(1, in: 3) {
            let library = Library(" \(libraries.count)")
            libraries.append(library)
            bench.adapter.environment.imageLoader = library.loader
          }
        default:
          let library = libraries[random.int(below: libraries.count)]
          if let name = library.names.randomElement(using: &random) {
            await library.bring(name, fails: random.chance(1, in: 3))
          }
        }
        show()
        await yieldTurns()
        check(step)
      }
      // What was made ahead of time waits until it is used again.
      for library in libraries { #expect(library.names.count < 12, "seed \(seed)") }
      let last = libraries[libraries.count - 1]
      while let name = last.names.first { await last.bring(name) }
      check(20, isEnd: true)
      expectEqual(bench.codes, [], "seed \(seed)")
    }
  }

  @Test(arguments: ListKind.allCases) func aMissingLoaderIsReported(_ kind: ListKind) async throws {
    let (bench, issues) = (LookBench(kind), Log())
    bench.adapter.onProblem = { issues.add("\($0)") }
    bench.showRows(cover("a"), cover("b"))
    expectEqual(try shown(bench), "photo")
    expectEqual(issues.lines.map { $0.contains("No loader for image 'a'") }, [true])
    bench.adapter.environment.imageLoader = library.loader
    bench.settle()
    await yieldTurns()
    expectEqual(library.names, ["a", "b"])
  }
}
