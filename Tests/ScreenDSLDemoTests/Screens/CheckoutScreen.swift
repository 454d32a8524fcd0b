import ScreenDSLLooks

@testable import ScreenDSLDemo

/// A checkout: a basket, a form that says what is wrong with it, and a shop that refuses.
struct CheckoutScreen: Screen {
  var order: Editable<Order>

  var body: some ScreenContent {
    if order.isPaid {
      Section("receipt", header: "Thank you, \(order.value[.name])") {
        for item in order.items { Look.row(item.id, value: price(item.price)).id(item.id) }
        Look.text("Paid by card \(order.value[.card])", .footnote).color(.secondary).sensitive()
      }.layout(.cards)
    } else {
      Section("basket", header: "Basket") {
        for (index, item) in order.items.enumerated() {
          BasketRow(
            item: item, onCount: Handler { new in order.edit { $0.items[index].count = new } }
          ).swipeActions(
            SwipeAction("Remove", style: .destructive) { order.edit { $0.items.remove(at: index) } }
          )
        }
        if order.items.isEmpty { Look.text("Nothing in the basket").color(.secondary) }
      }.layout(.cards)
      Section("delivery", header: "Delivery") {
        field(.name, "Name", "Ada Lovelace").keyboard(.name)
        field(.address, "Address", "Street and city")
        Look.toggle("It is a gift", edits: order, \.isGift)
        if order.isGift {
          Look.field("Note", edits: order, \.note, prompt: "By hand").lines(2...4).limit(60)
        }
      }.layout(.cards)
      Section("payment", header: "Payment", footer: "Only your bank learns the number") {
        field(.card, "Card", "16 digits").keyboard(.number)
        field(.code, "Code", "3 digits").keyboard(.number).secret()
        Look.horizontal {
          Look.text("Total", .headline).fill()
          Look.text(price(order.total), .title3).monospacedDigits().motion(.flash(.yellow))
        }
        Look.button("Pay") { order.edit { $0.isPaying = true } }
          .kind(.filled).wide().enabled(order.canPay).busy(order.isPaying)
      }.layout(.cards)
    }
  }

  private func field(_ key: Order.Field, _ title: String, _ prompt: String) -> Look.Field {
    Look.field(title, edits: order, \.[key], prompt: prompt)
      .problem(order.value.problem(of: key))
      .focused(edits: order, \.focus, equals: key)
      .returnKey(.next)
  }
}

struct BasketRow: LookModel, Identifiable {
  var item: Order.Item, onCount: Handler<Int>
  var id: String { item.id }

  var look: some LookPart {
    Look.horizontal {
      Look.image(.symbol(item.symbol)).color(.brown).background(.brown, opacity: 0.15, corners: 8)
      Look.vertical {
        Look.text(item.id, .headline)
        Look.text(price(item.price), .subheadline).monospacedDigits().motion(.fade)
        if item.left < 9 { Look.text("Only \(item.left) left", .footnote).color(.red).announced() }
      }.fill()
      Look.stepper("", value: item.count, in: 1...item.left, onCount).accessibility(label: "Number")
    }.stacksAtAccessibilitySizes()
  }
}

extension LayoutHint { fileprivate static let cards = list.appearance(.insetGrouped) }
private func price(_ cents: Int) -> String { "€\(cents / 100).\(cents / 10 % 10)\(cents % 10)" }

/// What is bought, where it goes and how it is paid.
struct Order: SceneState {
  struct Item: Equatable, Identifiable, Sendable {
    var id, symbol: String
    var cents: Int, count = 1, left = 9
    var price: Int { cents * count }
  }
  enum Field: CaseIterable, Sendable { case name, address, card, code }

  var items = [
    Item(id: "Coffee beans", symbol: "leaf", cents: 1_190),
    Item(id: "V60 dripper", symbol: "cup.and.saucer", cents: 2_450),
    Item(id: "Paper filters", symbol: "doc", cents: 680),
  ]
  var isGift = false, note = "", isPaying = false, isPaid = false
  var texts: [Field: String] = [:] { didSet { refusals = [:] } }
  var refusals: [Field: String] = [:] { didSet { isPaying = false } }
  var focus: Field? { didSet { if let oldValue, oldValue != focus { seen.insert(oldValue) } } }
  private var seen: Set<Field> = []

  subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue }
  }
  var total: Int { items.reduce(0) { $0 + $1.price } }
  var canPay: Bool { total > 0 && note.count <= 60 && Field.allCases.compactMap(mistake).isEmpty }

  /// What the shop refused, or what was wrong when the field was left.
  func problem(of field: Field) -> String? {
    refusals[field] ?? (seen.contains(field) ? mistake(in: field) : nil)
  }

  private func mistake(in field: Field) -> String? {
    let (least, count) = ([.card: 16, .code: 3][field] ?? 1, self[field].count { $0 != " " })
    if count >= least { return nil }
    return least == 1 ? "Please fill this in" : "\(least) digits, \(count) so far"
  }

  static func screen(_ order: Editable<Order>) -> CheckoutScreen { CheckoutScreen(order: order) }

  /// Somebody buys, and the bank refuses at first.
  static let story: [Step] = [
    ("The basket opens", { _ in }),
    ("You take a second dripper", { $0.items[1].count = 2 }),
    ("You remove the filters", { $0.items.removeLast() }),
    ("You say who you are", { $0.texts = [.name: "Ada Lovelace", .address: "5 Fleet Street"] }),
    ("It is a gift", { ($0.isGift, $0.note) = (true, "Happy birthday, Grace!") }),
    ("You leave half a number", { ($0.texts[.card], $0.focus) = ("4242 4242", .code) }),
    ("You type the rest", { $0.texts[.card] = "4242 4242 4242 4242" }),
    ("You type the code, and pay", { ($0.texts[.code], $0.isPaying) = ("123", true) }),
    ("The bank refuses the card", { $0.refusals = [.card: "Your bank refused it"] }),
    ("One dripper is left", { ($0.items[1].count, $0.items[1].left) = (1, 1) }),
    ("Another card", { ($0.texts[.card], $0.isPaid) = ("5555 4444 3333 1111", true) }),
  ]
}
