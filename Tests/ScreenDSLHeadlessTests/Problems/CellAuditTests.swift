@Suite(.timed) struct CellAuditTests {
  private let place = "ScreenDSLHeadlessTests/CellAuditTests.swift"
  private let registry = CellRegistry<FakeHost>(
    .class(NoteCell.self), .class(LabelCell.self), .class(GridCell.self))

  private func names(_ texts: [String]) -> [String] {
    texts.map { text in
      let name = text.split(separator: "'", omittingEmptySubsequences: false).dropFirst().first
      return String(name ?? "").replacing("TestSupport.", with: "")
    }
  }

  private func missing(_ audit: CellAudit) -> [String] {
    names(audit.problems.filter { $0.kind == .missingCell }.map(\.sentence))
  }

  private func kinds(_ registry: CellRegistry<FakeHost>) -> [Problem.Kind] {
    registry.audit(ScreenSnapshot()).problems.map(\.kind)
  }

  @Test func whatIsMissingIsToldOnceWithTheLineOfTheFirstRow() {
    let line = #line
    let screen = ScreenSnapshot([
      Section("a", header: Photo(id: "h")) {
        Note(id: 1)
        Price(text: 1)
        Photo(id: "b")
        Price(text: 3)
      },
      Section("b", footer: Price()) { Note(id: 2) }.supplementary("badge", Grid(text: 1)),
    ])
    let audit = CellRegistry<FakeHost>(.class(NoteCell.self)).audit(screen)
    #expect(!audit.isComplete && missing(audit) == ["Photo", "Price.odd", "Price", "Grid"])
    expectEqual(audit.problems.map(\.source), [2, 4, 8, 8].map { "\(place):\(line + $0)" })
    #expect(
      audit.problems[1].explanation == """
        \(place):\(line + 4): No cell registered for 'TestSupport.Price.odd'; register one before \
        applying a snapshot
          Cost: users see a placeholder instead of the row
          Fix: register a cell for the model, as at \(place):\(line + 10)
        """)
    let none = CellRegistry<FakeHost>().audit(ScreenSnapshot(Note(id: 1))).problems
    let advice = "register one before applying a snapshot"
    expectEqual(none.map(\.description), ["No cell registered for 'TestSupport.Note'; \(advice)"])
    #expect(
      none.map(\.remedy) == [
        "let the model say its look ('LookModel'), or register a cell for it in the registry of the screen"
      ])
  }

  @Test func rowsInsideContainersAreRead() {
    let screen = ScreenSnapshot("s") {
      Container("g", Grid()) { Container("h", Grid()) { Photo(id: "a") } }
      Price()
    }
    expectEqual(missing(registry.audit(screen)), ["Photo", "Price"])
    expectEqual(missing(registry.audit(screen, includesContainers: false)), ["Price"])
    let section = Section("s", header: Label()) { Container("g", Grid()) { Note(id: 1) } }
    let audit = registry.audit(ScreenSnapshot(section.layout(.carousel)))
    #expect(audit.isComplete && audit.unused.isEmpty && audit.description.isEmpty)
  }

  @Test func rowsInsideAreLookedUpInTheRegistryOfTheContainer() {
    let inside = CellRegistry<FakeHost>(.class(NoteCell.self))
    let registry = CellRegistry<FakeHost>(
      .class(LabelCell.self), .class(GridCell.self).containing(inside))
    func audit(_ row: some CellModel) -> CellAudit {
      registry.audit(
        ScreenSnapshot(Section("s", header: Label()) { Container("g", Grid()) { row } }))
    }
    #expect(audit(Note(id: 1)).isComplete && audit(Note(id: 1)).unused == [])
    let photo = audit(Photo(id: "a"))
    #expect(photo.problems.map(\.kind) == [.missingCell] && photo.unused.count == 1)
    expectEqual(audit(Label()).problems.count, 1, "not in that of the list around")
    let two = CellRegistry<FakeHost>(.class(NoteCell.self), .class(NoteCell.self, identifier: "2"))
    expectEqual(kinds(CellRegistry(.class(GridCell.self).containing(two))), [.duplicateCell])
  }

  @Test func differentCellsUnderOneIdentifierClash() {
    let cells = CellRegistry<FakeHost>(
      .class(NoteCell.self, identifier: "cell"), .class(PhotoCell.self, identifier: "cell"),
      .class(NoteCell.self, variant: "wide", identifier: "cell"))
    expectEqual(kinds(cells), [.clashingCells])
    func nib(_ bundle: String) -> CellRegistration<FakeHost> {
      CellRegistration(
        NoteCell.self, from: .nib("N", bundlePath: bundle, NoteCell.self),
        variant: CellVariant(bundle), identifier: "note")
    }
    expectEqual(
      kinds(CellRegistry(nib("a"), nib("a"), nib("b"))), [.duplicateCell, .clashingCells])
    let views = kinds(CellRegistry(.view { NoteCell() }, .view { NoteCell() }))
    expectEqual(views, [.duplicateCell, .clashingCells])
  }

  @Test func aChoiceNeedsACell() {
    var registry = registry
    registry.choose("wide", for: Note.self)
    registry.choose("odd", for: Label.self)
    let audit = registry.audit(ScreenSnapshot())
    expectEqual(audit.problems.map(\.kind), [.variantWithoutCell, .variantWithoutCell])
    expectEqual(names(audit.problems.map(\.sentence)), ["odd", "wide"])
    registry.register([.class(WideNoteCell.self, variant: "wide")])
    registry.choose(nil, for: Label.self)
    #expect(registry.audit(ScreenSnapshot()).isComplete)
    let screen = ScreenSnapshot(Section("s") { Note(id: 1) })
    expectEqual(names(registry.audit(screen).unused), ["NoteCell", "LabelCell", "GridCell"])
    registry.choose(nil, for: Note.self)
    expectEqual(names(registry.audit(screen).unused), ["LabelCell", "GridCell", "WideNoteCell"])
  }

  @Test func eachKindHasACostAndARemedyOfItsOwn() {
    let problems = Problem.Kind.allCases.map { Problem($0, "Sentence", at: "A.swift:1") }
    expectEqual(Set(problems.map(\.remedy)).count, problems.count)
    for problem in problems {
      #expect(problem.description == "A.swift:1: Sentence" && !problem.cost.isEmpty)
      expectEqual(
        problem.explanation, "\(problem)\n  Cost: \(problem.cost)\n  Fix: \(problem.remedy)")
    }
    let broken = Problem(brokenRule: "C2", "counts", in: "shelf", attempt: "It showed nothing")
    expectEqual(broken.description, "C2: counts (in 'shelf')\nIt showed nothing")
    #expect(broken.remedy != Problem(.brokenRule, "").remedy, "it is the rule's own")
  }

  @Test func allOtherProblems() {
    let line = #line
    var registry = CellRegistry<FakeHost>(
      .class(NoteCell.self),
      .class(WideNoteCell.self),
      .class(LabelCell.self, identifier: "x"),
      .nib(PhotoCell.self, "P"))
    registry.register([.class(PriceCell.self, variant: "odd", identifier: "x", line: 7)])
    registry.choose("even", for: Label.self)
    let section = Section("s", header: Label()) {
      Note(id: 1)
      Photo(id: "a")
    }
    #expect(
      registry.audit(ScreenSnapshot(section)).description == """
        \(place):\(line + 3): Duplicate cell 'TestSupport.WideNoteCell' for model \
        'TestSupport.Note' (registered at \(place):\(line + 2) and \(place):\(line + 3))
          Cost: the later registration is never used
          Fix: remove one of them, or give one a 'variant'
        \(place):7: Duplicate cell identifier 'x' for 'class TestSupport.LabelCell' and \
        'class TestSupport.PriceCell' (registered at \(place):\(line + 4) and \(place):7)
          Cost: a row may get a cell of the other class, which cannot show it
          Fix: give each an 'identifier' of its own, or none
        No cell registered for variant 'even' of 'TestSupport.Label'; register one before \
        choosing it
          Cost: users see a placeholder instead of the row
          Fix: register a cell for the variant, or choose another one
        Unused cell 'TestSupport.WideNoteCell' for 'TestSupport.Note' at \(place):\(line + 3)
        Unused cell 'x' for 'TestSupport.Price.odd' at \(place):7
        """)
  }
}
