@MainActor @Suite(.timedOnMain) struct HeadlessLookTests {
  private struct Mail: LookModel, Identifiable {
    let id: Int
    var isLarge = false, onArchive: Handler<Void>?
    var look: some LookPart {
      Look.horizontal {
        if isLarge { Look.text("large") }
        Look.button("Archive", onArchive)
      }.size(height: isLarge ? 90 : 30)
    }
  }

  private let log = Log(), shelf = ShownContainer(Look.text("Shelf").size(height: 70))

  private func host(_ screen: ScreenSnapshot, viewport: Double = 100) -> HeadlessHost {
    let host = ListSample.host(CellRegistry(), HeadlessOptions(viewport: viewport, rowExtent: 50))
    host.apply(screen)
    return host
  }

  @Test func aLookIsShownAndUsedWithoutARegistration() throws {
    func screen(_ version: Int, after old: ScreenSnapshot? = nil) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("all", header: "Title", dependsOn: 0) {
          Mail(id: 1, onArchive: Handler { [log] in log.add("archive \(version)") })
          Mail(id: 2)
        }, reusing: old)
    }
    let host = host(screen(1))
    host.apply(screen(2, after: host.snapshot))
    host.apply(screen(3, after: host.snapshot))
    let cell = try #require(host.cell(at: "1") as? HeadlessLookCell)
    let button = try #require(cell.node?.controls.first)
    #expect(host.use(button.id, try #require(cell.context), .tap))
    expectEqual(log.take(), ["archive 3"])
    let other = try #require((host.cell(at: "2") as? HeadlessLookCell)?.context)
    #expect(!host.use(button.id, other, .tap), "it has no action")
    let header = host.supplementary(.header, of: "all") as? HeadlessLookCell
    #expect(header?.node?.spokenLabel == "Title" && host.missingCells == [])
  }

  @Test func cellsAreUsedAgainForTheSameShapeOfTheSameModel() {
    func screen(_ parts: [Look.Stack]) -> ScreenSnapshot {
      ScreenSnapshot("all") { for (id, part) in parts.enumerated() { part.id(id) } }
    }
    let toggle = Look.vertical { Look.toggle("a", isOn: true) { _ in } }
    let field = Look.vertical { Look.field("b", text: "") { _ in } }
    let host = host(screen([toggle, toggle, field, field, toggle]))
    expectEqual(host.takeLines().count { $0.hasPrefix("create look from ") }, 2)
    let toggles = visible(host)
    host.scroll(to: 100)
    #expect(toggles.isDisjoint(with: visible(host)), "no field is shown by a toggle's cell")
    host.scroll(to: 150)
    #expect(!toggles.isDisjoint(with: visible(host)), "but another toggle is")
    let shown = visible(host)
    host.apply(screen([toggle, toggle, field, field, field]))
    expectEqual(visible(host), shown, "another shape of the same row stays in its cell")
    host.scroll(to: 0)
    host.apply(screen([field, field]))
    let made = host.takeLines().count { $0.hasPrefix("create") }
    expectEqual(made, 3, "two for fields, and one for the toggle whose cell is a field's by now")
  }

  private func visible(_ host: HeadlessHost) -> Set<ObjectIdentifier> {
    Set(host.visibleCells.map { ObjectIdentifier($0) })
  }

  @Test func rowsAreAsHighAsTheirLooksSay() {
    func screen(_ isLarge: Bool) -> ScreenSnapshot {
      ScreenSnapshot("all") {
        Mail(id: 1, isLarge: isLarge)
        Mail(id: 2).height(7)
        Look.text("a").id("a")
        Container("shelf", shelf) { for id in 0..<9 { Mail(id: id) } }
      }
    }
    let host = host(screen(false), viewport: 500)
    expectEqual(host.contentLength, 30 + 7 + 50 + 70)
    host.apply(screen(true))
    #expect(host.contentLength == 90 + 7 + 50 + 70 && host.cell(at: "1") === host.visibleCells[0])
  }

  private struct IsLarge: ListEnvironmentKey { static let initial = false }

  private struct Line: LookModel, Identifiable {
    let id: Int
    var look: some LookPart { Mail(id: id, isLarge: id > 8 && Look.environment[IsLarge.self]).look }
  }

  @Test(arguments: [-10, 9]) func aHeightOfTheEnvironmentIsThatOfTheRow(_ first: Int) throws {
    let rows = (first..<first + 20).map { Line(id: $0) }
    let host = host(
      ScreenSnapshot("all") {
        Container("plain", Grid()) { for row in rows { row } }
        for row in rows { row }
      })
    let list = try host.list(inside: "plain")
    for isLarge in [true, false] {
      host.environment[IsLarge.self] = isLarge
      let length = 20 * 30 + (isLarge ? first > 8 ? 1_200.0 : 60 : 0)
      #expect(host.contentLength == 50 + length && list.contentLength == length)
    }
  }

  private struct Head: LookModel {
    var look: some LookPart { Look.text(Look.environment[IsLarge.self] ? "large" : "small") }
  }

  @Test func theRowsThatAreSeenStayInAnotherEnvironmentAndAHeaderFollowsIt() {
    let host = ListSample.host { $0.anchor = .firstVisibleRow }
    host.show { for id in 0..<20 { Line(id: id) } }
    host.scroll(to: 9 * 30 + 2 * 30)
    host.environment[IsLarge.self] = true
    #expect(host.offset == 9 * 30 + 2 * 90 && host.visibleRows.count == 2)
    let other = self.host(ScreenSnapshot(Section("all", header: Head()) { Mail(id: 1) }))
    other.environment[IsLarge.self] = true
    let header = other.supplementary(.header, of: "all") as? HeadlessLookCell
    expectEqual(header?.node?.spokenLabel, "large")
  }

  @Test func containersNeedNoRegistration() throws {
    let host = host(
      ScreenSnapshot("all") {
        Container("drawn", shelf) { for id in 0..<9 { Look.text("\(id)").id(id) } }
        Container("plain", Grid()) { for id in 0..<9 { Look.text("\(id)").id(id) } }.height(300)
      }, viewport: 500)
    expectEqual(host.missingCells, [])
    for name in ["drawn", "plain"] as [RowPath] {
      let list = try host.list(inside: name)
      #expect(list.visibleCells.allSatisfy { $0 is HeadlessLookCell })
      list.scroll(to: 40)
      #expect(host.offset(of: name) == list.offset && list.offset > 0)
    }
    #expect(host.offset(of: "other") == nil)
    let items = host.visibleItems
    expectEqual(items.map(\.depth), items.map { $0.place.rowPath?.ids.count == 1 ? 0 : 1 })
    expectEqual(items.count, 2 + 2 * (try host.list(inside: "plain")).visibleCells.count)
  }

  @Test func aCellByHandWins() {
    final class MailCell: HeadlessCell {}
    let host = ListSample.host(
      CellRegistry(
        looks: LookRegistry(.look(of: ListSample.Line.self) { Look.text("\($0.text)") }),
        .class(MailCell.self, showing: Mail.self) { _, _, _ in }))
    host.show {
      Mail(id: 1)
      ListSample.Line(id: 1, text: 7)
    }
    #expect(host.visibleCells[0] is MailCell)
    expectEqual((host.visibleCells[1] as? HeadlessLookCell)?.node?.spokenLabel, "7")
  }
}
