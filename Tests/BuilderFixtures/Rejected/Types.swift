// Types that a screen does not have, or that the compiler cannot see through.

import ScreenDSL

func dependsOnTuple(_ elements: [Element], _ count: Int) -> Section {
  // error: type '([Element], Int)' cannot conform to 'Equatable' [#ProtocolTypeNonConformance]
  Section("main", dependsOn: (elements, count)) { Label(text: "1") }
}

struct BodyOfSection: Screen {
  // error: cannot convert return expression of type '_BuiltStatement<Section>' to return type 'Section'
  var body: Section { Section("main") { Label(text: "1") } }
}

func idOfNothing() -> Section {
  Section("main") {
    // error: an ID must have a value; leave 'id(_:)' out
    Label(text: "1").id(nil)
  }
}

func idOfAnyModel(_ model: any CellModel) -> Section {
  Section("main") {
    // error: member 'id' cannot be used on value of type 'any CellModel'; consider using a generic constraint instead [#ExistentialMemberAccess]
    model.id("x")
  }
}

func rowOfTwoTypes(_ isOpen: Bool) {
  // error: result values in '? :' expression have mismatching types 'ModifiedRow<Label, _Selection>' and 'Label'
  _ = isOpen ? Label(text: "1").onSelect {} : Label(text: "1")
}

func opaqueRow() -> some RowConvertible { Label(text: "1") }

func loopOfOpaqueRows(_ elements: [Element]) -> Section {
  Section("main") {
    // error: underlying type for opaque result type 'some RowConvertible' could not be inferred from return expression
    for _ in elements { opaqueRow() }
  }
}
