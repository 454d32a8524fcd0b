/// Texts that could be taken for markup, attributes, styles or terminal commands, and texts that are invisible.
package enum HostileTexts {
  // Swift does not allow this scalar in a literal.
  private static let noncharacter = Unicode.Scalar(UInt32(0xFDD0)).map { String($0) } ?? ""

  private static let payloads = [
    "<script>alert(1)</script>", "</text><image href=\"x\"/>", "\" onload=\"alert(1)", "' style='x",
    "]]>", "<![CDATA[x]]>", "<!-- x -->", "--><b>", "&lt;", "&#0;", "&#x1B;", "&unknown;",
    "<?xml version=\"1.1\"?>", "<!DOCTYPE a [<!ENTITY b \"c\">]>", "&b;", "javascript:alert(1)",
    "\" fill=\"red", "url(#a)", "</svg><svg>", "expression(x)", "}</style>", "<a xmlns:x='y'/>",
    "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}", "\u{9B}2J", "\u{1B}]8;;http://x\u{7}",
    "\u{8}\u{8}\u{8}", "a\rb", "a\nb", "a\r\nb", "a\tb", "\u{0}", "\u{C}", "\u{7F}", "\u{85}",
    "\u{202E}cod.exe", "\u{2066}\u{202D}x", "\u{200F}x\u{200E}", "\u{61C}", "\u{2028}", "\u{2029}",
    "\u{FEFF}x", "\u{200B}", "\u{2060}", "\u{AD}", "\u{FFFE}", "\u{FFFF}", "\u{1FFFE}",
    noncharacter, "\u{E0001}\u{E0041}\u{E0042}", "\u{FFF9}a\u{FFFA}b\u{FFFB}", "\u{180E}",
    "\u{3164}",
    "Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}\u{30A}\u{30B}",
    "\u{301}", "\u{200D}", "\u{FE0F}\u{FE0F}", "👩‍👩‍👧‍👦", "🇩", "\u{1F3FB}", "\\u{202E}", "\\", "\"", "'",
    "", " ", "  x  ", "%n%s", "${x}", "\\(x)", "│┤┘", "x\" label=\"y", "' Banner title=\"x",
  ]

  package static let all =
    payloads + payloads.map { "Element \($0) 1" } + payloads.map { "漢\($0)\"\($0)" }
    + payloads.map { String(repeating: $0 + "x", count: 40) }
    + [String(repeating: "<", count: 100_000), String(repeating: "\u{202E}", count: 10_000)]

  /// Texts that could end a script, JSON, a template or a policy, and a text of a million bytes.
  package static let breakouts = [
    "</script><script>alert(1)</script>", "</script >", "<!--<script>", "-->", "<!--",
    "</SCRIPT/x>", "\\u003c/script>", "\u{2028}alert(1)\u{2029}", "\"};alert(1);//",
    "`${alert(1)}`", "{{alert(1)}}", "<%= 1 %>", "</title><b>", "</textarea>", "</template>",
    "</style><style>*{display:none}", "<base href=//x>", "<meta http-equiv=refresh content=0>",
    "<iframe srcdoc='<b>'>", "<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>",
    "<math><mi//xlink:href=x>", "'sha256-x'", "; script-src *", "\u{FFFD}\u{FFFD}", "\\uD800",
    "\\ud83d", "\u{D7FF}\u{E000}", "__proto__", "constructor", "toString", "&lt;/script&gt;",
    "&#60;script&#62;", "&NotEqualTilde;", "on\u{0}click=1", "java\tscript:1", "data:text/html,<b>",
    "\u{1F600}\u{FE0F}", "a\u{0}b", String(repeating: "</script>", count: 120_000),
  ]
}
