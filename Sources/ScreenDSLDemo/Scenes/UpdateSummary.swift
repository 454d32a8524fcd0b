import ScreenDSLHeadless

/// What an update did to a list, read from the events of its host.
struct UpdateSummary: Equatable {
  /// The operations that the list was told, one line for each batch or reload.
  var batches: [String] = []
  /// The cells that were filled for a row that they did not show before.
  var configured = 0
  /// The cells that were filled again where they were.
  var reconfigured = 0

  init(_ events: [HeadlessEvent]) {
    for event in events {
      switch event {
      case .batch: batches.append("\(event)")
      case .reload: batches.append("all rows shown anew")
      case .configured(_, isFirstDisplay: true): configured += 1
      case .configured(_, isFirstDisplay: false): reconfigured += 1
      default: break
      }
    }
  }

  var lines: [String] {
    (batches.isEmpty ? ["no batch"] : batches)
      + ["cells filled for another row: \(configured), filled again: \(reconfigured)"]
  }
}
