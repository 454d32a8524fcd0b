// What tests of screens and cells are written like from habit.

import ScreenDSL
import ScreenDSLTesting

// error at CLOSURE: declare it in a closure: 'TestScreen { Inbox() }'
// error at TEXT: a row is named by its ID as a text: 'tap("1")'
// error at VALUE: a value comes last: 'fire("menu", \Menu.onPick, 1)'
// error at FIRST: the row comes first: 'fire("menu", \Menu.onPick, 1)'

struct Banners: Screen {
  var body: some ScreenContent { Label(text: "1") }
}

@MainActor
func drive(_ screen: TestScreen) {
  TestScreen(Banners()).tap("1")  // CLOSURE
  screen.tap(1)  // TEXT
  screen.fire("menu", \SortMenu.onChange)  // VALUE
  screen.fire(\SortMenu.onChange, "menu", .aToZ)  // FIRST
  screen.fire(\SortMenu.onChange, "menu")  // FIRST
  screen.fire(\Banner.onClose, "banner").tap("1")  // FIRST
  screen.fire("banner", \Banner.onClose).fire("menu", \SortMenu.onChange, .aToZ)
  // error: cannot convert value of type 'Int' to expected argument type 'Sort'
  screen.fire("menu", \SortMenu.onChange, 7)
}

// error: type 'BannerView' does not conform to protocol 'ConfigurableCell'
final class BannerView: ConfigurableCell {
  func configure(with banner: Banner) {}
}

// note: protocol requires nested type 'Model'

@MainActor
func wait(_ host: HeadlessHost, _ screen: ScreenSnapshot) async {
  // error: no 'async' operations occur within 'await' expression
  await host.apply(screen)
}
