@MainActor @Suite(.timedOnMain) struct ListSimulatorDequeuingTests {
  @Test func aTableRemembersTheCellItDidNotGet() {
    let list = TestList(.table, [[1]])
    list.source.makeRow = { table, path in
      _ = table.dequeueReusableCell(withIdentifier: "number", for: path)
      return OtherRow(style: .default, reuseIdentifier: nil)
    }
    list.change(to: [[1, 2]], BatchOperations(itemInserts: [at(0, 1)]))
    #expect(list.codes == [])
    list.source.makeRow = nil
    list.sim.setBounds(.zero)
    list.sim.drain()
    list.sim.setBounds(CGRect(x: 0, y: 0, width: 320, height: 440))
    list.sim.drain()
    #expect(list.codes == ["R4"])
  }

}
