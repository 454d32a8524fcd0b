import ScreenDSL
import ScreenDSLLooks

// A line that begins with a dot continues the line above.
func lineByLine() -> some LookPart {
  Look.vertical {
    Look.text("a")
      // error: value of type 'Look.Text' has no member 'subtitle'
      .subtitle("b")
  }
}

// error: value of type 'Look.Text' has no member 'secret'
func ofAnotherPart() -> some LookPart { Look.text("a").secret() }

// error: missing argument for parameter #3 in call
func withoutAnAction() -> some LookPart { Look.toggle("a", isOn: true) }

private func mistakes() {
  // error: 'buildExpression' is unavailable: a text is no part; write 'Look.text(…)' around it
  _ = Look.vertical { "a" }
}

struct TwoParts: LookModel {
  // error: 'buildBlock' is unavailable: a look is one part; put several into 'Look.horizontal { … }' or 'Look.vertical { … }'
  var look: some LookPart {
    Look.text("a")
    Look.text("b")
  }
}

struct Sometimes: LookModel {
  var isShown = true
  var look: some LookPart {
    // error: 'buildOptional' is unavailable: a model always has a look; add an 'else', such as with 'Look.empty'
    if isShown { Look.text("a") }
  }
}

// error: type 'Nothing' does not conform to protocol 'LookModel'
// error: declare 'var look: some LookPart { … }'
struct Nothing: LookModel {}

func longParts(_ number: Int) -> some LookPart {
  Look.vertical {
    Look.text(number > 1 ? "a" + "b" : "c").lines(1).color(number > 2 ? .red : .secondary).fill()
    Look.text(number > 1 ? "a" + "b" : "c").lines(1).color(number > 2 ? .red : .secondary).fill()
    // error: value of type 'Look.Text' has no member 'lins'
    Look.text(number > 1 ? "a" + "b" : "c").lins(1).fill()
    Look.text(number > 1 ? "a" + "b" : "c").lines(1).color(number > 2 ? .red : .secondary).fill()
    Look.text(number > 1 ? "a" + "b" : "c").lines(1).color(number > 2 ? .red : .secondary).fill()
  }
}
