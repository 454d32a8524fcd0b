@MainActor @Suite(.timedOnMain) struct EditableTests {
  private let store = Store()

  private struct Trip: Hashable, Sendable {
    enum Field: Sendable { case name, notes }
    struct Hotel: Hashable, Sendable { var name = "Ritz" }
    var name = "Rome", notes = "", isShared = false, budget = 0.5
    var days = 3, theme = "Art", season: String?, people: Set<String> = ["Ada"]
    var start = Look.DateTime(year: 2026, month: 5, day: 1, hour: 9, minute: 30), hotel = Hotel()
    var focus: Field?
  }

  @MainActor private final class Store { var trip = Trip() }

  private struct TripScreen: Screen {
    var trip: Editable<Trip>
    var body: some ScreenContent {
      Section("trip") {
        Look.field("Name", edits: trip, \.name, prompt: "Where to")
          .focused(edits: trip, \.focus, equals: .name).returnKey(.next)
        Look.field("Notes", edits: trip, \.notes).focused(edits: trip, \.focus, equals: .notes)
        Look.field("Hotel", edits: trip, \.hotel.name)
        Look.toggle("Shared", edits: trip, \.isShared)
        Look.slider("Budget", edits: trip, \.budget, step: 0.25)
        Look.stepper("Days", edits: trip, \.days, in: 1...30)
        Look.date("Start", edits: trip, \.start, showing: .date)
        Look.picker("Theme", ["Art", "Food"], edits: trip, \.theme, as: .segments, name: \.self)
        Look.picker("Season", ["Spring", "Fall"], edits: trip, \.season, name: \.self)
        Look.picker("People", ["Ada", "Bob"], edits: trip, \.people, name: \.self)
        Look.button("Start again") { trip.edit { $0 = Trip() } }
        Look.text(trip.hotel.name + trip.value.name)
      }
    }
  }

  @Test(arguments: [false, true]) func eachControlEditsItsProperty(_ isOfAnObject: Bool) {
    let screen = TestScreen {
      TripScreen(
        trip: isOfAnObject ? Editable(store, \.trip) : Editable(store.trip) { $0(&store.trip) })
    }
    screen.type("!", in: "Name").expectFocus("Name")
    expectEqual(store.trip.focus, .name)
    screen.pressReturn().expectFocus("Notes").type("a")
    expectEqual(store.trip.focus, .notes)
    screen.type("?", in: "Hotel").turn("Shared", on: true).slide("Budget", to: 0.75)
      .step("Days", by: 2).pick(.init(year: 2026, month: 5, day: 4), in: "Start")
      .pick("Food", in: "Theme").pick("Fall", in: "Season").pick("Bob", in: "People")
      .expectVisible("Ritz?Rome!")
    var expected = Trip()
    (expected.name, expected.notes, expected.hotel.name) = ("Rome!", "a", "Ritz?")
    (expected.isShared, expected.budget, expected.days) = (true, 0.75, 5)
    (expected.theme, expected.season, expected.people) = ("Food", "Fall", ["Ada", "Bob"])
    expected.start = .init(year: 2026, month: 5, day: 4, hour: 9, minute: 30)
    expectEqual(store.trip, expected)
    screen.pick("Ada", in: "People")
    expectEqual(store.trip.people, ["Bob"])
    screen.tap("Start again")
    expectEqual(store.trip, Trip())
    expectNoProblems(screen)
  }

  @Test func theNewestValueCounts() {
    let old = Editable(store, \.trip)
    store.trip.people = ["Ada", "Cy"]
    store.trip.days = 9
    old.edit { $0.people.insert("Bob") }
    #expect(store.trip.people == ["Ada", "Bob", "Cy"] && store.trip.days == 9)
    let days = Editable(old.days) { change in old.edit { change(&$0.days) } }
    days.edit { $0 += 1 }
    #expect(store.trip.days == 10 && days.value == 3, "a part changes what the store has, too")
    let screen = TestScreen { TripScreen(trip: old) }
    screen.pick("Ada", in: "People")
    expectEqual(store.trip.people, ["Bob", "Cy"], "the screen showed Ada alone")
  }

  @Test func equalValuesAreEqualWhoeverHasThem() {
    let stores = [Store(), Store()]
    let trips = stores.map { Editable($0, \.trip) }
    #expect(trips[0] == trips[1] && Set(trips).count == 1)
    let screens = trips.map { TripScreen(trip: $0).snapshot() }
    #expect(screens[1].changeset(from: screens[0]).isEmpty)
    stores[1].trip.days = 4
    #expect(trips[0] != Editable(stores[1], \.trip))
  }
}
