#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
  import Foundation

  /// The terminal of the process, with a list in it.
  ///
  /// It shows a ``TerminalHost`` on a screen of its own, and gives it the keys and the mouse until the
  /// user quits. Whatever ends it, a key or a signal, leaves the terminal as it was.
  @MainActor
  public final class Terminal {
    /// Whether the process has a terminal to show something in and to be given keys by.
    public static var isInteractive: Bool {
      isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    }

    /// Whether the terminal shows more than ASCII, as the process's environment says.
    public static var showsUnicode: Bool {
      let environment = ProcessInfo.processInfo.environment
      let values = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
      return values.first { !$0.isEmpty }?.uppercased().contains("UTF") ?? false
    }

    /// The window of the terminal: its columns, and its lines but for one below the list.
    public static var size: (columns: Int, lines: Int) {
      var window = winsize()
      let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
      return isKnown ? (Int(window.ws_col), Int(window.ws_row) - 1) : (80, 23)
    }

    private let host: TerminalHost
    private let keys: String
    private let beside: @MainActor () -> [String]
    private let update: @MainActor (TerminalKey?) -> Void
    private var painter = TerminalPainter()
    private var parser = KeyParser()
    private var original = termios()
    private var sources: [any DispatchSourceProtocol] = []
    private var end: CheckedContinuation<Int32?, Never>?

    /// Creates a terminal that shows nothing yet.
    ///
    /// - Parameters:
    ///   - host: The list to show.
    ///   - keys: What more keys do, for the line below the list.
    ///   - beside: Lines to show beside the list, where the terminal has 80 columns or more.
    ///   - update: Called after each key, with the key if it means nothing in the list: applies what
    ///     the screen is by then.
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
      begin()
      refresh()
      defer { finish() }
      return await withCheckedContinuation { end = $0 }
    }

    private func begin() {
      tcgetattr(STDIN_FILENO, &original)
      var raw = original
      cfmakeraw(&raw)
      tcsetattr(STDIN_FILENO, TCSANOW, &raw)
      write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[2J")
      let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
      input.setEventHandler { MainActor.assumeIsolated { self.read() } }
      sources.append(input)
      for number in Self.signals {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler {
          MainActor.assumeIsolated { number == SIGWINCH ? self.refresh() : self.quit(number) }
        }
        sources.append(source)
      }
      for source in sources { source.activate() }
    }

    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH]

    private func finish() {
      for source in sources { source.cancel() }
      sources = []
      write("\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l")
      tcsetattr(STDIN_FILENO, TCSANOW, &original)
      for number in Self.signals { signal(number, SIG_DFL) }
    }

    private func quit(_ signal: Int32?) {
      end?.resume(returning: signal)
      end = nil
    }

    private func read() {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
      // A terminal that is gone ends the program as its signal does.
      guard count > 0 else { return quit(SIGHUP) }
      for key in parser.keys(in: bytes.prefix(count)) {
        if key == .interrupt || key == .character("q") && !host.isTyping { return quit(nil) }
        update(host.handle(key) ? nil : key)
      }
      refresh()
    }

    private func refresh() {
      var size = Self.size
      let isWide = size.columns >= 80
      if isWide { size.columns -= Self.columnsBeside }
      if (size.columns, size.lines) != host.size {
        host.resize(columns: size.columns, lines: size.lines)
        painter = TerminalPainter()
        write("\u{1B}[2J")
      }
      var lines = host.lines
      lines += Array(repeating: "", count: max(0, host.size.lines - lines.count))
      let hints = [host.hint, keys, "up down  q quit"].filter { !$0.isEmpty }
      lines.append("  " + hints.joined(separator: "  ").prefix(Self.size.columns - 4))
      write(painter.paint(lines, focused: host.focusedLines, beside: isWide ? beside() : []))
    }

    /// How many columns of a wide terminal are beside the list.
    public static let columnsBeside = 32

    private func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
  }
#endif
