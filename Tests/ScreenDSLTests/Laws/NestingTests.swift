/// Tests containers nested as deeply as data may be, such as a tree of comments, on the stack of a secondary thread.
@Suite(.timed) struct NestingTests {
  enum Form: CaseIterable { case evaluatedAtOnce, deferred, madeFromInside }

  private static let levels = 5_000
  private static let limit = 60

  private static func comment(_ level: Int, _ form: Form, text: Int) -> Container {
    @SectionBuilder @Sendable func rows() -> some SectionContent {
      Note(id: level, text: level == limit ? text : 0)
      if level < levels { comment(level + 1, form, text: text) }
    }
    return form == .deferred
      ? Container(level, Grid(), dependsOn: text) { rows() } : Container(level, Grid()) { rows() }
  }

  private static func screen(
    _ form: Form, text: Int, reusing previous: ScreenSnapshot? = nil
  ) -> ScreenSnapshot {
    if form != .madeFromInside {
      return ScreenSnapshot(comment(1, form, text: text), reusing: previous)
    }
    return ScreenSnapshot(nest(Row(Note(id: 0, text: text)), limit, by: "c"), reusing: previous)
  }

  private static func results(_ form: Form) -> [String: Bool] {
    let old = screen(form, text: 0)
    let new = screen(form, text: 1, reusing: old)
    let changes = new.changeset(from: old)
    return [
      "equality": new != old && new == screen(form, text: 1),
      "depth": changes.changedContainers.map(\.path.ids.count) == [limit],
      "stages": changes.changedContainers.map(\.changes.stages.count) == [1],
      "applying": old.applying(changes) == new,
      "rows": new.allRows.count == (form == .madeFromInside ? limit + 1 : 2 * limit + 1),
      "text": new.description.split(separator: "\n").count > limit && !changes.explanation.isEmpty,
      "issues": new.declarationProblems.map(\.kind)
        == (form == .madeFromInside ? [] : [.nestedTooDeep]),
    ]
  }

  private static func onThread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        body()
        continuation.resume()
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }

  @Test func asDeepAsItMayBeFitsOnTheStackOfAThread() async {
    await #expect(processExitsWith: .success) {
      for form in Form.allCases {
        await NestingTests.onThread {
          for (name, isRight) in NestingTests.results(form) where !isRight {
            fatalError("\(form): \(name)")
          }
        }
      }
    }
  }

  @Test func rowsThatAreTooDeepAreLeftOutAndNamed() throws {
    let issue = try #require(Self.screen(.evaluatedAtOnce, text: 0).declarationProblems.first)
    expectEqual(issue.path?.ids, (1...61).map { RowID($0) })
    let sentence = "Containers must be nested at most 60 deep (the rows inside '61' are left out)"
    #expect(issue.sentence == sentence && issue.source == "ScreenDSLTests/NestingTests.swift:11")
    // Rows that were made from inside to outside are cut off at the maximum depth.
    let row = Self.nest(Row(Note(id: 0)), Self.levels, by: "c")
    let screen = ScreenSnapshot(row)
    expectEqual(screen.declarationProblems.map(\.kind), [.nestedTooDeep])
    #expect(screen.allRows.count <= Self.limit)
    // The outer containers alone and the inner ones alone are not too deep.
    let deferred = ScreenSnapshot(
      Container("a", Grid(), dependsOn: 0) {
        Container("b", Grid(), dependsOn: 0) { Self.nest(row, 61, by: "d") }
      })
    expectEqual(deferred.declarationProblems.map(\.kind), [.nestedTooDeep])
  }

  private static func nest(_ row: Row, _ levels: Int, by name: String) -> Row {
    (0..<levels).reduce(row) { row, level in Row(Container("\(name)\(level)", Grid()) { row }) }
  }

  /// A stored declaration can be used at several depths. The limit counts from the place of each use.
  @Test(arguments: [[0, 40, 0], [40, 0, 40]])
  func storedDeclarationsCountTheContainersAroundThem(depths: [Int]) {
    func stored() -> [Container] {
      let inner = Container("inner", Grid(), dependsOn: 0) {
        Self.nest(Row(Note(id: 1)), 40, by: "a")
      }
      return [inner, Container("outer", Grid()) { inner }]
    }
    for index in [0, 1] {
      let shared = stored()[index]
      var previous: ScreenSnapshot?
      for depth in depths {
        func screen(_ stored: Container) -> ScreenSnapshot {
          ScreenSnapshot(Self.nest(Row(stored), depth, by: "b"), reusing: previous)
        }
        let screen = (screen(shared), fresh: screen(stored()[index]))
        expectEqual(screen.0, screen.fresh)
        expectEqual(screen.0.declarationProblems.map(\.kind), (depth == 0 ? [] : [.nestedTooDeep]))
        previous = screen.0
      }
    }
  }

  /// The package evaluates a skipped closure later. The limit is that of the first evaluation.
  @Test func skippedRowsAreNestedAsDeeplyAsTheShownOnes() throws {
    func screen(reusing previous: ScreenSnapshot? = nil) -> ScreenSnapshot {
      ScreenSnapshot(
        Container("outer", Grid(), dependsOn: 0) { Self.comment(2, .evaluatedAtOnce, text: 0) },
        reusing: previous)
    }
    let row = try #require(screen(reusing: screen()).sections[0].rows.first)
    expectEqual(row.skippedInnerRows, row.innerRows)
  }
}
