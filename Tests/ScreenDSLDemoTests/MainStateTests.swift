@testable import ScreenDSLDemo

@Suite(.timed) struct MainStateTests {
  private func ids(_ names: [String], _ sort: Sort) -> [String] {
    let elements = zip(names, 0...).map { Element(id: "\($1)", name: $0) }
    return MainState(elements: elements).elements(sorted: sort).map(\.id)
  }

  @Test func comparesNamesAsSwiftDoes() {
    let names = ["b", "B", "é", "e\u{301}", "a10", "a9", ""]
    expectEqual(ids(names, .aToZ), ["6", "1", "4", "5", "0", "2", "3"])
    expectEqual(ids(names, .zToA), ["2", "3", "0", "5", "4", "1", "6"])
    expectEqual(ids(names, .unsorted), ["0", "1", "2", "3", "4", "5", "6"])
  }

  @Test(arguments: [10, 1_000]) func elementsOfOneNameKeepTheirOrder(_ count: Int) {
    let names = (0..<count).map { "\($0 % 3)" }
    let places = [0, 1, 2].map { name in stride(from: name, to: count, by: 3).map(String.init) }
    expectEqual(ids(names, .aToZ), places[0] + places[1] + places[2])
    expectEqual(ids(names, .zToA), places[2] + places[1] + places[0])
  }
}
