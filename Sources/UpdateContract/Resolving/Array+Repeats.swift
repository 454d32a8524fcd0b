extension Array where Element: Hashable {
  /// The first element that is equal to an earlier one.
  var firstRepeat: Element? {
    guard count > 1 else { return nil }
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }

  /// The first element that `others` has, too.
  func firstElement(in others: [Element]) -> Element? {
    guard !isEmpty, !others.isEmpty else { return nil }
    return first(where: Set(others).contains)
  }
}
