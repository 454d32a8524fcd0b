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
      private lazy var least = rule(heightAnchor.constraint(greaterThanOrEqualToConstant: 0))
      /// Holds while it scrolls, when it says no height by itself.
      private lazy var most = rule(heightAnchor.constraint(equalToConstant: 0))

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
        least.isActive = true
      }

      required init?(coder: NSCoder) { nil }

      private func rule(_ rule: NSLayoutConstraint) -> NSLayoutConstraint {
        rule.priority = .almostRequired
        return rule
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        promptLabel.frame = CGRect(
          x: 0, y: 0, width: bounds.width, height: promptLabel.font.lineHeight)
        fit()
      }

      /// Lets it be as high as its text, or scroll.
      private func fit() {
        promptLabel.isHidden = hasText
        let line = font?.lineHeight ?? 0
        least.constant = (line * CGFloat(lines.lowerBound)).rounded(.up)
        most.constant = (line * CGFloat(lines.upperBound)).rounded(.up)
        let height = sizeThatFits(CGSize(width: bounds.width, height: 10_000)).height
        let isScrolled = bounds.width > 0 && height > most.constant + 0.5
        guard isScrollEnabled != isScrolled else { return }
        isScrollEnabled = isScrolled
        most.isActive = isScrolled
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
