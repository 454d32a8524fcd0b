import UpdateContract

extension Trigger {
  static let admission: [Trigger] = [
    Trigger(.w1, "sim: batch without a window (rdar 15262692); reload the data instead") {
      $0.hasWindow = false
    },
    Trigger(.w2, "sim: batch before the first layout (rdar 26484150); reload the data instead") {
      $0.isLaidOut = false
    },
    Trigger(.w2, "sim: batch with zero bounds (rdar 26484150); reload the data instead") {
      $0.hasBounds = false
    },
    Trigger(.w3, "sim: batch with reloadData pending (rdar 27941923); lay out or reload again") {
      $0.isReloadPending = true
    },
    Trigger(.w4, "sim: batch during an interactive move (Listable); queue it") {
      $0.hasUncommittedUpdates = true
    },
    Trigger(.w5, "sim: re-entrant update; queue it") {
      $0.isUpdating = true
    },
  ]
}
