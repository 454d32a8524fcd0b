import ScreenDSLLooks
import ScreenDSLRendering

/// The style sheet of pages. The colours are those of pictures.
enum PageStyle {
  /// The sheet of a page with a screen.
  static let screen =
    colors + typeSizes + screenRules + listRules + textRules + stateRules + wordRules
  /// The sheet of a page with a film.
  static let film = screen + filmRules

  private static let colors = """
    :root{color-scheme:light dark;\(variables)}
    [data-theme=light]{color-scheme:light}
    [data-theme=dark]{color-scheme:dark}

    """

  /// The colours of both themes as custom properties, of which an element has those of its scheme.
  private static var variables: String {
    zip(Colors(.light).named, Colors(.dark).named).map { light, dark in
      "--\(light.name):light-dark(\(light.color),\(dark.color))"
    }.joined(separator: ";")
  }

  private static let screenRules = """
    *{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--text);
      font:1.0625rem/1.3 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
    button{font:inherit}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
    .screen{position:relative;background:var(--page);color:var(--text);overflow-y:auto;
      overflow-x:hidden;container-type:inline-size}
    main>#screen{max-width:760px;min-height:100vh;margin:0 auto}
    .screen:not(:has(.grouped,.inset-grouped)){--page:var(--plain);--surface:var(--plain)}
    .screen:focus-visible{outline-offset:-3px}.list,.rows,.row,section{min-width:0}
    .list{--inset:16px}
    @container(min-width:414px){.list{--inset:20px}}
    .rows{list-style:none;margin:0;padding:0;--item-width:initial;--item-height:initial;
      --columns:initial;--start:none;--end:none}
    .extra{display:flex;align-items:center;padding:8px var(--inset)}.extra>*{flex:1;min-width:0}
    .row{--ground:var(--surface);position:relative;display:flex;flex-direction:column;
      height:var(--item-height,auto);background:var(--start),var(--end),var(--ground)}
    .row.selected{--ground:var(--selection)}.row.disabled>.body{opacity:.4}
    .row.container>.body:not(:has(*>*,.text:not(:empty)))
      {padding:0;min-height:0;flex:none}.row.container>.inner{flex:1;display:grid}
    .body{position:relative;flex:1;display:flex;align-items:center;gap:12px;min-height:44px;
      padding:11px var(--inset);overflow-wrap:anywhere}
    .row.container>.body{flex:none;min-height:0;padding-block:8px 4px}
    .row[data-height]:not(.container)>.body,.rows[data-item-height]>.row>.body
      {min-height:0;padding-block:0}.body>*,.tap>*{min-width:0}
    .body[data-padding-x]{min-height:0}
    :is(.body,.tap)>:is(.wide,.text,.tap):not(:empty){flex:1}
    .row[data-indent]>.body{padding-inline-start:calc(var(--inset) + var(--indent))}
    .body:is(.chevron,.checkmark,.folded,.unfolded)::after{content:"";flex:none;box-sizing:border-box;
      width:.47em;height:.47em;margin-inline-start:calc(.706em - 12px);
      border:solid var(--secondary);border-width:.12em .12em 0 0;transform:rotate(45deg)}
    .body>:last-child:not(.wide,.text,.tap,.sent){margin-inline-end:auto}
    .body.checkmark::after{width:.82em;height:.41em;margin-inline-start:calc(.356em - 12px);border-color:var(--accent);
      border-width:0 0 .12em .12em;transform:rotate(-45deg)}
    .body.unfolded::after{transform:rotate(135deg)}
    .tap{all:unset;box-sizing:border-box;display:flex;flex:1;align-items:center;
      align-self:stretch;min-width:0}
    .rows:not([data-item-height])>.row:not(.container,[data-height])>.body>.tap:not(:empty)
      {margin-block:-11px;padding-block:11px}
    .tap:empty{position:absolute;inset:0}
    .body :is(button:not(.tap),input,select){position:relative;z-index:1}
    .tap:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:6px}
    .rows:not(.carousel,.grid)[data-gap]{display:flex;flex-direction:column}
    .carousel{display:flex;gap:8px;padding:8px;overflow-x:auto;overflow-anchor:none;
      align-items:center}[data-height]>.inner>section>.carousel{align-items:stretch}
    .carousel>.row{flex:none;width:var(--item-width,160px)}
    .grid{display:grid;gap:8px;padding:8px;align-items:start;
      grid-template-columns:repeat(var(--columns,2),minmax(0,1fr))}
    .grid>.row{max-width:var(--item-width,none)}
    :is(.carousel,.grid)>.row{border:1px solid var(--line);border-radius:12px;overflow:clip}
    :is(.carousel,.grid)>.row>.body{padding-inline:11px}
    :is(.carousel,.grid)>.row>.body[data-padding-x]{margin:-1px}
    :is(.carousel,.grid)>.row>.body>.vertical{align-self:stretch;justify-content:center}
    .rows:empty::after{content:"no rows";display:block;padding:9px 8px;font-size:.8125rem;
      line-height:18px;color:var(--secondary)}
    .horizontal{display:flex;align-items:center;gap:12px}
    .vertical{display:flex;flex-direction:column;gap:4px;align-items:start}
    .horizontal.align-leading{align-items:start}
    .align-firstBaseline{align-items:first baseline}
    .align-center{align-items:center}.align-trailing{align-items:end}.align-fill{align-items:stretch}
    .horizontal>*{flex:none}.horizontal>:is(.text,.wide,.vertical,.button,.badge){flex:0 1 auto}
    .horizontal>.fill{flex:1 1 auto}.vertical>.fill{flex:1 0 auto}
    .vertical>.fill[data-height]{flex:none}.vertical>.wide{align-self:stretch;width:auto}
    :is(.align-center,.align-trailing)>.horizontal:not(:has(>.fill)){align-self:auto}
    .vertical:not([data-gap])>.text:not(.bubble)+.text:not(.bubble){margin-top:-4px}
    .whole{overflow-wrap:normal}.horizontal>.whole{min-width:min-content}
    [data-type-size^=accessibility] .restacks{flex-direction:column;align-items:start;gap:4px}
    [data-type-size^=accessibility] .restacks>.field{flex:none;align-self:stretch}
    .spacer{flex:1}
    .divider{align-self:stretch;background:var(--line);flex:none;min-width:1px;min-height:1px}
    h2,h3,h4,h5{margin:0;font:inherit;color:var(--text)}
    [role=link]{color:var(--accent);text-decoration:underline}
    .text{color:var(--tint,var(--text))}.bold{font-weight:700!important}
    .digits{font-variant-numeric:tabular-nums}
    .text.align-center{text-align:center}.text.align-trailing{text-align:end}
    .badge{min-width:calc(var(--leading)*.0625rem + 6px);padding:3px 7px;border-radius:99px;
      background:var(--tint,var(--accent));color:var(--onAccent);text-align:center}
    :is(.image,.avatar){display:inline-grid;place-items:center;width:40px;height:40px;
      border-radius:6px;background:var(--tint,var(--fill));color:var(--on-tint,var(--secondary));
      font-size:.8125rem;overflow:hidden;max-width:100%}
    .image[data-aspect]{width:100%;height:auto}
    .image img{width:100%;height:100%;object-fit:cover}.image .fit{object-fit:contain}
    .on-light{display:contents}.on-dark,[data-theme=dark] .on-light{display:none}
    [data-theme=dark] .on-dark{display:contents}
    @media(prefers-color-scheme:dark){.screen:not([data-theme]) .on-dark{display:contents}
      .screen:not([data-theme]) .on-light{display:none}}
    .avatar{border-radius:50%;--height:40px;font-size:calc(var(--height)*.36);font-weight:600}
    .symbol{background:color-mix(in srgb,var(--tint,var(--accent)) 15%,transparent);
      color:var(--tint,var(--accent));font-size:1rem;font-weight:700;border-radius:25%}
    .spinner{width:20px;height:20px;border:2.5px solid var(--tint,var(--secondary));
      border-bottom-color:transparent;border-radius:50%;animation:turn 1s linear infinite}
    @keyframes turn{to{transform:rotate(1turn)}}
    @media(prefers-reduced-motion:reduce){.spinner{animation:none}}
    :where(.button){background:none;border-radius:99px}
    .button{display:flex;align-items:center;justify-content:center;gap:6px;padding:0;border:0;
      color:var(--tint,var(--accent))}
    .button:is(.gray,.tinted,.filled){min-width:44px;padding:6px 14px;font-weight:700}
    .button.gray{background:var(--fill)}.button.destructive{color:var(--tint,var(--removed))}
    .button.tinted{background:color-mix(in srgb,var(--tint,var(--accent)) 15%,transparent)}
    .button.filled{background:var(--tint,var(--accent));color:var(--onAccent)}
    .inline{justify-content:space-between;width:100%;padding:6px 0;color:var(--text)}
    .inline[aria-pressed=true]::after{content:"✓";color:var(--tint,var(--accent))}
    .button>*{--tint:currentColor;flex:none;font-size:.6875rem}.button[aria-busy]{opacity:.6}
    .segments{display:flex;flex:1;padding:2px;border-radius:8px;background:var(--fill)}
    .segment{flex:1;min-width:0;min-height:28px;border:0;border-radius:6px;background:none;
      color:var(--text);font-size:.8125rem;overflow-wrap:anywhere}
    .segment[aria-checked=true]{background:var(--thumb);box-shadow:inset 0 0 0 1px var(--line)}
    .toggle{width:51px;height:31px;padding:2px;border:0;border-radius:16px;background:var(--line)}
    .toggle::after{content:"";display:block;width:27px;height:27px;border-radius:50%;
      background:#FFF}.toggle[aria-checked=true]{background:var(--tint,var(--inserted))}
    .toggle[aria-checked=true]::after{margin-inline-start:auto}
    .stepper{display:flex;width:94px;height:32px;border-radius:8px;background:var(--fill);
      line-height:32px;text-align:center}.stepper>*{flex:1}
    .stepper>*+*{box-shadow:-1px 0 var(--line)}.stepper>.disabled{color:var(--line);opacity:1}
    .menu{font:inherit;max-width:100%;border:0;background:none;color:var(--tint,var(--secondary));
      text-align:end}
    .field{flex:1;min-width:44px;max-width:100%;padding:4px 10px;font:inherit;border:0;
      border-radius:8px;box-shadow:inset 0 0 0 1px var(--line);background:var(--page);
      color:var(--text)}.field::placeholder{color:var(--tertiary);opacity:1}
    .date{flex:none}.wheel{width:100%;text-align-last:center}
    .field.focused{box-shadow:inset 0 0 0 2px var(--tint,var(--accent))}
    .slider,.progress{min-width:44px;max-width:100%;accent-color:var(--tint,var(--accent))}
    :where(.selected:not(.row)){background:var(--selection);box-shadow:0 0 0 3px var(--selection)}
    .disabled:not(.row){opacity:.4}
    [data-lines]{display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden;
      -webkit-line-clamp:var(--lines,1)}

    """

