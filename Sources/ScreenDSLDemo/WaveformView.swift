import ScreenDSLLookViews
import ScreenDSLLooks

/// The model of a waveform: the loudness of a song over time, and how much of the song has been played.
struct Waveform: Hashable, Sendable {
  var song: Song.ID
  /// The number of bars that show the played part of the song.
  var played: Int
  var onSeek: Handler<Double>

  static let bars = 40

  init(_ song: Song, _ share: Double, _ onSeek: Handler<Double>) {
    (self.song, played, self.onSeek) = (song.id, Int(share * Double(Self.bars)), onSeek)
  }

  /// Returns the height of a bar as a share of the view's height, from 0.3 to about 1. The height is an example value,
  /// which the method computes from the song's ID and the index of the bar.
  func level(_ bar: Int) -> Double {
    let step = (song * 5 + bar * bar * 7) % 11
    return 0.3 + Double(step) / 14
  }
}

#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension Waveform: CustomPart {
    static func makeView() -> WaveformView { WaveformView(frame: .zero) }

    func show(in view: WaveformView, _ context: PartContext<Waveform>) {
      view.show(self) { context.fire(\.onSeek, $0) }
    }
  }

  /// A view that shows a waveform. If the user taps a bar, playback jumps to the part of the song that the bar shows.
  final class WaveformView: UIView {
    private var levels: [Double] = []
    private var seek: (Double) -> Void = { _ in }

    override init(frame: CGRect) {
      super.init(frame: frame)
      for index in 0..<Waveform.bars {
        let share = Double(index) / Double(Waveform.bars)
        let bar = UIControl()
        bar.addAction(UIAction { [weak self] _ in self?.seek(share) }, for: .touchUpInside)
        addSubview(bar)
      }
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }

    func show(_ wave: Waveform, _ seek: @escaping (Double) -> Void) {
      (levels, self.seek) = (subviews.indices.map(wave.level), seek)
      for (index, bar) in subviews.enumerated() {
        bar.backgroundColor = index < wave.played ? .tintColor : .separator
      }
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let width = bounds.width / CGFloat(Waveform.bars)
      for (index, (bar, level)) in zip(subviews, levels).enumerated() {
        let height = bounds.height * CGFloat(level)
        bar.frame = CGRect(
          x: CGFloat(index) * width, y: (bounds.height - height) / 2, width: width - 2,
          height: height)
      }
    }
  }
#endif
