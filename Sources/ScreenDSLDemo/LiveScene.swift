import ScreenDSL
import ScreenDSLHosting
import ScreenDSLRendering
import ScreenDSLTerminal

/// A scene to play with in a terminal: its cells, and what its screen is now.
@MainActor
struct LiveScene {
  let host: TerminalHost
  /// Evaluates the screen in its present state, and shows it.
  let update: @MainActor () -> Void

  init(_ scene: Scene, columns: Int, lines: Int, isASCII: Bool) throws {
    let host = TerminalHost(
      cells: CellRegistry(scene), columns: columns, lines: lines,
      characters: isASCII ? .ascii : .unicode)
    self.host = host
    switch scene {
    case .main:
      let elements = try ElementsFile(resource: "elements").elements
      let store = MainStore(MainState(elements: elements))
      update = { host.apply(MainScreen(state: store.state, store: store)) }
    case .inbox:
      let store = InboxStore()
      update = { host.apply(InboxScreen(inbox: store.inbox) { store.send($0) }) }
    case .timeline:
      let store = TimelineStore(Entry.samples(10_000))
      update = { host.apply(TimelineScreen(entries: store.entries, store: store)) }
    case .contacts, .zombies, .registration:
      let steps = try scene.steps()
      update = { host.apply(steps[0].snapshot) }
    }
    update()
  }

  /// Plays a scene in the terminal until the user quits, and returns the program's exit status.
  static func play(_ scene: Scene) async throws -> Int32 {
    let size = Terminal.size
    let live = try LiveScene(
      scene, columns: size.columns, lines: size.lines, isASCII: !Terminal.showsUnicode)
    let signal = await Terminal(showing: live.host, update: live.update).run()
    return signal.map { 128 + $0 } ?? 0
  }

  /// Returns what the terminal would show of each step of a scene, for where there is none.
  static func frames(_ scene: Scene) throws -> String {
    let host = TerminalHost(cells: CellRegistry(scene), columns: 60, lines: 24)
    return try scene.steps().enumerated().map { number, step in
      host.apply(step.snapshot)
      return (["step \(number): \(step.text)"] + host.lines).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}

extension CellRegistry<TerminalList> {
  /// The cells of a scene in a terminal: its looks, and what choosing something in them does.
  fileprivate init(_ scene: Scene) {
    let looks = scene.looks
    switch scene {
    case .main:
      self.init(
        .look(of: Heading.self, in: looks),
        .look(of: Banner.self, in: looks) { _, banner in banner.fire(\.onClose) },
        .look(of: SortMenu.self, in: looks) { choice, menu in
          if case .segment(let index) = choice { menu.fire(\.onChange, Sort.allCases[index]) }
        },
        .look(of: Carousel.self, in: looks), .look(of: ElementCard.self, in: looks),
        .look(of: ElementRow.self, in: looks))
    case .inbox:
      self.init(
        .look(of: SearchField.self, in: looks), .look(of: PeopleStrip.self, in: looks),
        .look(of: PersonCard.self, in: looks),
        .look(of: SortControl.self, in: looks) { choice, control in
          if case .segment(let index) = choice {
            control.fire(\.onChange, Inbox.Sort.allCases[index])
          }
        },
        .look(of: MailRow.self, in: looks), .look(of: LoadingMail.self, in: looks),
        .look(of: LoadingFailure.self, in: looks), .look(of: NoMail.self, in: looks))
    case .timeline:
      self.init(
        .look(of: Author.self, in: looks), .look(of: Stars.self, in: looks),
        .look(of: PhotoGrid.self, in: looks), .look(of: Photo.self, in: looks),
        .look(of: Story.self, in: looks),
        .look(of: EntryActions.self, in: looks) { _, actions in actions.fire(\.onLike) })
    case .contacts:
      self.init(.look(of: Contact.self, in: looks), .look(of: Company.self, in: looks))
    case .zombies:
      self.init(
        .look(of: Zombie.self, in: looks), .look(of: Vampire.self, in: looks),
        .look(of: Friend.self, in: looks), .look(of: Werewolf.self, in: looks))
    case .registration:
      self.init(
        .look(of: ShopTitle.self, in: looks), .look(of: Product.self, in: looks),
        .look(of: Offer.self, in: looks), .look(of: Rating.self, in: looks),
        .look(of: Note.self, in: looks), .look(of: Totals.self, in: looks),
        .look(of: Badge.self, in: looks), .look(of: Voucher.self, in: looks))
    }
  }
}
