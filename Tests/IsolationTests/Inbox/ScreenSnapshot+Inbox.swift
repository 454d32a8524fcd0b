import ScreenDSL

extension ScreenSnapshot {
  /// The titles of all messages, in order.
  var titles: [String] { models(of: MessageRow.self).map(\.model.title) }

  /// Where the message with this ID is.
  func path(ofMessage id: Int) -> RowPath? {
    models(of: MessageRow.self).first { $0.model.id == id }?.path
  }

  /// Where the pin with this ID is.
  func path(ofPin id: Int) -> RowPath? {
    models(of: Pin.self).first { $0.model.id == id }?.path
  }
}
