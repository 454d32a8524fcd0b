import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLLooks

// The program imports no system module, because the package needs none from its client.
struct Volume: Screen {
  var share: Double
  var body: some ScreenContent { Section("sound") { Look.slider("Volume", value: share) { _ in } } }
}

print(ScreenRenderer.svg().render(Volume(share: 0.4).snapshot()))
