/// The reason why a view would refuse an update, as a value instead of an exception.
public struct Violation: Error, Equatable, CustomStringConvertible {
  /// The rule that was broken.
  public var code: Code
  /// The text that the view raises, or one of ours with the prefix `sim:` where the real one is unknown.
  public var message: String
  /// The longer text of iOS 16.4 and later, for wrong counts only (C1, C2 and C4).
  ///
  /// It has the lines about the data source and the updates, and not the last one, which describes
  /// the view object. A reload is listed as the delete and the insert that the view makes of it.
  public var details: String?

  /// Creates a violation of one rule.
  public init(code: Code, message: String, details: String? = nil) {
    self.code = code
    self.message = message
    self.details = details
  }

  /// Creates a violation of a rule that is not about counts.
  init(_ code: Code, _ message: String) {
    self.init(code: code, message: message)
  }

  /// The code and the message on one line.
  public var description: String {
    "\(code.rawValue): \(message)"
  }
}

extension Violation {
  /// The rules that can be judged from operations, counts and view state alone.
  ///
  /// The raw value is the code in the catalogue: B bounds, C counts, D duplicates, K reconfigures,
  /// M moves in conflict, S combinations, W state of the view.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A deleted or reloaded section does not exist before the update.
    case b1 = "B1"
    /// An inserted section does not exist after the update.
    case b2 = "B2"
    /// A section move starts or ends out of range.
    case b3 = "B3"
    /// A deleted or reloaded item lies in a section that does not exist before the update.
    case b4 = "B4"
    /// A deleted or reloaded item does not exist in its section before the update.
    case b5 = "B5"
    /// An inserted item lies in a section that does not exist after the update.
    case b6 = "B6"
    /// An inserted item does not exist in its section after the update.
    case b7 = "B7"
    /// An item move starts where no item is before the update.
    case b8 = "B8"
    /// An item move ends where no item is after the update.
    case b9 = "B9"

    /// The number of sections does not follow from the operations.
    case c1 = "C1"
    /// The number of items in a section does not follow from the operations.
    case c2 = "C2"
    /// The data source changed before the update began.
    case c4 = "C4"

    /// A section is deleted twice or inserted twice.
    case d1 = "D1"
    /// A section is both deleted and reloaded.
    case d2 = "D2"
    /// An item is deleted twice.
    case d3 = "D3"
    /// An item is both deleted and reloaded.
    case d4 = "D4"

    /// A reconfigured item does not exist.
    case k2 = "K2"

    /// A moved section is also deleted or reloaded.
    case m1 = "M1"
    /// A section moves to where one is inserted.
    case m2 = "M2"
    /// A section moves twice.
    case m3 = "M3"
    /// Two sections move to one place.
    case m4 = "M4"
    /// A moved item is also deleted or reloaded.
    case m5 = "M5"
    /// An item moves to where one is inserted.
    case m6 = "M6"
    /// An item moves twice.
    case m7 = "M7"
    /// Two items move to one place.
    case m8 = "M8"
    /// An item moves out of a deleted or reloaded section.
    case m9 = "M9"
    /// An item moves into an inserted or reloaded section.
    case m10 = "M10"

    /// A section reload shares a batch with another kind of operation.
    case s1 = "S1"
    /// An item reload shares a batch with operations that displace items.
    case s2 = "S2"
    /// A reconfigure shares a batch with another kind of operation.
    case s3 = "S3"
    /// A section move shares a batch with an item operation.
    case s4 = "S4"
    /// An item is inserted twice at one path.
    case s5 = "S5"
    /// An item is deleted or reloaded in a deleted section.
    case s6 = "S6"
    /// An item is inserted in an inserted section.
    case s7 = "S7"
    /// Section inserts or deletes share a batch with item inserts or moves.
    case s8 = "S8"
    /// A move changes nothing.
    case s9 = "S9"
    /// A reloaded section is empty before and after.
    case s11 = "S11"

    /// The view has no window.
    case w1 = "W1"
    /// The view has no size or was never laid out.
    case w2 = "W2"
    /// The view has been told to reload its data and has not done so yet.
    case w3 = "W3"
    /// A drag or an interactive reorder is under way.
    case w4 = "W4"
    /// Another update is under way.
    case w5 = "W5"
  }
}
