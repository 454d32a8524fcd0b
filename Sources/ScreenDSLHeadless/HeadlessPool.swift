/// The cells that show nothing at the moment, by what they may be exchanged for.
@MainActor
struct HeadlessPool {
  var policy: HeadlessPoolPolicy
  private var slots: [HeadlessSlot.Key: [HeadlessSlot]] = [:]

  init(policy: HeadlessPoolPolicy) { self.policy = policy }

  mutating func put(_ slot: HeadlessSlot) {
    if policy != .none { slots[slot.key, default: []].append(slot) }
  }

  mutating func take(_ key: HeadlessSlot.Key) -> HeadlessSlot? {
    guard let count = slots[key]?.count, count > 0 else { return nil }
    return policy == .fifo ? slots[key]?.removeFirst() : slots[key]?.removeLast()
  }
}
