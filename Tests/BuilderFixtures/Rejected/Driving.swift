// What tests of screens and cells are written like from habit.

import ScreenDSL
import ScreenDSLTesting

// error at CLOSURE: declare it in a closure: 'TestScreen { Inbox() }'
// error at TEXT: a row is named by its ID as a text: 'tap("1")'

struct Banners: Screen {
  var body: some ScreenContent { Label(text: "1") }
}

@MainActor
func drive(_ screen: TestScreen) {
  TestScreen(Banners()).tap("1")  // CLOSURE
  screen.tap(1)  // TEXT
  // error: give the value: 'fire("1", \SortMenu.onChange, .aToZ)'
  screen.fire("menu", \SortMenu.onChange)
  screen.fire("banner", \Banner.onClose).fire("menu", \SortMenu.onChange, .aToZ)
  // error: cannot convert value of type 'Int' to expected argument type 'Sort'
  screen.fire("menu", \SortMenu.onChange, 7)
}

// error: type 'BannerView' does not conform to protocol 'ConfigurableCell'
// error: add 'context: CellContext<Model>', of the model's type
final class BannerView: ConfigurableCell {
  func configure(with banner: Banner) {}
}

@MainActor
func wait(_ host: HeadlessHost, _ screen: ScreenSnapshot) async {
  // error: no 'async' operations occur within 'await' expression
  await host.apply(screen)
}
