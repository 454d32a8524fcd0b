#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  #if !os(tvOS)
    /// A field of several lines, as high as its text: at least some lines, and at most as many, beyond which it scrolls.
    final class LookTextView: UITextView, UITextViewDelegate, LookEditor {
      var unanswered: [String] = []
      var isWritten = false
      var canBeTyped: Bool {
        get { isEditable }
        set { if isEditable != newValue { isEditable = newValue } }
      }
      var typed: String {
        get { text ?? "" }
        set {
          text = newValue
          fit()
        }
      }
      var prompt: String? {
        get { promptLabel.text }
        set { promptLabel.text = newValue }
      }
      override var font: UIFont? { didSet { promptLabel.font = font } }
      var lines = 1...1 { didSet { if lines != oldValue { fit() } } }
      /// Whether the return key breaks the line.
      var breaksLines = true
      /// Hears what happens, as controls tell it.
      var onEvent: (UIControl.Event) -> Void = { _ in }

      private let promptLabel = UILabel()

      init() {
        super.init(frame: .zero, textContainer: nil)
        delegate = self
        isScrollEnabled = false
        (backgroundColor, textAlignment) = (nil, .natural)
        // Where labels have their text.
        (textContainerInset, textContainer.lineFragmentPadding) = (.zero, 0)
        (adjustsFontForContentSizeCategory, promptLabel.adjustsFontForContentSizeCategory) = (
          true, true
        )
        (promptLabel.textColor, promptLabel.isAccessibilityElement) = (.tertiaryLabel, false)
        addSubview(promptLabel)
      }

      required init?(coder: NSCoder) { nil }

      override func layoutSubviews() {
        super.layoutSubviews()
        promptLabel.frame = CGRect(
          x: 0, y: 0, width: bounds.width, height: promptLabel.font.lineHeight)
        fit()
      }

      /// Lets it be as high as its text, or scroll.
      private func fit() {
        promptLabel.isHidden = hasText
        let height = textHeight(in: bounds.width)
        let isScrolled = bounds.width > 0 && height > most + 0.5
        if isScrollEnabled != isScrolled { isScrollEnabled = isScrolled }
      }

      private var most: CGFloat { rounded(lines.upperBound) }
      private func rounded(_ lines: Int) -> CGFloat {
        ((font?.lineHeight ?? 0) * CGFloat(lines)).rounded(.up)
      }
      private func textHeight(in width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: 10_000)).height
      }

      /// Returns how high it is at a width.
      func height(in width: CGFloat) -> CGFloat {
        max(rounded(lines.lowerBound), min(textHeight(in: width), most))
      }

      // MARK: What a person does

      func textViewDidChange(_ textView: UITextView) {
        fit()
        onEvent(.editingChanged)
      }

      func textViewDidBeginEditing(_ textView: UITextView) { onEvent(.editingDidBegin) }
      func textViewDidEndEditing(_ textView: UITextView) { onEvent(.editingDidEnd) }

      /// The return key ends typing, unless it breaks the line.
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        if text != "\n" || breaksLines { return true }
        onEvent(.editingDidEndOnExit)
        if isFirstResponder { resignFirstResponder() }
        return false
      }
    }
  #endif
#endif
