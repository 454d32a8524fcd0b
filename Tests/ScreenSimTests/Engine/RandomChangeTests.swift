import Foundation
import ScreenSim
import TestSupport
import Testing
import UpdateContract

@MainActor @Suite struct RandomChangeTests {
  private nonisolated static let policies: [SimOptions.PoolPolicy] = [
    .lifo, .fifo, .none, .shuffled(seed: 1),
  ]

  @Test(arguments: policies, SimOptions.CallbackOrder.allCases)
  func afterEveryChangeTheCellsShowTheData(
    _ policy: SimOptions.PoolPolicy, _ order: SimOptions.CallbackOrder
  ) {
    for kind in ListKind.allCases {
      for seed in 0..<4 { play(kind, policy, order, seed: UInt64(seed)) }
    }
  }

  private func play(
    _ kind: ListKind, _ policy: SimOptions.PoolPolicy, _ order: SimOptions.CallbackOrder,
    seed: UInt64
  ) {
    var generator = SplitMix64(seed: seed)
    let bed = Bed(kind, numbers([5, 0, 9, 3]), level: .discipline) {
      $0.poolPolicy = policy
      $0.callbackOrder = order
    }
    var shown = bed.sim.visiblePaths.count
    for round in 0..<150 {
      let change = RandomChange(of: bed.source.data, using: &generator)
      let before = owners(bed)
      bed.change(to: change.data, change.operations)
      if round % 5 == 0 { bed.sim.scroll(to: CGFloat(Int.random(in: 0..<900, using: &generator))) }
      if round % 7 == 0 { bed.sim.drain() }
      let place: Comment = "\(kind) seed \(seed) round \(round)"
      #expect(bed.codes == [], place)
      #expect(showsTheData(bed), place)
      #expect(owners(bed).allSatisfy { before[$0] == nil || before[$0] == $1 }, place)
      shown += bed.listener.shown.count - bed.listener.hidden.count
      #expect(shown == bed.sim.visiblePaths.count, place)
      bed.forget()
      guard bed.codes.isEmpty else { return }
    }
  }

  /// The number that belongs to each token.
  private func owners(_ bed: Bed) -> [Int: Int] {
    let pairs = zip(bed.sim.itemTokens.joined(), bed.source.data.joined())
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1) })
  }

  private func showsTheData(_ bed: Bed) -> Bool {
    (bed.sim.visiblePaths + bed.sim.preparedPaths).allSatisfy { path in
      bed.cell(path.section, path.item)?.number == bed.source.number(at: path)
    }
  }
}
