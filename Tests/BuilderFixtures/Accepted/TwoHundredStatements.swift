// There is no limit to the number of statements.

import ScreenDSL

struct TwoHundredStatements: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main") {
      Label(text: "0")
      Label(text: "1").id(1)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "4")
      Label(text: "5").id(5)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "8")
      Label(text: "9").id(9)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "12")
      Label(text: "13").id(13)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "16")
      Label(text: "17").id(17)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "20")
      Label(text: "21").id(21)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "24")
      Label(text: "25").id(25)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "28")
      Label(text: "29").id(29)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "32")
      Label(text: "33").id(33)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "36")
      Label(text: "37").id(37)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "40")
      Label(text: "41").id(41)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "44")
      Label(text: "45").id(45)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "48")
      Label(text: "49").id(49)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "52")
      Label(text: "53").id(53)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "56")
      Label(text: "57").id(57)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "60")
      Label(text: "61").id(61)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "64")
      Label(text: "65").id(65)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "68")
      Label(text: "69").id(69)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "72")
      Label(text: "73").id(73)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "76")
      Label(text: "77").id(77)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "80")
      Label(text: "81").id(81)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "84")
      Label(text: "85").id(85)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "88")
      Label(text: "89").id(89)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "92")
      Label(text: "93").id(93)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "96")
      Label(text: "97").id(97)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "100")
      Label(text: "101").id(101)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "104")
      Label(text: "105").id(105)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "108")
      Label(text: "109").id(109)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "112")
      Label(text: "113").id(113)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "116")
      Label(text: "117").id(117)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "120")
      Label(text: "121").id(121)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "124")
      Label(text: "125").id(125)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "128")
      Label(text: "129").id(129)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "132")
      Label(text: "133").id(133)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "136")
      Label(text: "137").id(137)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "140")
      Label(text: "141").id(141)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "144")
      Label(text: "145").id(145)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "148")
      Label(text: "149").id(149)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "152")
      Label(text: "153").id(153)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "156")
      Label(text: "157").id(157)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "160")
      Label(text: "161").id(161)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "164")
      Label(text: "165").id(165)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "168")
      Label(text: "169").id(169)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "172")
      Label(text: "173").id(173)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "176")
      Label(text: "177").id(177)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "180")
      Label(text: "181").id(181)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "184")
      Label(text: "185").id(185)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "188")
      Label(text: "189").id(189)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "192")
      Label(text: "193").id(193)
      if state.showsBanner { Divider() }
      Divider()
      Label(text: "196")
      Label(text: "197").id(197)
      if state.showsBanner { Divider() }
      Divider()
    }
  }
}