  /// Grounds, layers, columns, circles, what some words of a text are, and texts that are cut before their end: the first half of one of two halves
  /// ends with an ellipsis, and the second one loses its beginning.
  private static let wordRules = """
    .ground{background:color-mix(in srgb,var(--on,var(--fill)) calc(var(--opacity,1)*100%),transparent);
      box-shadow:inset 0 0 0 1px var(--edge,transparent),var(--shadow,0 0 transparent)}
    .ground>*{--on:initial;--ink:initial;--edge:initial;--shadow:initial;--opacity:initial}
    .shadow{--shadow:0 2px 6px rgb(0 0 0/.15)}.text.ground:not(.fill){flex:0 1 auto!important}
    .strong .text{--tint:initial}.text.strong{color:var(--text)}
    .strong{--text:var(--ink,var(--onAccent));--link:var(--text);--secondary:var(--text)}
    .equal>*{flex:1 1 0!important;min-width:0}
    .over{display:inline-grid}.over>*{grid-area:1/1;min-width:0}.over>.wide{width:auto}
    .text[data-height]{align-content:center}
    .vertical.align-center>.text{text-align:center}.vertical.align-trailing>.text{text-align:end}
    .over>:not(:first-child){align-self:end;justify-self:end}
    .over:is(.topLeading,.topTrailing)>:not(:first-child){align-self:start}
    .over:is(.topLeading,.bottomLeading)>:not(:first-child){justify-self:start}
    .over.center>:not(:first-child){place-self:center}
    .progress.circle{appearance:none;flex:none;min-width:0;width:28px;height:28px;border:0;
      border-radius:50%;background:conic-gradient(var(--tint,var(--accent)) calc(var(--share,0)*1turn),
      var(--line) 0);mask:radial-gradient(farthest-side,transparent calc(100% - 4.5px),#000 calc(100% - 4px))}
    .circle::-webkit-progress-bar{background:none}.circle::-webkit-progress-value{background:none}
    .circle::-moz-progress-bar{background:none}
    .selectable{position:relative;z-index:1;user-select:text;cursor:text}
    .struck{text-decoration:line-through}mark{background:#FFE08A;color:#1C1C1E;border-radius:3px}
    .text [role=link]{color:var(--link,var(--tint,var(--accent)))}[aria-disabled]{opacity:.4}
    .cut-head,.cut-middle{white-space:pre;-webkit-line-clamp:none!important}
    .cut-head{display:flex!important;overflow:hidden}
    .cut-head>*{flex:0 1 auto;overflow:hidden;text-overflow:ellipsis;direction:rtl}
    .cut-middle{display:flex!important}.cut-middle>*{overflow:hidden}
    .cut-middle>:first-child{text-overflow:ellipsis;min-width:1em}
    .cut-middle>:last-child{flex:none;max-width:50%;direction:rtl}

    """
}

