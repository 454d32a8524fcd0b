import ScreenDSL
import ScreenDSLRendering

/// The scenes, by the argument that names one.
enum Scene: String, CaseIterable {
  case main, inbox, readme, timeline, contacts, zombies, registration

  /// Plays a scene, and throws if an update broke a rule of list views.
  typealias Story = @MainActor (any Output) throws -> Void

  /// Nil for the main scene: that is played by a script.
  var story: Story? {
    switch self {
    case .main: nil
    case .inbox, .readme: { UpdateSummary.write(try steps(), $0) }
    case .timeline: { try TimelineScene().play($0) }
    case .contacts: ContactsScene.play
    case .zombies: ZombiesScene.play
    case .registration: RegistrationScene.play
    }
  }

  var looks: LookRegistry { self == .inbox || self == .readme ? .inbox : .main }

  /// Returns what `show` and `diff` draw: the first screen, and those after it.
  @MainActor
  func steps() throws -> [SceneStep] {
    switch self {
    case .main: try MainList.steps()
    case .inbox: InboxScene.steps
    case .readme: ReadmeScene.steps
    case .timeline: TimelineScene.steps
    case .contacts: ContactsScene.steps
    case .zombies: ZombiesScene.steps
    case .registration: RegistrationScene.steps
    }
  }
}

// How cells look when a screen is drawn as text or as a picture: no view is needed for that.

extension LookRegistry {
  /// Of all scenes but those that show mail. Werewolves have none: they are drawn by their fields.
  static let main = LookRegistry(
    Look(of: Heading.self) { .title($0.text).accessibility(traits: .header) },
    Look(of: Banner.self) { banner in
      .horizontal(.title(banner.title), .spacer, .button("×").accessibility(label: "Close"))
        .size(height: 160)
    },
    Look(of: SortMenu.self) { menu in
      .segments(Sort.titles, selected: Sort.allCases.firstIndex(of: menu.selected))
        .accessibility(label: "Sort").size(height: 44)
    },
    Look(of: Carousel.self) { .empty.size(height: Double($0.height)) },
    Look(of: ElementCard.self) { .title($0.name).size(width: 192, height: 164) },
    Look(of: ElementRow.self) { .title($0.name).size(height: 96).accessory(.chevron) },
    Look(of: Author.self) { author in
      .horizontal(.image(author.avatar).accessibility(label: ""), .title(author.name))
        .size(height: 56)
    },
    Look(of: Stars.self) { stars in
      .subtitle(String(repeating: "★", count: stars.count))
        .accessibility(label: "\(stars.count) of 5 stars").size(height: 20)
    },
    Look(of: PhotoGrid.self) { _ in .empty },
    Look(of: Photo.self) { photo in
      .horizontal(.image("photo \(photo.id)").size(width: 95, height: 56)).size(height: 80)
    },
    Look(of: Story.self) { .title($0.text) },
    Look(of: EntryActions.self) { actions in
      .horizontal(
        .button(actions.isLiked ? "Liked" : "Like").selected(actions.isLiked), .spacer,
        .badge("\(actions.likes)").accessibility(label: "\(actions.likes) likes"))
    },
    Look(of: Contact.self) { .title("\($0.firstName) \($0.lastName)") },
    Look(of: Contact.self, variant: .lastNameFirst) { .title("\($0.lastName), \($0.firstName)") },
    Look(of: Company.self) { .horizontal(.title($0.name), .spacer, .badge("company")) },
    Look(of: Zombie.self) { zombie in
      .horizontal(.title(zombie.id), .spacer, .badge("\(zombie.brainsEaten) brains"))
    },
    Look(of: Vampire.self) { vampire in
      .vertical(.title(vampire.id), .subtitle("\(vampire.age) years old"))
    },
    Look(of: Friend.self) { .title($0.id).disabled(!$0.isAlive) },
    Look(of: ShopTitle.self) { .title($0.text).accessibility(traits: .header) },
    Look(of: Product.self) { .horizontal(.image($0.id), .title($0.name)) },
    Look(of: Offer.self) { .horizontal(.title("only \($0.price)"), .spacer, .button("Buy")) },
    Look(of: Rating.self) { rating in
      .subtitle(String(repeating: "★", count: rating.stars))
        .accessibility(label: "\(rating.stars) stars")
    },
    Look(of: Note.self) { .subtitle($0.text) },
    Look(of: Totals.self) { .subtitle("\($0.count) articles") },
    Look(of: Badge.self) { .badge("\($0.count) new") },
    Look(of: Voucher.self) { .value($0.code) })
}
