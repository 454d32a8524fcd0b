#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
  import Foundation

  /// Shows a list in the terminal in which the process runs.
  ///
  /// The terminal shows the lines of a ``TerminalHost`` on its alternate screen, and passes pressed keys to this host.
  /// When ``run()`` ends, the terminal has its previous content and settings again.
  @MainActor
  public final class Terminal {
    /// Whether the input and the output of the process are a terminal.
    public static var isInteractive: Bool {
      [STDIN_FILENO, STDOUT_FILENO].allSatisfy { isatty($0) == 1 }
    }

    /// The size of a list in this terminal: all columns, and all lines except the last one, which shows help about
    /// keys. If the output is not a terminal, or the terminal reports no size, the size is 80 columns and 23 lines. The
    /// number of lines can be 0.
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
    /// The settings that the terminal had before the list was shown; nil while no list is shown.
    private var original: termios?
    private var sources: [any DispatchSourceProtocol] = []
    /// The columns and lines that the terminal had for the list when it drew the list last. The host's size can be
    /// greater, because the host has at least 20 columns and one line.
    private lazy var room = host.size
    /// The first bytes of a key whose other bytes have not arrived yet.
    private var unread: [UInt8] = []
    /// Receives the reason why the list ends: the number of a signal, or nil if the user quits. Only the first reason
    /// counts.
    private var reasons: AsyncStream<Int32?>.Continuation?

    /// Creates the object. To show the list, call ``run()``.
    ///
    /// - Parameters:
    ///   - host: The list to show.
    ///   - keys: Help about keys that the list itself does not use, such as "n next step". The terminal shows this text
    ///     below the list.
    ///   - beside: Returns lines to show to the right of the list. The terminal shows these lines only if it has at
    ///     least 80 columns, and truncates lines that are too long.
    ///   - update: Applies the new screen to the host. The terminal calls this closure after each key and after each
    ///     refresh. If the list did not use a key, the argument is this key; otherwise the argument is nil.
    public init(
      showing host: TerminalHost, keys: String, beside: @escaping @MainActor () -> [String],
      update: @escaping @MainActor (TerminalKey?) -> Void
    ) {
      (self.host, self.keys, self.beside, self.update) = (host, keys, beside, update)
    }

    /// Shows the list until the user quits, the process receives a signal such as `SIGTERM`, or the task is cancelled.
    /// The user quits with Control-C or, while not typing in a field, with `q`.
    ///
    /// - Returns: The number of the signal, which is `SIGHUP` if the terminal was closed; nil if the user quit or the
    ///   task was cancelled.
    public func run() async -> Int32? {
      let ends = AsyncStream { reasons = $0 }
      await watchSignals()
      begin()
      defer { finish() }
      draw()
      var iterator = ends.makeAsyncIterator()
      // There is no reason if the task was cancelled.
      return await iterator.next() ?? nil
    }

    /// Registers handlers for signals. `SIGWINCH` means that the window has another size, so its handler draws the list
    /// again. All other handlers end the list, so that ``run()`` restores the terminal.
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
          signal(number, SIG_IGN)  // On other systems, Dispatch installs a handler itself.
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

    private func quit(_ signal: Int32?) { reasons?.yield(signal) }

    private func read() {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
      // If there is nothing to read, the terminal was closed.
      guard count > 0 else { return quit(SIGHUP) }
      unread += bytes.prefix(count)
      for key in TerminalKey.takeKeys(from: &unread) {
        if key == .interrupt || key == .character("q") && !host.isTyping { return quit(nil) }
        update(host.handle(key) ? nil : key)
      }
      draw()
    }

    private func draw() {
      if original == nil { return }
      let size = Self.size
      let columnsBeside = size.columns < 80 ? 0 : max(32, size.columns - 80)
      if room != (size.columns - columnsBeside, size.lines) {
        room = (size.columns - columnsBeside, size.lines)
        host.resize(columns: room.columns, lines: room.lines)
        write("\u{1B}[2J")
      }
      let (lines, focused) = (host.lines, host.focusedLines)
      let beside = columnsBeside == 0 ? [] : beside()
      let blank = String(repeating: " ", count: beside.isEmpty ? 0 : host.size.columns)
      var output = (0..<size.lines).map { index in
        let line = lines.indices.contains(index) ? lines[index] : blank
        return (focused.contains(index) ? "\u{1B}[7m\(line)\u{1B}[m" : line)
          + (beside.indices.contains(index)
            ? "  " + host.line(beside[index], columns: columnsBeside - 2) : "")
      }
      let hints =
        host.isTyping
        ? [host.hint] : ["q quit", keys, host.hint, "up down"].filter { !$0.isEmpty }
      output.append("  " + host.line(hints.joined(separator: "  "), columns: size.columns - 2))
      write(output.enumerated().map { "\u{1B}[\($0 + 1);1H\u{1B}[K\($1)" }.joined())
    }

    private func write(_ text: String) {
      // If writing fails, the terminal was closed.
      do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch { quit(SIGHUP) }
    }
  }
#endif
