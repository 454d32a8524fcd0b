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
    .look(of: Heading.self) { Look.text($0.text).accessibility(traits: .header) },
    .look(of: Banner.self) { banner in
      Look.horizontal {
        Look.text(banner.title).fill()
        Look.button("×", banner.onClose).kind(.gray).accessibility(label: "Close")
      }
      .size(height: 160)
    },
    .look(of: SortMenu.self) { menu in
      Look.picker(
        "Sort", Sort.allCases, selected: menu.selected, as: .segments,
        name: { Sort.titles[Sort.allCases.firstIndex(of: $0) ?? 0] }, menu.onChange
      )
      .size(height: 44)
    },
    .look(of: Carousel.self) { Look.empty.size(height: Double($0.height)) },
    .look(of: ElementCard.self) { Look.text($0.name).size(width: 192, height: 164) },
    .look(of: ElementRow.self) { Look.text($0.name).size(height: 96).accessory(.chevron) },
    .look(of: Author.self) { author in
      Look.horizontal {
        Look.avatar(author.name).decorative()
        Look.text(author.name)
      }
      .size(height: 56)
    },
    .look(of: Stars.self) { stars in
      Look.text(String(repeating: "★", count: stars.count), .footnote).color(.secondary)
        .accessibility(label: "\(stars.count) of 5 stars").size(height: 20)
    },
    .look(of: PhotoGrid.self) { _ in Look.empty },
    .look(of: Photo.self) { photo in
      Look.vertical { Look.image(.asset("photo \(photo.id)")).size(height: 56).fill() }
        .padding(12).size(height: 80)
    },
    .look(of: Story.self) { Look.text($0.text) },
    .look(of: EntryActions.self) { actions in
      Look.horizontal {
        Look.button(actions.isLiked ? "Liked" : "Like", actions.onLike).kind(.gray)
          .selected(actions.isLiked)
        Look.spacer
        Look.badge("\(actions.likes)").accessibility(label: "\(actions.likes) likes")
      }
    },
    .look(of: Contact.self) { Look.text("\($0.firstName) \($0.lastName)") },
    .look(of: Contact.self, variant: .lastNameFirst) {
      Look.text("\($0.lastName), \($0.firstName)")
    },
    .look(of: Company.self) { company in
      Look.horizontal {
        Look.text(company.name).fill()
        Look.badge("company")
      }
    },
    .look(of: Zombie.self) { zombie in
      Look.horizontal {
        Look.text(zombie.id).fill()
        Look.badge("\(zombie.brainsEaten) brains")
      }
    },
    .look(of: Vampire.self) { Look.row($0.id, detail: "\($0.age) years old") },
    .look(of: Friend.self) { Look.text($0.id).enabled($0.isAlive) },
    .look(of: ShopTitle.self) { Look.text($0.text).accessibility(traits: .header) },
    .look(of: Product.self) { Look.row($0.name, image: .asset($0.id)) },
    .look(of: Offer.self) { offer in
      Look.horizontal {
        Look.text("only \(offer.price)").fill()
        Look.button("Buy") {}
      }
    },
    .look(of: Rating.self) { rating in
      Look.text(String(repeating: "★", count: rating.stars), .footnote).color(.secondary)
        .accessibility(label: "\(rating.stars) stars")
    },
    .look(of: Note.self) { Look.text($0.text, .footnote).color(.secondary) },
    .look(of: Totals.self) { Look.text("\($0.count) articles", .footnote).color(.secondary) },
    .look(of: Badge.self) { Look.badge("\($0.count) new") },
    .look(of: Voucher.self) { Look.text($0.code).color(.secondary) })
}
