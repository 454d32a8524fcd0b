import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLLooks

// What the package needs from the system comes with it.
struct Volume: Screen {
  var share: Double
  var body: some ScreenContent { Section("sound") { Look.slider("Volume", value: share) { _ in } } }
}

print(ScreenRenderer.svg.render(Volume(share: 0.4).snapshot()))
