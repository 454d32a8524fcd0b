internal import ScreenDSL

extension HeadlessHost {
  func key(
    _ registration: CellRegistration<HeadlessList>?, _ kind: SupplementaryKind?
  ) -> HeadlessSlot.Key {
    HeadlessSlot.Key(identifier: registration?.identifier ?? "placeholder", kind: kind)
  }

  /// Takes a cell from the pool, or makes one; without a registration it is a placeholder.
  func dequeue(
    _ registration: CellRegistration<HeadlessList>?, _ kind: SupplementaryKind?
  ) -> (slot: HeadlessSlot, isNew: Bool) {
    let key = key(registration, kind)
    guard let slot = pool.take(key) else { return (make(registration, key), true) }
    tree.record(.reused(identifier: key.identifier))
    callOut {
      slot.nested?.prepareForReuse()
      slot.cell?.prepareForReuse()
    }
    return (slot, false)
  }

  private func make(
    _ registration: CellRegistration<HeadlessList>?, _ key: HeadlessSlot.Key
  ) -> HeadlessSlot {
    let source = registration?.source
    tree.record(
      .created(identifier: key.identifier, source: source.map { "\($0)" } ?? "placeholder"))
    let slot = HeadlessSlot(callOut { source?.makeView() } ?? HeadlessPlaceholderCell(), key)
    slot.nested?.enter(self)
    return slot
  }
}

extension CellSource<HeadlessList> {
  /// Makes a new view; nil if the class is not one that a headless host can make.
  @MainActor
  fileprivate func makeView() -> AnyObject? {
    switch self {
    case .class(let type), .nib(_, let type): (type as? any HeadlessCell.Type)?.init()
    case .factory(let make): make()
    }
  }
}
