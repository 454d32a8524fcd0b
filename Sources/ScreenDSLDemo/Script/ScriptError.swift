/// A line of a script that cannot be played.
struct ScriptError: Error {
  var sentence: String
}
