#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
  import Foundation

  /// Shows a list in the terminal of the process.
  ///
  /// The terminal shows the lines of a ``TerminalHost`` on the alternate screen, and passes keys to this host. When the
  /// user quits, or when a signal arrives, the terminal gets its previous content and settings back.
  @MainActor
  public final class Terminal {
    /// Whether the process has a terminal for input and output.
    public static var isInteractive: Bool {
      [STDIN_FILENO, STDOUT_FILENO].allSatisfy { isatty($0) == 1 }
    }

    /// The size for a list: the columns of the terminal, and its lines without the last one. The last line has the help
    /// about keys. The number of lines for the list may be 0. Without a terminal, the size is 80 columns and 23 lines.
    public static var size: (columns: Int, lines: Int) {
      var window = winsize()
      let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0
      guard isKnown, window.ws_col > 0, window.ws_row > 0 else { return (80, 23) }
      return (Int(window.ws_col), Int(window.ws_row) - 1)
    }

    private let host: TerminalHost
    private let keys: String
    private let beside: @MainActor () -> [String]
    private let update: @MainActor (TerminalKey?) -> Void
    /// The settings of the terminal before the list was shown; nil while no list is shown.
    private var original: termios?
    private var sources: [any DispatchSourceProtocol] = []
    private var end: CheckedContinuation<Int32?, Never>?
    /// The reason for the end: the number of a signal, or nil if the user quit. The outer optional is nil while the
    /// list runs.
    private var result: Int32??

    /// Creates a terminal that is not shown yet.
    ///
    /// - Parameters:
    ///   - host: The list.
    ///   - keys: Help about keys that the list does not use, such as "n next step". The line below the list shows this
    ///     text.
    ///   - beside: Returns lines to show beside the list, if the terminal has 80 columns or more. Longer lines are
    ///     truncated.
    ///   - update: Applies the new screen after each key. The argument is the key if the list ignored the key;
    ///     otherwise nil.
    public init(
      showing host: TerminalHost, keys: String, beside: @escaping @MainActor () -> [String],
      update: @escaping @MainActor (TerminalKey?) -> Void
    ) {
      (self.host, self.keys, self.beside, self.update) = (host, keys, beside, update)
    }

    /// Shows the list until the user presses `q` or Control-C, or a signal ends the process.
    ///
    /// - Returns: The number of the signal; nil if the user quit.
    public func run() async -> Int32? {
      result = nil
      await watchSignals()
      begin()
      defer { finish() }
      draw()
      return await withCheckedContinuation { end in
        if let result { end.resume(returning: result) } else { self.end = end }
      }
    }

    /// Handles signals, so that the terminal is restored before a signal ends the process.
    ///
    /// If a signal arrives before this call, the signal ends the process at once. The terminal is not changed yet, so
    /// nothing must be restored.
    private func watchSignals() async {
      for number in Self.signals {
        let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler {
          MainActor.assumeIsolated { number == SIGWINCH ? self.draw() : self.quit(number) }
        }
        await withCheckedContinuation { isWatched in
          source.setRegistrationHandler { isWatched.resume() }
          source.activate()
        }
        #if canImport(Darwin)
          signal(number, SIG_IGN)  // Other systems' Dispatch has a handler of its own.
        #endif
        sources.append(source)
      }
    }

    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH]

    private func begin() {
      var settings = termios()
      tcgetattr(STDIN_FILENO, &settings)
      original = settings
      cfmakeraw(&settings)
      tcsetattr(STDIN_FILENO, TCSANOW, &settings)
      // Shows the alternate screen, hides the cursor, and turns off wrapping of long lines.
      write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J")
      let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
      input.setEventHandler { MainActor.assumeIsolated { self.read() } }
      input.activate()
      sources.append(input)
      host.onRefreshed = { [weak self] in
        self?.update(nil)
        self?.draw()
      }
    }

    private func finish() {
      write("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
      if var original { tcsetattr(STDIN_FILENO, TCSANOW, &original) }
      original = nil
      for source in sources { source.cancel() }
      sources = []
      for number in Self.signals { signal(number, SIG_DFL) }
    }

    private func quit(_ signal: Int32?) {
      if result == nil { result = .some(signal) }
      end?.resume(returning: signal)
      end = nil
    }

    private func read() {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
      // If nothing can be read, the terminal was closed. The list then ends as after the signal that reports this.
      guard count > 0 else { return quit(SIGHUP) }
      for key in TerminalKey.keys(in: String(decoding: bytes.prefix(count), as: UTF8.self)) {
        if key == .interrupt || key == .character("q") && !host.isTyping { return quit(nil) }
        update(host.handle(key) ? nil : key)
      }
      draw()
    }

    private func draw() {
      if original == nil { return }
      let size = Self.size
      let columnsBeside = size.columns < 80 ? 0 : max(32, size.columns - 80)
      if host.size != (size.columns - columnsBeside, size.lines) {
        host.resize(columns: size.columns - columnsBeside, lines: size.lines)
        write("\u{1B}[2J")
      }
      let (lines, focused) = (host.lines, host.focusedLines)
      let beside = columnsBeside == 0 ? [] : beside()
      var output = (0..<size.lines).map { index in
        let line = lines.indices.contains(index) ? lines[index] : ""
        return (focused.contains(index) ? "\u{1B}[7m\(line)\u{1B}[m" : line)
          + (beside.indices.contains(index)
            ? "  " + host.line(beside[index], columns: columnsBeside - 2) : "")
      }
      let hints = ["q quit", keys, host.hint, "up down"].filter { !$0.isEmpty }
      output.append("  " + host.line(hints.joined(separator: "  "), columns: size.columns - 2))
      write(output.enumerated().map { "\u{1B}[\($0 + 1);1H\u{1B}[K\($1)" }.joined())
    }

    private func write(_ text: String) {
      // If writing fails, the terminal was closed. The list then ends as after the signal that reports this.
      do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch { quit(SIGHUP) }
    }
  }
#endif
