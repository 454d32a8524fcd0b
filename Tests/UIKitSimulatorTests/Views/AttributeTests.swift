/// Tests values in the attributes of a text, which Foundation compares.
@Suite(.timed) struct AttributeTests {
  /// Creates a value for a number. A few thousand values exist at a time, because their addresses decide the result.
  static let kinds: [(key: NSAttributedString.Key, value: @Sendable (Int) -> Any)] = [
    (.font, { UIFont.systemFont(ofSize: CGFloat($0)) }),
    (.foregroundColor, { UIColor(red: 0, green: 0, blue: 0, alpha: CGFloat($0)) }),
    (
      .paragraphStyle,
      {
        let style = NSMutableParagraphStyle()
        style.alignment = NSTextAlignment(rawValue: $0 % 5) ?? .natural
        return style
      }
    ),
  ]

  @Test(arguments: kinds.indices) func noneIsTakenForAnObjectWithoutAType(_ index: Int) {
    let kind = Self.kinds[index]
    let values = (0..<4_000).map { kind.value($0) as AnyObject }
    let typeless = values.filter {
      let word = Unmanaged.passUnretained($0).toOpaque().load(fromByteOffset: 16, as: UInt.self)
      return (word >> 8) & 0x3FF == 0
    }
    #expect(typeless.isEmpty, "\(kind.key)")
    expectEqual(values[1] as? NSObject, kind.value(1) as? NSObject)
    #expect(values[1] as? NSObject != values[2] as? NSObject)
  }
}
