// Forms: what is edited, by which key path, and which actions wait.

import ScreenDSL
import ScreenDSLLooks

// error at EDIT: give an 'Editable', and a 'var' of the control's type in it
// error at WAIT: only buttons wait or throw; start a 'Task { … }' here
// error at ASSIGN: change it in 'edit': 'trip.edit { $0.name = name }'
// error at ROLE: write '.kind(.destructive)' after the button
// error at PROMPT: write 'prompt:', after 'text:'
// error at AS: write 'as:' in the place of 'style:'

struct Trip: Equatable, Sendable {
  enum Field { case name }
  var name = "", days = 3, budget = 0.5, isShared = false
  let code = "x"
}

struct TripStore: Sendable { var trip = Trip() }

@LookBuilder func edits(
  _ trip: Editable<Trip>, _ plain: Trip, _ store: TripStore, _ start: Look.DateTime
) -> [LookNode] {
  Look.field("a", edits: trip, \.code)  // EDIT
  Look.field("a", edits: trip.name)  // EDIT
  Look.toggle("a", edits: trip.isShared)  // EDIT
  Look.slider("a", edits: store, \.trip.budget)  // EDIT
  Look.stepper("a", edits: plain, \.days, in: 1...9)  // EDIT
  Look.date("a", edits: trip, \.name, showing: .date)  // EDIT
  Look.picker("a", ["a"], edits: trip, \.days, name: { $0 })  // EDIT
  Look.toggle("a", isOn: true) { _ in try await book() }  // WAIT
  Look.slider("a", value: 0, in: 0...2, text: "b") { _ in try await book() }  // WAIT
  Look.stepper("a", value: 1, in: 1...2, text: "b") { _ in await load("a") }  // WAIT
  Look.date("a", value: start) { _ in try await book() }  // WAIT
  Look.picker("a", ["a"], selected: ["a"], name: \.self) { _ in try await book() }  // WAIT
  Look.button("a", role: .destructive) {}  // ROLE
  Look.field("a", placeholder: "b", text: "") { _ in }  // PROMPT
  Look.picker("a", ["b"], selected: "b", style: .segments, name: \.self) { _ in }  // AS
}

func book() async throws {}

@MainActor func assign(_ trip: Editable<Trip>) {
  trip.name = "a"  // ASSIGN
}

// The compiler's own words.

private func mistakes(_ trip: Editable<Trip>, _ name: Editable<String>, _ onPick: Handler<Int>) {
  // error: dynamic key path member lookup cannot refer to instance method 'lowercased()'
  _ = name.lowercased()
  // error: missing argument for parameter 'change' in call
  _ = Editable(name.value)
  // error: extra trailing closure passed in call
  _ = Look.toggle("a", edits: trip, \.isShared) { _ in }
  // error: missing argument for parameter 'in' in call
  _ = Look.stepper("a", edits: trip, \.days)
  // error: cannot convert value of type 'Double' to expected argument type 'Int'
  _ = Look.stepper("a", edits: trip, \.days, in: 0.5...3)
  // error: cannot convert value of type 'Int' to expected argument type 'Double'
  _ = Look.slider("a", value: 0, in: 0...name.count) { _ in }
  // error: missing argument for parameter 'name' in call
  _ = Look.picker("a", [1, 2], edits: trip, \.days)
  // error: call to main actor-isolated instance method 'edit' in a synchronous nonisolated context [#ActorIsolatedCall]
  trip.edit { $0.name = "a" }
  // error: missing argument for parameter 'equals' in call
  // error: cannot convert value of type 'WritableKeyPath<Trip, Bool>' to expected argument type 'WritableKeyPath<Trip, Optional<Bool>>'
  _ = Look.field("a", edits: trip, \.name).focused(edits: trip, \.isShared)
  // error: missing argument for parameter #2 in call
  _ = Look.field("a", text: "") { _ in }.focused(true)
  // error: call can throw, but it is not marked with 'try' and the error is not handled
  _ = Look.button("a") { await book() }
  // error: expression is 'async' but is not marked with 'await'
  _ = Look.button("a") { try book() }
  // error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
  _ = Section { Look.text("a") }.onError {}
  // error: cannot pass function of type '@Sendable (any Error) async -> ()' to parameter expecting synchronous function type
  _ = Section { Look.text("a") }.onError { _ in await load("a") }
  // error: cannot pass function of type '@Sendable () async -> ()' to parameter expecting synchronous function type
  _ = Look.text("a").link("a") { await load("a") }
  // error: value of type 'Look.Toggle' has no member 'busy'
  _ = Look.toggle("a", isOn: true) { _ in }.busy(true)
  // error: value of type 'Look.Toggle' has no member 'keepsRunning'
  _ = Look.toggle("a", isOn: true) { _ in }.keepsRunning()
  // error: extraneous argument label 'action:' in call
  _ = Look.button("a", action: {})
  // error: cannot convert value of type 'Handler<Int>' to expected argument type 'Handler<Void>'
  _ = Look.button("a", onPick)
}

@MainActor func ofAValue(_ trip: Trip) -> Editable<String> {
  // error: initializer 'init(_:_:)' requires that 'Trip' be a class type
  // error: cannot convert value of type 'any WritableKeyPath<Trip, String> & Sendable' to expected argument type 'ReferenceWritableKeyPath<Trip, String>'
  Editable(trip, \.name)
}
