/// What a list makes views from.
@MainActor enum ViewSource {
  case viewClass(AnyClass)
  case nib(UINib)
}

/// The identity of a registration object of a collection.
@MainActor struct RegistrationTicket {
  private static var count = 0

  let identifier: String
  /// The lists that were asking for views when the registration was made.
  let creators: [ObjectIdentifier]

  init() {
    Self.count += 1
    identifier = "sim.registration.\(Self.count)"
    creators = DataSourceCalls.lists
  }
}

/// The lists that are asking for views, the innermost last.
@MainActor enum DataSourceCalls {
  static var lists: [ObjectIdentifier] = []
}