extension PageStyle {
  /// Tints, type styles, bubbles, skeletons, and signs where one reads from the right.
  private static let stateRules = """
    \(Look.Color.system.map { ".color-\($0.name){--tint:var(--tint-\($0.name));--on-tint:var(--onAccent)}" }.joined())
    .bubble{flex:none!important;max-width:75%;padding:8px 12px;border-radius:18px;
      background:var(--fill)}
    .bubble.sent{margin-inline-start:auto;background:var(--tint,var(--accent))}
    .bubble.sent *{--tint:initial}.bubble.sent{--link:var(--onAccent);--text:var(--onAccent);--secondary:var(--onAccent)}
    .text.bubble.sent{color:var(--onAccent)}
    .loading:not(:has(*)),.loading *:not(:has(*)){border-radius:6px;
      color:transparent!important;background:var(--fill)!important}
    .avatar.loading,.loading .avatar{border-radius:50%}
    .text.loading,.loading .text{
      clip-path:inset(calc((var(--leading) - .7*var(--size))*.03125rem) 0 round 99px)}
    [dir=rtl] :is(.text,.badge,.button,.segment){unicode-bidi:plaintext}
    [dir=rtl] .text:not(.align-center,.align-trailing){text-align:right}
    [dir=rtl] .text.align-trailing{text-align:left}
    [dir=rtl] .body:is(.chevron,.folded)::after{transform:rotate(-135deg)}

    """

