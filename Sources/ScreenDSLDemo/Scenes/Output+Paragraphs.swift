extension Output {
  /// Writes a title and what belongs to it, indented, with a blank line after it.
  func write(_ title: String, _ lines: [String]) {
    write("\(title):")
    for line in lines { write("  \(line)") }
    write("")
  }
}
