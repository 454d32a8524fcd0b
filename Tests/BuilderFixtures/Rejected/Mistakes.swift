// The compiler's own errors keep their words and their lines; it explains one statement a block.

import ScreenDSL

// error at ROLE: write 'style:' for 'role:', and 'image:' for 'systemImage:'
// error at EACH: return those of each row: '.swipeActions { row in [ … ] }'
// error at BEFORE: write it before 'disclosureRows'
// error at CHOSEN: choose between '@MainActor' methods: 'isOpen ? close : nil'
// error at WAIT: a tap cannot wait or throw; start a 'Task { … }' in it

func opaqueRow() -> some RowConvertible { Label(text: "1") }
func load(_ text: String) async {}
func closeIt() {}

private func mistakes(
  _ isShown: Bool, _ sort: Sort, _ elements: [Element], _ count: Int,
  _ isOpen: Bool, _ on: Bool, _ f: Handler<Bool>
) {
  _ = Section("main") {
    Label(text: "1")
    // error: missing argument for parameter 'text' in call
    Label()
    Label(text: "2")
  }
  _ = Section("main") {
    if isShown {
      Label(text: "1")
    } else {
      // error: missing argument for parameter 'onClose' in call
      Banner(title: "1")
    }
  }
  _ = Section("main") {
    switch sort {
    case .unsorted: Label(text: "1")
    // error: incorrect argument label in call (have 'txt:', expected 'text:')
    default: Label(txt: "1")
    }
  }
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  _ = Section("main") { Container("carousel", Carousel()) { Label(text: 1) } }
  // error: incorrect argument label in call (have 'heigth:', expected 'height:')
  _ = Section("main") { Container("carousel", Carousel(heigth: 1)) { Label(text: "1") } }
  // error: value of type 'Element' has no member 'nme'
  _ = Section("main") { for element in elements { Label(text: element.nme) } }
  // error: value of type 'Label' has no member 'onSelct'
  _ = Section("main") { Label(text: "2").onSelct {} }
  _ = Section("main") {
    Container("outer", Carousel()) {
      if isShown {
        Container("inner", Carousel()) {
          Label(text: "1")
          // error: value of type '[Element]' has no member 'frist'
          Label(text: elements.frist)
        }
      }
    }
  }
  // error: cannot find 'Labl' in scope
  _ = Section("main") { Labl(text: "1") }
  // error: type '([Element], Int)' cannot conform to 'Equatable' [#ProtocolTypeNonConformance]
  _ = Section("main", dependsOn: (elements, count)) { Label(text: "1") }
  // error: an ID must have a value; leave 'id(_:)' out
  _ = Section("main") { Label(text: "1").id(nil) }
  // error: result values in '? :' expression have mismatching types 'ModifiedRow<Label, _RowForms.Selection>' and 'Label'
  _ = isOpen ? Label(text: "1").onSelect {} : Label(text: "1")
  // error: initializer 'init(_:header:footer:rows:fileID:line:)' requires the types '_RowForms.Height.Scope' (aka '_RowForms.SizedRowOnly') and '_RowForms.HeaderOrRow' be equivalent
  _ = Section("main", header: Label(text: "1").height(4)) { Label(text: "2") }
  // error: underlying type for opaque result type 'some RowConvertible' could not be inferred from return expression
  _ = Section("main") { for _ in elements { opaqueRow() } }
  _ = Section("main") { Label(text: "1").onSelect(isOpen ? { log("1") } : nil) }  // CHOSEN
  _ = Section("main") { Label(text: "1").reorderable(isOpen ? nil : { log("\($0)") }) }  // CHOSEN
  _ = Section("main") { Label(text: "1") }.searchable("", isOpen ? { log($0) } : nil)  // CHOSEN
  _ = Section("main") { Label(text: "1") }.editing(on, isOpen ? nil : { log("\($0)") })  // CHOSEN
  // error: failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)
  _ = Section("main") { Label(text: "1").onSelect(isOpen ? closeIt : nil) }
  // error: the ID comes first: 'Container("shelf", Shelf()) { … }'
  _ = Section("main") { Container(Carousel(), "shelf") { Label(text: "1") } }
  _ = Section("main") {
    Label(text: "1").swipeActions(SwipeAction("Delete", role: .destructive) {})  // ROLE
    Label(text: "2").contextMenu { MenuAction("Delete", role: .destructive) {} }  // ROLE
  }
  _ = Section("main") {
    Label(text: "1").onSelect { await load("1") }  // WAIT
    for element in elements {
      ElementRow(element).id("x").onSelect {  // WAIT
        log("1")
        await load(element.name)
      }
    }
  }
  _ = Section("main") {
    Label(text: "1").disclosureRows(isExpanded: on, f) { Label(text: "2") }.onSelect {}  // BEFORE
    Divider().disclosureRows(isExpanded: on, f) {}.swipeActions().contextMenu {}  // BEFORE
  }
}

struct TypoInBody: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main") {
      // error: value of type 'MainState' has no member 'showBanner'
      if state.showBanner { Label(text: "1") }
    }
  }
}

struct BodyOfSection: Screen {
  // error: a screen's 'body' is 'some ScreenContent'; rows alone are 'some SectionContent'
  var body: Section { Section("main") { Label(text: "1") } }
}

struct ActionsOfSections: Screen {
  var body: some ScreenContent {
    Section("main") { Label(text: "1") }.swipeActions(SwipeAction("Delete") {})  // EACH
  }
}

// error: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type [#OpaqueTypeInference]
func unmarkedRows(_ isShown: Bool) -> some SectionContent {
  if isShown {
    // error: result of 'Label' initializer is unused [#no-usage]
    Label(text: "1")
  }
}

// An app's own name hides that of the package.
enum Own {
  enum Screen {}
  // error: inheritance from non-protocol type 'Own.Screen'
  struct Inbox: Screen {}
}
