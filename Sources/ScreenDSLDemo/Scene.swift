import ScreenDSLLooks
import ScreenDSLRendering

/// The scenes, by the argument that names one.
enum Scene: String, CaseIterable {
  case main, inbox, readme, signup, music, chat, checkout, agenda, timeline, contacts, zombies
  case registration

  /// Plays a scene, and throws if an update broke a rule of list views.
  typealias Story = @MainActor (any Output) throws -> Void

  /// Nil for the main scene: that is played by a script.
  var story: Story? {
    switch self {
    case .main: nil
    case .inbox, .readme, .signup, .music, .chat, .checkout, .agenda, .zombies:
      { UpdateSummary.write(try steps(), $0) }
    case .timeline: { try TimelineScene().play($0) }
    case .contacts: ContactsScene.play
    case .registration: RegistrationScene.play
    }
  }

  /// Looks of models that do not say theirs.
  var looks: LookRegistry { self == .contacts ? .contacts : LookRegistry() }

  /// What is given with the screen when it is drawn.
  var state: RenderState { RenderState(environment: .pictures) }

  /// Returns what `show` and `diff` draw: the first screen, and those after it.
  @MainActor
  func steps() throws -> [SceneStep] {
    switch self {
    case .main: try MainList.steps()
    case .inbox: InboxScene.steps
    case .readme: ReadmeScene.steps
    case .signup: SignupScene.steps
    case .music: Music.steps
    case .chat: Chat.steps
    case .checkout: Order.steps
    case .agenda: Agenda.steps
    case .timeline: TimelineScene.steps
    case .contacts: ContactsScene.steps
    case .zombies: ZombiesScene.steps
    case .registration: RegistrationScene.steps
    }
  }
}