  /// Lines between rows, the styles of lists, and what an edited row is moved or deleted by. Lines take
  /// no room, and those of a list that is not inset stand on its ends as well.
  private static let listRules = """
    [dir=rtl]{--to:left}.rows:not(.carousel,.grid,[data-gap])>.row+.row{--start:top/100% 1px no-repeat
      linear-gradient(to var(--to,right),transparent var(--inset),var(--line) 0)}
    .screen>.list>section>.rows:not(.carousel,.grid,.inset-grouped)>.row:last-child
      {--end:bottom/100% 1px no-repeat linear-gradient(var(--line),var(--line))}
    .rows:not(.carousel,.grid)>.row:is(.no-line,[data-line])+.row{--start:none}
    .rows:not(.carousel,.grid)>.row[data-line]:not(:last-child){--end:bottom/100% 1px no-repeat
      linear-gradient(to var(--to,right),transparent var(--from),var(--line) 0)}
    .screen>.list>section>.rows:not(.carousel,.grid,.grouped)>.row.no-line:last-child{--end:none}
    .rows:not(.carousel,.grid)>.row.container{--ground:var(--page)}
    .grouped>.row:first-child{--start:top/100% 1px no-repeat linear-gradient(var(--line),var(--line))}
    section:has(>:is(.grouped,.inset-grouped)){padding-block:17.5px}
    .inset-grouped{margin-inline:var(--inset)}
    section:has(>.inset-grouped)>.extra{padding-inline:calc(2*var(--inset))}
    .inset-grouped>.row:first-child{border-start-start-radius:10px;border-start-end-radius:10px}
    .inset-grouped>.row:last-child{border-end-start-radius:10px;border-end-end-radius:10px}
    .delete,.handle{flex:none!important;display:grid;align-items:center;width:26px;height:44px;
      margin-block:-11px;padding:0;border:0;background:none;color:var(--secondary)}
    .delete::before{content:"";width:22px;height:22px;border-radius:50%;background:
      center/12px 2px no-repeat linear-gradient(var(--surface),var(--surface)) var(--removed)}
    .mark{flex:none!important;display:grid;place-items:center;width:22px;height:22px;margin-inline-end:4px;
      border:1.5px solid var(--secondary);border-radius:50%}.mark.on{border:0;background:var(--accent)}
    .mark.on::before{content:"";width:10px;height:5px;margin-top:-3px;transform:rotate(-45deg);
      border:solid var(--onAccent);border-width:0 0 2px 2px}.handle{width:24px}
    .handle::before{content:"";justify-self:end;width:22px;height:11.5px;
      background:repeating-linear-gradient(currentColor 0 1.5px,transparent 0 5px)}

    """

