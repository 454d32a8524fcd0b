/// A line of a script that cannot be read or played.
struct ScriptError: Error, Equatable {
  var sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
