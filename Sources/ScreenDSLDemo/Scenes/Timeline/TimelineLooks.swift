import ScreenDSL
import ScreenDSLRendering

extension LookRegistry {
  /// How the cells of the timeline look.
  static let timeline = LookRegistry {
    Look(of: Author.self) { author in
      .horizontal(
        .image(author.avatar).accessibility(label: ""), .title(author.name)
      ).size(height: 56)
    }
    Look(of: Stars.self) { stars in
      .subtitle(String(repeating: "★", count: stars.count))
        .accessibility(label: "\(stars.count) of 5 stars")
        .size(height: 20)
    }
    Look(of: PhotoGrid.self) { _ in .empty }
    Look(of: Photo.self) { photo in
      .horizontal(.image("photo \(photo.id)").size(width: 95, height: 56)).size(height: 80)
    }
    Look(of: Story.self) { .title($0.text) }
    Look(of: EntryActions.self) { actions in
      .horizontal(
        .button(actions.isLiked ? "Liked" : "Like").selected(actions.isLiked), .spacer,
        .badge("\(actions.likes)").accessibility(label: "\(actions.likes) likes"))
    }
  }
}