  private static var textStyles: String {
    Look.TextStyle.allCases.map { style in
      ".style-\(style){\(size(style));font-weight:\(Font(style).isBold ? 700 : 400)}"
    }.joined()
  }

  /// The size and the leading of a text in a type style.
  private static func size(_ style: Look.TextStyle) -> String {
    "--size:var(--\(style));--leading:var(--\(style)-line)"
  }

  /// The sizes and leadings of all type styles at each type size, in points.
  private static let typeSizes = RenderState.TypeSize.allCases.map { typeSize in
    let styles = Look.TextStyle.allCases.map { style in
      let font = Font(style, typeSize)
      let (size, line) = (NumberText.decimal(font.size), NumberText.decimal(font.lineHeight))
      return "--\(style):\(size);--\(style)-line:\(line)"
    }
    let root = typeSize == .large ? ":root," : ""
    return "\(root)[data-type-size=\(typeSize)]{\(styles.joined(separator: ";"))}\n"
  }.joined()

  /// Texts as large as the reader's type size says, in units that grow with the browser's own.
  private static let textRules = """
    .text,.button,.field,.menu{\(size(.body))}
    .text:where(h1,h2,h3,h4,h5,h6){\(size(.title3));margin:0;font-weight:700}
    \(textStyles)
    .badge{\(size(.caption));font-weight:700}
    .button:is(.gray,.tinted,.filled){\(size(.subheadline))}
    :is(.text,.badge,.button,.field,.menu){font-size:calc(var(--size)*.0625rem);
      line-height:calc(var(--leading)*.0625rem)}
    .body{font-size:calc(var(--body)*.0625rem)}

    """
}

extension Colors {
  /// The colours with their names: those of the properties, and of the tints.
  fileprivate var named: [(name: String, color: StaticString)] {
    let own = Mirror(reflecting: self).children.compactMap { name, value in
      (value as? StaticString).map { (name: name ?? "", color: $0) }
    }
    return own + Look.Color.system.map { ("tint-\($0.name)", tint($0)) }
  }
}

