extension JSONReader {
  mutating func number() throws(InputError) -> String {
    var result = take("-") ? "-" : ""
    result += take("0") ? "0" : try digits(after: "its sign")
    if take(".") { result += "." + (try digits(after: "'.'")) }
    if let exponent = next, take("e") || take("E") {
      result += "\(exponent)\(sign())" + (try digits(after: "'\(exponent)'"))
    }
    return result
  }

  private mutating func sign() -> String {
    if take("+") { return "+" }
    return take("-") ? "-" : ""
  }

  private mutating func digits(after place: String) throws(InputError) -> String {
    let digits = take { (0x30...0x39).contains($0) }
    if digits.isEmpty { throw failure("Number must have a digit after \(place) (was \(found))") }
    return String(decoding: digits, as: UTF8.self)
  }
}
