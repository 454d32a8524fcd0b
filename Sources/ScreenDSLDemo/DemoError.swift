/// An error in the program's arguments, in one sentence.
struct DemoError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
