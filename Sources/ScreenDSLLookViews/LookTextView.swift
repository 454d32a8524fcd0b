#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  #if !os(tvOS)
    /// A field of several lines, which grows with its text up to its greatest number of lines and then scrolls.
    final class LookTextView: UITextView, UITextViewDelegate, LookEditor {
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
      override var font: UIFont? { didSet { promptLabel.font = font } }
      var lines = 1...1 { didSet { if lines != oldValue { fit() } } }
      var breaksLines = true

      private let promptLabel = UILabel()

      init() {
        super.init(frame: .zero, textContainer: nil)
        delegate = self
        isScrollEnabled = false
        (backgroundColor, textAlignment) = (nil, .natural)
        // Without insets, the text is at the same position as in a label.
        (textContainerInset, textContainer.lineFragmentPadding) = (.zero, 0)
        adjustsFontForContentSizeCategory = true
        promptLabel.adjustsFontForContentSizeCategory = true
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

      private func fit() {
        promptLabel.isHidden = hasText
        let height = textHeight(in: bounds.width)
        let isScrolled = bounds.width > 0 && height > most + 0.5
        if isScrollEnabled != isScrolled { isScrollEnabled = isScrolled }
      }

      func show(prompt: String?) { promptLabel.text = prompt }

      private var most: CGFloat { rounded(lines.upperBound) }
      private func rounded(_ lines: Int) -> CGFloat {
        (promptLabel.font.lineHeight * CGFloat(lines)).rounded(.up)
      }
      private func textHeight(in width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: 10_000)).height
      }

      func height(in width: CGFloat) -> CGFloat {
        max(rounded(lines.lowerBound), min(textHeight(in: width), most))
      }

      func textViewDidChange(_ textView: UITextView) {
        fit()
        tell(.editingChanged)
      }

      func textViewDidBeginEditing(_ textView: UITextView) { tell(.editingDidBegin) }
      func textViewDidEndEditing(_ textView: UITextView) { tell(.editingDidEnd) }

      private func tell(_ event: UIControl.Event) {
        (superview as? LookView)?.hear(event, of: self)
      }

      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        if text != "\n" || breaksLines { return true }
        tell(.editingDidEndOnExit)
        if isFirstResponder { resignFirstResponder() }
        return false
      }
    }
  #endif
#endif
