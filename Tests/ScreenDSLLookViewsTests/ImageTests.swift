@testable import ScreenDSLLookViews
@testable import UIKitSimulator

/// Images that are yet to come.
@MainActor @Suite(.timedOnMain) struct ImageTests {
  /// Brings images when the test says so.
  @MainActor private final class Library {
    private(set) var waiting: [(name: String, answer: CheckedContinuation<UIImage?, any Error>)] =
      []
    private(set) var cancelled: [String] = []
    var cache: [String: UIImage] = [:]

    var loader: ImageLoader {
      let load: @MainActor @Sendable (String) async throws -> UIImage? = { name in
        let cancel: @Sendable () -> Void = { Task { @MainActor in self.cancel(name) } }
        return try await withTaskCancellationHandler(
          operation: { try await self.wait(name) }, onCancel: cancel)
      }
      return ImageLoader(cached: { self.cache[$0] }, load)
    }

    private func wait(_ name: String) async throws -> UIImage? {
      try await withCheckedThrowingContinuation { self.waiting.append((name, $0)) }
    }

    var names: [String] { waiting.map(\.name) }

    func bring(_ name: String, fails: Bool = false) async {
      guard let index = waiting.firstIndex(where: { $0.name == name }) else { return }
      let answer = waiting.remove(at: index).answer
      if fails {
        answer.resume(throwing: CancellationError())
      } else {
        answer.resume(returning: UIImage(named: name))
      }
      await rest()
    }

    private func cancel(_ name: String) {
      cancelled.append(name)
      guard let index = waiting.firstIndex(where: { $0.name == name }) else { return }
      waiting.remove(at: index).answer.resume(throwing: CancellationError())
    }
  }

  private let library = Library()

  /// Lets tasks begin and end.
  private static func rest() async { for _ in 0..<20 { await Task.yield() } }

  private func bench(_ kind: ListKind) -> LookBench {
    let bench = LookBench(kind)
    bench.adapter.environment.imageLoader = library.loader
    return bench
  }

  private func cover(_ name: String) -> Look.Mark {
    Look.image(.remote(name, placeholder: .symbol("photo"), failure: .symbol("xmark")))
  }

  private func shown(_ bench: LookBench, _ row: Int = 0) throws -> String? {
    try bench.find(UIImageView.self, row).image?.name
  }

  /// The list is asked for the one that shows, and the view stays.
  @Test(arguments: ListKind.allCases)
  func anImageIsAnotherOneInTheDark(_ kind: ListKind) async throws {
    let bench = bench(kind)
    let (day, night) = (UIImage(named: "day"), UIImage(named: "night"))
    library.cache = ["day": try #require(day), "night": try #require(night)]
    bench.show {
      Look.image(.remote("day"), dark: .remote("night"))
      Look.image(.symbol("sun.max"), dark: .asset("moon"))
      Look.text("Text")
    }
    let images = try (0..<2).map { try bench.find(UIImageView.self, $0) }
    let label = try bench.find(UILabel.self, 2)
    let writes = label.writes
    #expect(images[0].image === day && images[1].image?.isSymbolImage == true)
    bench.view.sim.setDark(true)
    bench.settle()
    #expect(images[0].image === night && images[1].image?.isSymbolImage == false)
    #expect(try bench.find(UIImageView.self) === images[0] && label.writes == writes)
    bench.view.sim.setDark(false)
    bench.settle()
    #expect(images[0].image === day)
  }

  @Test(arguments: ListKind.allCases)
  func anImageReachesFromEdgeToEdge(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    bench.show { Look.image(.asset("sea")).fill().size(height: 200).padding(0) }
    bench.view.layoutIfNeeded()
    let image = try bench.find(UIImageView.self)
    #expect(
      image.convert(image.bounds, to: bench.cell(0)) == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(bench.cell(0)?.bounds.height == 200)
  }

  @Test(arguments: ListKind.allCases)
  func aPlaceholderStandsThereUntilTheImageComes(_ kind: ListKind) async throws {
    let bench = bench(kind)
    bench.show {
      cover("a").id("a")
      cover("b").id("b")
    }
    await Self.rest()
    #expect(try shown(bench) == "photo" && library.names == ["a", "b"])
    let view = try bench.find(UIImageView.self)
    #expect(view.contentMode == .scaleAspectFit)
    await library.bring("a")
    await library.bring("b", fails: true)
    #expect(try (0..<2).map { try shown(bench, $0) } == ["a", "xmark"])
    #expect(view.contentMode == .scaleAspectFill && view.accessibilityIgnoresInvertColors)
    #expect(view.layer.animations.count == 1)
    // Written again for another reason, it stays.
    bench.show {
      cover("a").enabled(false).id("a")
      cover("b").id("b")
    }
    await Self.rest()
    #expect(try shown(bench) == "a" && library.names.isEmpty)
    library.cache["c"] = UIImage(named: "c")
    bench.show { cover("c").id("a") }
    #expect(try shown(bench) == "c" && view.layer.animations.count == 1, "it is there at once")
  }

  @Test(arguments: ListKind.allCases)
  func anotherRowNeverGetsIt(_ kind: ListKind) async throws {
    let bench = bench(kind)
    bench.show { cover("a").id(1) }
    await Self.rest()
    bench.show { cover("b").id(1) }
    await Self.rest()
    #expect(library.cancelled == ["a"] && library.names == ["b"])
    await library.bring("a")
    #expect(try shown(bench) == "photo")
    await library.bring("b")
    #expect(try shown(bench) == "b")
    bench.show { Look.image(.asset("own")).id(1) }
    #expect(try shown(bench) == "own")
  }

  @Test(arguments: ListKind.allCases)
  func nothingIsLoadedForWhatNobodySees(_ kind: ListKind) async throws {
    let bench = bench(kind)
    bench.show { for id in 0..<200 { cover("\(id)").size(height: 100).id(id) } }
    await Self.rest()
    let first = library.names
    #expect(first.count < 20 && first.contains("0"))
    bench.view.sim.scroll(to: 5_000)
    await Self.rest()
    #expect(Set(library.cancelled).isSuperset(of: ["0", "1"]))
    #expect(!library.names.contains("0") && library.names.count < 20)
    bench.view.sim.scroll(to: 0)
    await Self.rest()
    #expect(library.names.contains("0"))
  }

  @Test(arguments: ListKind.allCases)
  func withoutALoaderAnIssueSaysSo(_ kind: ListKind) async throws {
    let bench = LookBench(kind)
    let issues = Log()
    bench.adapter.onIssue = { issues.add("\(ScreenFinding($0))") }
    bench.show {
      cover("a").id(1)
      cover("b").id(2)
    }
    #expect(try shown(bench) == "photo")
    #expect(issues.lines.count == 1)
    #expect(issues.lines.first?.contains("No loader for image 'a'\n") == true)
    bench.adapter.environment.imageLoader = library.loader
    bench.settle()
    await Self.rest()
    #expect(library.names == ["a", "b"])
  }
}
