/// A value of the app's state that the user edits with controls. An `Editable` consists of a copy of the value and a
/// function that changes the value in the app's store.
///
/// ```swift
/// struct Trip: Hashable, Sendable { var name = "", days = 3 }
///
/// struct TripScreen: Screen {
///   var trip: Editable<Trip>
///
///   var body: some ScreenContent {
///     Look.field("Name", edits: trip, \.name)
///     Look.stepper("Days", edits: trip, \.days, in: 1...30)
///     Look.button("Clear") { trip.edit { $0 = Trip() } }
///   }
/// }
/// ```
/// A view controller creates an editable value from a property of its store: `Editable(store, \.value)`, or
/// `Editable(store.value) { $0(&store.value) }`. When the user edits the value, the function changes the value that the
/// store has at this moment. To pass only the property `days` of an editable `trip` to a component, write
/// `Editable(trip.days) { change in trip.edit { change(&$0.days) } }`. The operator `==` compares the values, and
/// ignores the functions.
@dynamicMemberLookup
public struct Editable<Value: Sendable>: Sendable {
  /// The value at the time when this `Editable` was created.
  public let value: Value
  private let change: @MainActor @Sendable ((inout Value) -> Void) -> Void

  /// Creates an editable value.
  ///
  /// - Parameters:
  ///   - value: The current value.
  ///   - change: A closure that calls its argument with the value in the store: `{ $0(&store.value) }`.
  public init(
    _ value: Value, change: @escaping @MainActor @Sendable ((inout Value) -> Void) -> Void
  ) { (self.value, self.change) = (value, change) }

  /// Creates an editable value from a property of an object, such as a store.
  @MainActor public init<Owner: AnyObject & Sendable>(
    _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) { self.init(owner[keyPath: path]) { $0(&owner[keyPath: path]) } }

  /// Changes the value in the store.
  @MainActor public func edit(_ change: (inout Value) -> Void) { self.change(change) }

  /// A property of ``value``.
  public subscript<Property>(dynamicMember path: KeyPath<Value, Property>) -> Property {
    value[keyPath: path]
  }

  /// A property of ``value``. The setter is unavailable: use `edit(_:)` to change the property.
  public subscript<Property>(dynamicMember path: WritableKeyPath<Value, Property>) -> Property {
    get { value[keyPath: path] }
    @available(*, unavailable, message: "change it in 'edit': 'trip.edit { $0.name = name }'")
    nonmutating set { misuse() }
  }

  fileprivate func set<Property: Sendable>(
    _ path: any WritableKeyPath<Value, Property> & Sendable
  ) -> @MainActor @Sendable (Property) -> Void {
    { new in edit { $0[keyPath: path] = new } }
  }
}

extension Editable: Equatable where Value: Equatable {
  public static func == (left: Editable, right: Editable) -> Bool { left.value == right.value }
}

extension Editable: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Look {
  /// A text field that edits a property of the app's state.
  public static func field<State>(
    _ title: String, edits state: Editable<State>,
    _ path: any WritableKeyPath<State, String> & Sendable, prompt: String = ""
  ) -> Field { field(title, text: state.value[keyPath: path], prompt: prompt, state.set(path)) }

  /// A switch that edits a property of the app's state.
  public static func toggle<State>(
    _ title: String, edits state: Editable<State>,
    _ path: any WritableKeyPath<State, Bool> & Sendable
  ) -> Toggle { toggle(title, isOn: state.value[keyPath: path], state.set(path)) }

  /// A slider that edits a property of the app's state.
  public static func slider<State>(
    _ title: String, edits state: Editable<State>,
    _ path: any WritableKeyPath<State, Double> & Sendable, in range: ClosedRange<Double> = 0...1,
    step: Double? = nil, text: String? = nil
  ) -> Setting {
    slider(
      title, value: state.value[keyPath: path], in: range, step: step, text: text, state.set(path))
  }

  /// A stepper that edits a property of the app's state.
  public static func stepper<State>(
    _ title: String, edits state: Editable<State>,
    _ path: any WritableKeyPath<State, Int> & Sendable,
    in range: ClosedRange<Int>, step: Int = 1, text: String? = nil
  ) -> Setting {
    stepper(
      title, value: state.value[keyPath: path], in: range, step: step, text: text, state.set(path))
  }

  /// A control that edits a property of the app's state. The user picks a day, a time of day or both.
  public static func date<State>(
    _ title: String, edits state: Editable<State>,
    _ path: any WritableKeyPath<State, DateTime> & Sendable, in range: ClosedRange<DateTime>? = nil,
    showing parts: DateParts = .dateAndTime
  ) -> Setting {
    date(title, value: state.value[keyPath: path], in: range, showing: parts, state.set(path))
  }

  /// A picker that edits a property of the app's state. The user chooses one of the values.
  public static func picker<State, Value: Equatable & Sendable>(
    _ title: String, _ values: [Value], edits state: Editable<State>,
    _ path: any WritableKeyPath<State, Value> & Sendable, as kind: PickerKind = .menu,
    name: (Value) -> String
  ) -> Setting {
    picker(
      title, values, selected: state.value[keyPath: path], as: kind, name: name, state.set(path))
  }

  /// A picker that edits an optional property of the app's state. The user chooses one of the values.
  public static func picker<State, Value: Equatable & Sendable>(
    _ title: String, _ values: [Value], edits state: Editable<State>,
    _ path: any WritableKeyPath<State, Value?> & Sendable, as kind: PickerKind = .menu,
    name: (Value) -> String
  ) -> Setting {
    picker(title, values, selected: state.value[keyPath: path], as: kind, name: name) { new in
      state.edit { $0[keyPath: path] = new }
    }
  }

  /// A picker that edits a property whose type is a set. The user can choose several of the values.
  public static func picker<State, Value: Hashable & Sendable>(
    _ title: String, _ values: [Value], edits state: Editable<State>,
    _ path: any WritableKeyPath<State, Set<Value>> & Sendable, as kind: PickerKind = .inline,
    name: (Value) -> String
  ) -> Setting {
    pickerOfSeveral(
      title, values, state.value[keyPath: path], kind, name,
      .choose { index in
        state.edit { $0[keyPath: path].formSymmetricDifference([values[index]]) }
      })
  }
}

extension Look.Field {
  /// Returns the field with a focus that a property of the app's state controls. While the value of the property is the
  /// name of this field, the field has the focus.
  ///
  /// - Parameters:
  ///   - state: The state with the property.
  ///   - path: The property. Its value is the name of the field with the focus, or nil if no field has the focus. If an
  ///     update removes the field with the focus, the property does not change: set the property to nil in the action
  ///     that removes the field.
  ///   - field: The name of this field.
  public func focused<State, Name: Equatable & Sendable>(
    edits state: Editable<State>, _ path: any WritableKeyPath<State, Name?> & Sendable,
    equals field: Name
  ) -> Look.Field {
    focused(state.value[keyPath: path] == field) { isFocused in
      state.edit {
        if isFocused {
          $0[keyPath: path] = field
        } else if $0[keyPath: path] == field {
          $0[keyPath: path] = nil
        }
      }
    }
  }
}
