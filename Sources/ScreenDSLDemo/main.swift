import ScreenDSL

struct Banner: CellModel { var title: String; var onClose: Handler<Void> }
struct Carousel: ContainerModel { var height = 180 }
struct Card: CellModel, Identifiable { let id: String; var name: String }
struct Menu: CellModel { var selected: Int }

struct Main: Screen {
  var flag: Bool
  @SectionBuilder var extra: some SectionContent {
    Menu(selected: 9)
    if flag { Menu(selected: 10) }
  }
  var body: some ScreenContent {
    Banner(title: "loose", onClose: Handler { print("x") })
    Section("main", header: Menu(selected: 3)) {
      if flag { Banner(title: "a", onClose: Handler { print("x") }) }
      Menu(selected: 1)
      Container("carousel", Carousel()) {
        for i in 0..<3 { Card(id: "e\(i)", name: "n") }
      }
      Menu(selected: 2)
      for i in 0..<3 { Card(id: "e\(i)", name: "n").onSelect { print(i) } }
      switch flag {
      case true: Menu(selected: 7)
      case false: Banner(title: "b", onClose: Handler { })
      }
      extra
      let x = 3
      [Menu(selected: x), Menu(selected: 5)]
      if #available(macOS 13, *) { Menu(selected: 11) }
      for i in 0..<2 { for j in 0..<2 { Menu(selected: i * j) } }
      [Menu(selected: 1), Card(id: "dup", name: "n")] as [any CellModel]
      Card(id: "dup", name: "m")
    }
    for i in 0..<2 { Section(i) { for j in 0..<20 { Menu(selected: j) } } }
  }
}
print(Main(flag: true).snapshot())
print(Main(flag: false).snapshot())
