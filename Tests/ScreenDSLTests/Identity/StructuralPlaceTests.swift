import RandomScreens
import Testing

@testable import ScreenDSL

/// A place is the section, the model's type and the statement together.
@Suite struct StructuralPlaceTests {
  private func place(
    _ section: SectionID? = "s", _ model: any CellModel.Type = Label.self, _ statement: Int = 1
  ) -> StructuralPlace {
    let code = StructuralPath().appending(.statement(statement)).code
    return StructuralPlace(section: section, model: model, code: code)
  }

  @Test func equalParts() {
    #expect(place() == place())
    #expect(place().hashValue == place().hashValue)
    let code = StructuralPath().appending(.statement(1)).code
    #expect(place().matches(section: "s", model: Label.self, code: code))
  }

  @Test func eachPartCounts() {
    let places = [
      place(), place("t"), place(nil), place("s", Note.self), place("s", Label.self, 2),
    ]
    #expect(Set(places).count == places.count)
    let code = StructuralPath().appending(.statement(1)).code
    for other in places.dropFirst() {
      #expect(!other.matches(section: "s", model: Label.self, code: code))
    }
  }

  @Test func theSameStatementInTwoSectionsIsTwoPlaces() {
    let screen = ScreenSnapshot(["a", "b"].map { id in Section(id) { Label() } })
    let ids = screen.sections.map { $0.rows[0].id }
    #expect(ids[0] != ids[1])
    #expect(ids.map(\.description) == ["#", "#"])
    #expect(screen.issues.isEmpty)
  }
}
