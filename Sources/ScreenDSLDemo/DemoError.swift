/// An error that the program reports, as a sentence.
struct DemoError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
