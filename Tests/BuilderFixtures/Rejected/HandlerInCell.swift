// A cell fires the newest handler by its place, `context.fire(\.onClose)`; a model's own may be an old one.

import ScreenDSL

@MainActor
final class BannerCell {
  var press: () -> Void = {}

  func configure(with model: Banner) {
    // error: 'callAsFunction' is inaccessible due to 'package' protection level
    press = { model.onClose(()) }
  }
}
