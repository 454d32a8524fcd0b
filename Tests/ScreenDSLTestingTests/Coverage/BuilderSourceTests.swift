import TestSupport
import Testing

@testable import ScreenDSLTesting

/// What is read from the source of a screen.
@Suite(.timed) struct BuilderSourceTests {
  private func bodies(_ text: String) -> [BuilderBody] {
    SwiftSource(Array(text.utf8)).builderBodies
  }

  /// The statements, indented, with their lines; branches in angle brackets.
  private func outline(_ text: String) -> String {
    func lines(_ statements: [BuilderStatement]) -> [String] {
      statements.flatMap { statement in
        let range = "\(statement.lines.lowerBound)-\(statement.lines.upperBound)"
        let own = statement.isBranch ? "<\(statement.text)>" : statement.text
        return ["\(own) \(range)"] + lines(statement.inner).map { "  \($0)" }
      }
    }
    return bodies(text).flatMap { lines($0.statements) }.joined(separator: "\n")
  }

  @Test func statementsOnOneLineAreTwo() {
    let found = outline("var body: some SectionContent { First(); Second(text: 1) }")
    #expect(found == "First() 1-1\nSecond(text: 1) 1-1")
  }

  @Test func theAttributeOfAParameterIsThatOfNoProperty() {
    let found = bodies(
      """
      struct S {
        init(@SectionBuilder _ rows: () -> Rows) {}
        var count: Int { rows.count }
      }
      """)
    #expect(found == [])
  }

  @Test func statementsAndBranches() {
    let found = outline(
      """
      struct S: Screen {
        var state: State
        var body: some ScreenContent {
          let title = "a { b"  // not a brace {
          Section("main", header: Title(text: title)) {
            if state.isOpen, let x = state.x.map({ $0 + 1 }) {
              Row(text: "}").onSelect { store.tap() }
            } else if state.isBusy {
              Busy()
            } else {
              Row(
                text: "c")
                .id("c")
            }
            switch state.kind {
            case .loading where state.map[1] == 2: Skeleton()
            case .failed(let error):
              Failure(error)
              Retry()
            default: nil
            }
            for item in state.items { ItemRow(item) }
            Container("shelf", Shelf()) { Card() }.onSelect { print("x") }
          }
          Footer()
        }
      }
      """)
    #expect(
      found == """
        Section("main", header: Title(text: title)) 5-24
          <if state.isOpen, let x = state.x.map({ $0 + 1 })> 6-8
            Row(text: "}").onSelect { store.tap() } 7-7
          <else if state.isBusy> 8-10
            Busy() 9-9
          <else> 10-14
            Row( 11-13
          <case .loading where state.map[1] == 2:> 16-16
            Skeleton() 16-16
          <case .failed(let error):> 17-19
            Failure(error) 18-18
            Retry() 19-19
          <default:> 20-20
          <for item in state.items> 22-22
            ItemRow(item) 22-22
          Container("shelf", Shelf()) 23-23
            Card() 23-23
        Footer() 25-25
        """)
  }

  @Test func bodiesAreThoseOfContentAndOfBuilders() {
    let found = bodies(
      """
      struct View1: View { var body: some View { Text("a") } }
      extension Outer.Part: Component {
        var count: Int { 3 }
        var names = [1]
        @MainActor init(_ x: Int) { y = x }
        var body: some SectionContent { Row() }
        @SectionBuilder private func rows(of x: Int, @SectionBuilder more: () -> Rows) -> some Any {
          more()
        }
        func plain(@SectionBuilder rows: () -> Int) -> Int { rows() }
        var state: Int
        @ScreenBuilder var sections: [Section] { Section("a") { Row() } }
      }
      """)
    #expect(found.map(\.name) == ["body", "rows", "sections"])
    #expect(found.allSatisfy { $0.types == ["Outer.Part"] })
    #expect(found[1].statements.map(\.name) == ["more"])
  }
}
