import ScreenDSL

struct Contact: CellModel {
  var firstName: String
  var lastName: String
}

struct Company: CellModel {
  var name: String
}