extension PageStyle {
  private static let filmRules = """
    html,body{background:var(--ground);--mono:ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace}
    .film{max-width:1120px;margin:0 auto;padding:24px 16px 48px}.top{margin-bottom:20px}
    h1{margin:0 0 4px;font-size:1.625rem;line-height:1.2;letter-spacing:-.01em;overflow-wrap:anywhere}
    .top p{margin:0;color:var(--secondary);font-size:.9375rem}
    .player,.tools{display:flex;flex-wrap:wrap;gap:8px 12px;padding:10px 12px;position:sticky;top:8px;z-index:3;
      border:1px solid var(--line);border-radius:14px;background:var(--surface)}
    .player{align-items:center;margin-bottom:24px}.buttons{display:flex;gap:4px}
    .player button{display:grid;place-items:center;width:40px;height:40px;border:0;
      border-radius:10px;background:none;color:var(--text);cursor:pointer}
    .player button:hover:not(:disabled){background:var(--fill)}.player button:disabled{opacity:.35;cursor:default}
    #play{background:var(--accent);color:var(--onAccent)}
    #play:hover:not(:disabled){background:var(--accent);filter:brightness(1.08)}
    .player svg{width:20px;height:20px;fill:currentColor}#play .pausing,.playing #play .playing-sign{display:none}.playing #play .pausing{display:block}
    .playing #start{display:none}
    #scrub{flex:1 1 160px;min-width:120px;height:32px;accent-color:var(--accent)}
    .player output,.player label{font-size:.875rem;color:var(--secondary);white-space:nowrap;
      font-variant-numeric:tabular-nums}
    .player select,.tools :is(input,select){font:inherit;color:var(--text);border:1px solid var(--secondary);
      border-radius:8px}
    .player select{font-size:.875rem;min-height:32px;padding:2px 6px;margin-left:6px;background:var(--surface)}
    .stage{display:grid;grid-template:auto auto 1fr/426px minmax(0,1fr);gap:20px 40px;align-items:start}
    .stage>*{grid-column:2;min-width:0}
    .device{grid-area:1/1/4;position:sticky;top:84px;padding:10px;padding-inline-start:0;border-radius:36px;
      background:var(--bezel)}.device:has([dir=rtl]){padding-inline:10px 0}
    #screen{height:680px;max-height:calc(100vh - 246px);min-height:360px;border-radius:26px;
      padding:16px 0;scrollbar-width:thin}
    #screen,.frame:has([data-mark]){padding-inline-start:var(--gutter);
      background:linear-gradient(to var(--to,right),var(--bezel) var(--gutter),transparent 0) var(--page)}
    .stage,.frame{--gutter:26px}.device{display:grid}.device>*{grid-area:1/1;min-width:0}.device::after{grid-area:1/1;margin-left:var(--gutter)}
    .device:has([dir=rtl])::after{justify-self:end;margin:0 var(--gutter) 0 0;transform:scaleX(-1)}
    .device::after,figure:has([data-mark])::after{content:"";width:22px;z-index:2;pointer-events:none;
      background:radial-gradient(circle at 100% 100%,#0000 21.5px,var(--bezel) 22px) 0 0/22px 22px no-repeat,
      radial-gradient(circle at 100% 0,#0000 21.5px,var(--bezel) 22px) 0 100%/22px 22px no-repeat}
    #ghosts{position:absolute;inset:0 0 auto 0;height:0;pointer-events:none;z-index:2}
    .ghost{position:absolute;overflow:hidden;background:var(--surface);display:flex;
      flex-direction:column;border-radius:6px;box-shadow:inset 4px 0 var(--removed)}
    .row[data-mark]{--mark:var(--moved);box-shadow:inset 4px 0 var(--mark);z-index:1}
    \(["inserted", "removed", "moved", "reconfigured", "reloaded"].map { "[data-mark=\($0)]{--mark:var(--\($0))!important}" }.joined())
    .row[data-mark]::before{content:"";position:absolute;inset:0;background:var(--mark);border-radius:inherit;opacity:.1;pointer-events:none;animation:light 1.2s ease-out}
    .number{--mark:var(--secondary)}.number,.row[data-mark]::after{min-width:20px;padding:0 3px;border-radius:10px;background:var(--mark);
      color:var(--ground);font-size:.6875rem;font-weight:700;line-height:20px;text-align:center}
    .row[data-mark]::after{box-sizing:border-box;content:attr(data-number) / "";position:absolute;z-index:2;
      inset-block-start:8px;inset-inline-end:calc(100% + 2px);pointer-events:none}
    :is(.carousel,.grid)>.row[data-mark]{overflow:visible}
    :is(.carousel,.grid)>.row[data-mark]::after{inset:-7px auto auto -7px}
    @keyframes light{from{opacity:.45}}
    #source{margin:0}#source figcaption{margin-bottom:6px;font-size:.8125rem;color:var(--secondary)}
    #source pre{position:relative;max-height:min(42rem,100vh - 8rem);margin:0;padding:8px 0;overflow:auto;
      border:1px solid var(--line);border-radius:12px;background:var(--page);scrollbar-width:thin}
    #source code{display:inline-block;min-width:100%;padding:0 14px;font-size:.75rem;line-height:1.5;font-family:var(--mono)}
    #source span{display:block;margin:0 -14px;padding:0 14px}
    #source [data-mark]{--mark:var(--secondary);box-shadow:inset 4px 0 var(--mark);
      background:color-mix(in srgb,var(--mark) 13%,transparent)}
    .panel :is(h2,h3){font-weight:700;line-height:1.3}
    .panel h2{font-size:1.375rem;overflow-wrap:anywhere}
    #summary,#report,#note{margin:4px 0 0;color:var(--secondary);font-size:.9375rem}
    #report:empty,#note:empty{display:none}.panel h3{margin:16px 0 4px;font-size:.9375rem}
    .panel h3:has(+[hidden]+:empty){display:none}
    dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(97px,1fr));gap:8px;margin:0}
    dl div{padding:8px 10px;border:1px solid var(--line);border-radius:12px;
      background:var(--surface);border-top:4px solid var(--mark,var(--line))}
    dl .none{border-top-color:var(--line)}dl div{display:flex;flex-direction:column-reverse}
    dt{font-size:.75rem;color:var(--secondary)}
    dd{margin:0;font-size:1.5rem;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
    dl .none dd{color:var(--secondary);font-weight:400}
    .compare{display:grid;grid-template-columns:max-content 1fr 3.5em;gap:10px 12px;
      align-items:center;font-size:.875rem;margin-top:20px}
    .compare output{font-variant-numeric:tabular-nums;text-align:end;font-weight:700}
    .compare progress{appearance:none;width:100%;height:12px;border:0;border-radius:6px;
      overflow:hidden;background:var(--fill)}
    .compare progress::-webkit-progress-bar{background:var(--fill)}
    .compare progress::-webkit-progress-value{background:var(--accent)}
    .compare progress::-moz-progress-bar{background:var(--accent)}
    #reload::-webkit-progress-value{background:var(--removed)}
    #reload::-moz-progress-bar{background:var(--removed)}
    .changes{list-style:none;margin:0;padding:0;font-size:.9375rem}#changes{max-height:34vh;overflow-y:auto}
    .changes li{position:relative;padding:5px 0;padding-inline-start:28px;border-bottom:1px solid var(--line)}
    .changes .number{position:absolute;inset-inline-start:0;box-sizing:border-box}
    .changes code{display:block;margin-top:2px;font-size:.8125rem;color:var(--secondary);font-family:var(--mono);
      overflow-wrap:anywhere}.changes small{color:var(--secondary)}
    .change{padding:0;border:0;background:none;color:var(--text);font-size:inherit;text-align:start;
      overflow-wrap:anywhere}button.change{cursor:pointer;min-height:24px}.change>*{margin-inline-end:8px}
    button.change:hover{text-decoration:underline}
    .chip{--mark:var(--secondary);padding:1px 8px;border-radius:9px;background:var(--mark);color:var(--ground);
      font-size:.75rem;font-weight:600;line-height:18px}
    #more,#none,.keys{margin:0;color:var(--secondary);font-size:.875rem}.film .keys{margin:-16px 0 24px}
    .main-button{font:inherit;font-size:.9375rem;font-weight:700;min-height:36px;padding:4px 20px;
      margin-top:12px;border:0;border-radius:18px;background:var(--accent);color:var(--onAccent);
      cursor:pointer}[hidden]{display:none!important}
    kbd{padding:1px 6px;border:1px solid var(--line);border-radius:5px;background:var(--surface);
      font:inherit;font-size:.75rem;color:var(--text)}
    @media(max-width:860px){.stage{display:flex;flex-direction:column;align-items:stretch;gap:12px}
      .film .keys{display:none}.device{position:static;max-width:426px;width:100%;margin:0 auto}
      #changes{max-height:7.5rem}#screen{height:520px;max-height:45vh;min-height:280px}}
    @media(max-width:420px){.film{padding:16px 8px 40px}.device{padding-block:6px;padding-inline-end:6px;
      border-radius:26px}#screen{border-radius:20px}.stage{--gutter:22px}
      .player{position:static;justify-content:space-between;margin-bottom:12px}.film .top p{display:none}
      #scrub,.player label{order:1}}
    @media print{:root,[data-theme]{color-scheme:light!important}*{print-color-adjust:exact}
      .on-dark{display:none!important}.on-light{display:contents!important}
      .player,.keys,.main-button{display:none!important}.device{position:static}
      #screen,#source pre,#changes{height:auto;max-height:none!important}
      #source code{display:block}#counts{break-inside:avoid}}
    @media(prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;
      transition:none!important}}

    """
}
