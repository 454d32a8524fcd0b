import ScreenDSL
import ScreenDSLRendering

struct TwoLines: CellModel {
  var text: String
  var detail: String
}

// A line that begins with a dot continues the line above.
func looksLineByLine() -> LookRegistry {
  LookRegistry(
    Look(of: TwoLines.self) { model in
      .vertical {
        .title(model.text)
          // error: 'subtitle' is unavailable: this line continues the one above; begin it with 'CellLook.', or write the parts with commas
          .subtitle(model.detail)
      }
    })
}

func looksOfTexts() -> LookRegistry {
  LookRegistry(
    Look(of: TwoLines.self) { model in
      .vertical {
        // error: 'buildExpression' is unavailable: a text is no part; write '.title(…)' around it
        model.text
      }
    })
}
