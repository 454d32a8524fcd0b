@Suite(.timed) struct ChangesetDescriptionTests {
  @Test func everyKindOfChange() {
    let old = ScreenSnapshot([
      Section("gone") { Note(id: 1) },
      Section("first", header: Label(text: 1), footer: Label(text: 1)) {
        Note(id: 2)
        Note(id: 3)
        Price(text: 0).id("it's")
        Price(text: 0).id("price")
        Container("grid", Grid()) {
          Note(id: 1)
          Container("inner", Grid()) { Note(id: 1) }
        }
      }, Section("second") { Note(id: 4) }, Section("third") {},
    ])
    let new = ScreenSnapshot([
      Section("third") { Note(id: 4) },
      Section("first", header: Label(text: 2)) {
        Note(id: 3)
        Price(text: 2).id("it's")
        Price(text: 1).id("price")
        Note(id: 2, text: 1)
        Container("grid", Grid(text: 1)) {
          Note(id: 2)
          Container("inner", Grid()) { Note(id: 1, text: 1) }
        }
      }.supplementary("a\nb", Label()), Section("second") {}, Section("new") { Photo(id: "p") },
    ])
    #expect(
      new.changeset(from: old).description == #"""
        remove section 'gone' at 0
        insert section 'new' at 3
        move section 'third' from 3 to 0
        update header, a\nb, footer of section 'first'
        remove Note '1' at 0.0
        insert Photo 'p' at 3.0
        move Note '4' from 2.0 to 0.0
        move Note '2' from 1.0 to 1.3
        reconfigure Price 'it\'s' at 1.1
        reload Price 'price' at 1.2
        reconfigure Note '2' at 1.3
        reconfigure Grid 'grid' at 1.4
        in Grid 'grid':
          remove Note '1' at 0.0
          insert Note '2' at 0.0
          in Grid 'inner':
            reconfigure Note '1' at 0.0
        """#)
    #expect(
      new.changeset(from: old).stages.map { "\($0)" } == [
        "reconfigure 1.0, reconfigure 1.2, reconfigure 1.4", "reload 1.3",
        "remove section 0, insert section 3, move section 3 to 0",
        "move 2.0 to 0.0, move 1.0 to 1.3", #"update header, a\nb, footer of section 1"#,
      ])
    let rows = (["a": [1, 2]] as Lists).changes(to: ["a": [2, 3]])
    expectEqual(rows.stages.map { "\($0)" }, ["remove 0.0, insert 0.1"])
    expectEqual("\(Changeset.Operations())", "nothing")
    let past = (["p": [1], "o": [], "q": []] as Lists).changes(to: ["q": [1], "o": [], "p": []])
    #expect("\(past)".contains("past others, still at 1\nmove Price '1' from section 'p' to 0.0"))
    let moves = "move Price '3' from 0.2 to 0.0\nmove Price '2' past others, still at 0.1"
    expectEqual("\((["a": [1, 2, 3]] as Lists).changes(to: ["a": [3, 2, 1]]))", moves)
  }
}
