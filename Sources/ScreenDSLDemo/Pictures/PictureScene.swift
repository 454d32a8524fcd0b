import ScreenDSL
import ScreenDSLRendering

/// The scenes that can be drawn.
enum PictureScene: String, CaseIterable {
  case main, timeline, contacts, zombies, registration

  /// How the scene's cells look.
  var looks: LookRegistry {
    switch self {
    case .main: .main
    case .timeline: .timeline
    case .contacts: .contacts
    case .zombies: .zombies
    case .registration: .shop
    }
  }

  /// Returns the scene's steps, the first of which shows its first screen.
  ///
  /// - Parameter elements: What the main scene shows.
  @MainActor
  func steps(showing elements: [Element]) -> [PictureStep] {
    switch self {
    case .main: Self.mainSteps(elements)
    case .timeline: Self.timelineSteps
    case .contacts: Self.contactsSteps
    case .zombies: Self.zombiesSteps
    case .registration: [PictureStep("first apply", ShopScreen().snapshot())]
    }
  }
}

/// A screen of a scene, and what led to it.
struct PictureStep {
  var text: String
  var snapshot: ScreenSnapshot

  init(_ text: String, _ snapshot: ScreenSnapshot) {
    self.text = text
    self.snapshot = snapshot
  }
}

extension PictureScene {
  /// The steps of the main scene's script, done in a list as a user does them.
  @MainActor
  private static func mainSteps(_ elements: [Element]) -> [PictureStep] {
    let list = MainList(store: MainStore(MainState(elements: elements)))
    return Script.main.steps.map { step in
      _ = step.action.perform(on: list)
      let screen = MainScreen(state: list.store.state, store: list.store)
      list.apply(screen.snapshot(reusing: list.snapshot))
      return PictureStep(step.text, list.snapshot)
    }
  }

  @MainActor
  private static var timelineSteps: [PictureStep] {
    let store = TimelineStore(Entry.samples(3))
    func step(_ text: String) -> PictureStep {
      PictureStep(text, TimelineScreen(entries: store.entries, store: store).snapshot())
    }
    let first = step("first apply")
    store.like(1)
    return [first, step("entry 1 is liked")]
  }

  private static var contactsSteps: [PictureStep] {
    var state = ContactsState.sample
    func step(_ text: String) -> PictureStep {
      PictureStep(text, ContactsScreen(state: state).snapshot())
    }
    let first = step("first apply")
    state.cards[0].owner = .company("Goracke Consulting")
    let second = step("contact 'c1' turns into a company")
    state.cards[2].owner = .person(first: "Grace Brewster", last: "Hopper")
    return [first, second, step("contact 'c3' gets another first name")]
  }

  @MainActor
  private static var zombiesSteps: [PictureStep] {
    let shown: [(text: String, entities: [any CellModel])] = [
      ("first apply", ZombiesScene.entities),
      ("a new type, in another order", ZombiesScene.mixedEntities),
    ]
    return shown.map { PictureStep($0.text, ZombiesScreen(entities: $0.entities).snapshot()) }
  }
}
