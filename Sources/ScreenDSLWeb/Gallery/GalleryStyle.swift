/// The style sheet of a gallery, after that of a film.
enum GalleryStyle {
  static let text = """
    .gallery{max-width:1760px;margin:0 auto;padding:24px 16px 64px}.gallery>.top{margin-bottom:12px}
    .counts :is(span,a){display:inline-block;margin-inline-end:16px}.gallery a{color:var(--accent)}
    .gallery .failed{color:var(--removed);font-weight:700}.skip{position:absolute;left:-9999px}
    .skip:focus{position:static}
    .tools{align-items:end;margin-bottom:20px}
    .tools :is(label,.search){display:grid;gap:2px;font-size:12px;color:var(--secondary)}
    .tools .search{flex:1 1 200px;grid-template-columns:1fr auto}.search input{grid-column:1/-1}
    .gallery>.top .keys{margin-top:6px}
    #overview{margin-bottom:40px}#overview>section{margin-bottom:20px}
    :is(#overview,.suite)>h2{font-size:24px;font-weight:700}#overview h3{margin:12px 0 8px}
    #overview h3,.test>h3{font-size:17px;font-weight:700}
    .minis{display:grid;grid-template-columns:repeat(auto-fill,minmax(109px,1fr));gap:14px 12px}
    .mini{display:block;width:109px;min-width:0;font-size:12px;line-height:1.3;text-decoration:none;
      overflow-wrap:anywhere}.gallery .mini{color:var(--text)}.mini>*{display:block}
    .mini small{color:var(--secondary)}.mini:is(:hover,:focus)>b{text-decoration:underline}
    .phone{position:relative;height:180px;margin-bottom:4px;border:2px solid var(--bezel);border-radius:11px;
      background:var(--page);overflow:hidden;contain:strict}.failed>.phone{border-color:var(--removed)}
    .phone>.screen{position:absolute;inset:0 auto auto 0;width:390px;height:653px;padding:16px 0;overflow:hidden;
      transform:scale(.27);transform-origin:0 0}.phone .row::after{display:none}
    .phone>:is(pre,img){margin:0;font-size:4px;max-width:100%}
    #nothing{display:grid;place-content:center;justify-items:center;min-height:50vh;font-size:20px;
      overflow-wrap:anywhere}
    .said p{margin:0 0 4px;font-weight:700}.same{padding:6px var(--inset);color:var(--secondary);
      background:var(--fill);font-size:.8125rem;text-align:center}
    .tools :is(input,select){font-size:15px;min-height:34px;padding:3px 8px;min-width:0;max-width:100%;
      background:var(--page)}
    .tools ::placeholder{color:var(--secondary);opacity:1}
    .tools .heard{display:flex;align-items:center;gap:8px;min-height:34px;font-size:14px;color:var(--text)}
    .tools .heard input{min-height:0;width:18px;height:18px;margin:0;accent-color:var(--accent)}
    .numbers span{position:absolute;z-index:4;min-width:18px;padding:0 4px;border-radius:9px;
      transform:translate(-80%,-40%);background:var(--moved);color:var(--onAccent);
      font-size:11px;font-weight:700;line-height:18px;text-align:center;
      box-shadow:0 0 0 1px var(--page);print-color-adjust:exact;pointer-events:none}
    [dir=rtl] .numbers span{transform:translate(-20%,-40%)}
    .lines{margin:8px 0 0;padding-inline-start:2.2em;max-width:390px;font-size:13px;line-height:1.5;
      overflow-wrap:anywhere}.lines ::marker{font-weight:700}
    @media(min-width:1100px){figure:has(.lines){display:grid;grid-template-columns:auto 220px;column-gap:16px}
      figure:has(.lines) figcaption{grid-column:1/-1}.lines{margin:0;max-height:640px;overflow:auto}}
    .columns{display:grid;grid-template-columns:260px minmax(0,1fr);gap:32px;align-items:start}
    .columns:not(:has(#tree)){grid-template-columns:minmax(0,1fr)}
    .columns:not(:has(#tree))>.side{display:none}
    .side{position:sticky;top:92px;max-height:calc(100vh - 108px);overflow:auto;font-size:14px;
      scrollbar-width:thin;padding:3px}.side ul{list-style:none;margin:0;padding-inline-start:14px}
    #tree>ul{padding:0}.side li{padding:3px 0;overflow-wrap:anywhere}
    .side a{display:inline-block;min-height:24px;line-height:24px;text-decoration:none}
    .side a:hover{text-decoration:underline}summary{cursor:pointer;min-height:24px;line-height:24px}
    #tree>summary{font-weight:700;margin-bottom:4px}.suite{margin:0 0 40px}
    .suite>h2{margin:0 0 4px}#failures>h2{color:var(--removed)}.test>h3{margin:20px 0 10px}
    :is(.suite,.test)>:is(h2,h3){overflow-wrap:anywhere}
    .entry{max-width:100%;min-width:min(100%,320px);padding:14px 16px 16px;
      border:1px solid var(--line);border-radius:16px;background:var(--surface);
      scroll-margin-top:136px}.anchor{position:relative;top:-136px}
    .entry[aria-current]{border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}
    .entry>header{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;margin-bottom:10px}
    .entry>header h4{margin:0;font-size:16px;font-weight:700;overflow-wrap:anywhere}
    .entry h4 a{color:var(--text);text-decoration:none}.entry h4 a:hover{text-decoration:underline}
    .entry header .type{font-size:13px;color:var(--secondary)}
    .entry:not([data-drawn]) .content{width:min(100%,390px);height:702px}
    .entry.update:not([data-drawn]) .content{width:min(100%,836px);height:800px}
    main{min-height:100vh;scroll-margin-top:92px}
    .gallery .known{color:var(--reconfigured);font-weight:700}
    .compared,.more{width:100%}
    .report,.notes{display:grid;gap:14px;grid-template-columns:minmax(0,1fr);width:100%;
      place-items:start;align-content:start}
    .accept{display:flex;flex-wrap:wrap;align-items:center;gap:6px 10px;margin:0;font-size:13px}
    .accept code{order:1;flex:1 0 100%;padding:6px 10px;border-radius:8px;background:var(--ground);
      overflow-wrap:anywhere;user-select:all;font-size:13px;font-family:var(--mono)}
    .gallery .main-button{margin:0}
    .accept .main-button{min-height:28px;padding:2px 14px;font-size:13px}
    .compared pre{max-height:11rem}
    .modes{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;min-height:32px;font-size:14px}
    .modes input{margin:0 6px 0 0;accent-color:var(--accent)}
    .modes [type=range]{flex:1;min-width:80px;max-width:220px;margin:0}
    .compared:not([data-mode=slider]) [type=range]{visibility:hidden}
    .compared .sides{display:grid;grid-auto-columns:minmax(0,1fr);grid-auto-flow:column;
      --tall:clamp(240px,100vh - 450px,640px)}
    .compared .picture{max-height:var(--tall);object-fit:contain;object-position:left top}
    .compared:not([data-mode=sides]) figure{grid-area:1/1}
    .compared:not([data-mode=sides]) figure+figure figcaption{text-align:end}
    .modes+.sides{grid-template-columns:repeat(2,minmax(0,1fr))}
    [data-mode=slider] figure+figure .picture{clip-path:inset(0 0 0 calc(var(--share,.5)*100%))}
    [data-mode=blink] figure+figure .picture{animation:blink 1.4s steps(1) infinite!important}
    @keyframes blink{50%{opacity:0}}
    .more:not(:empty){display:flex;flex-wrap:wrap;gap:4px 24px}
    .content .more>details:not([open]){width:auto}
    @media(min-width:1100px){.report:has(.compared){grid-template-columns:minmax(0,2fr) minmax(0,3fr)}
      .compared .sides{--tall:clamp(240px,100vh - 330px,640px)}}
    .content{display:grid;grid-template-columns:minmax(0,auto);gap:14px;justify-items:start}
    .content>*{max-width:100%}summary .chip{margin-inline-start:8px}
    .chip[data-kind=failed]{--mark:var(--removed)}.chip[data-kind=found]{--mark:var(--reconfigured)}
    .cards,.shots,.sides{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}
    .frame .row[data-mark]::before{animation:none}.shots>*{min-width:0;max-width:100%}
    figure{--edge:6px;margin:0;max-width:100%;min-width:0}
    figure:where(:has(>.frame [data-mark])){display:grid;grid-template-columns:minmax(0,auto)}
    figure>.frame,figure:has([data-mark])::after{grid-area:2/1}figure:has([data-mark])::after{margin:var(--edge) 26px}
    figure:has(>[dir=rtl] [data-mark])::after{justify-self:end;transform:scaleX(-1)}
    figcaption{font-size:13px;color:var(--secondary);margin-bottom:6px}
    .frame{width:390px;max-width:100%;height:640px;padding:16px 0;border:var(--edge) solid var(--bezel);
      border-radius:28px;box-shadow:0 0 0 1px var(--secondary);scrollbar-width:thin}
    body[data-width="320"] .frame{width:320px}body[data-width="768"] .frame{width:768px}
    .frame:has([data-mark]){border-inline-start-width:0}
    .content pre{margin:0;padding:10px 12px;border-radius:10px;background:var(--ground);
      color:var(--text);overflow:auto;max-height:480px;font-size:13px;line-height:1.35;font-family:var(--mono)}
    .content :is(.finding,.failure),.update .compared pre{white-space:pre-wrap;overflow-wrap:anywhere}
    .content :is(.finding,.failure){border-inline-start:4px solid var(--reconfigured)}
    .content .failure{border-color:var(--removed)}.failure .added{color:var(--inserted)}
    .failure .gone{color:var(--removed)}.picture{display:block;max-width:100%;border-radius:10px}
    .content details{font-size:14px;width:100%}.content details>:not(summary){margin-top:8px}
    #cinema{width:min(1120px,100% - 24px);max-height:calc(100% - 24px);padding:20px;
      border:1px solid var(--line);border-radius:20px;background:var(--ground);color:var(--text)}
    #cinema::backdrop{background:#0008}
    .cinema-top{display:flex;align-items:center;justify-content:space-between;gap:16px;
      margin-bottom:16px}.cinema-top h2{font-size:22px;font-weight:700;overflow-wrap:anywhere}
    @media(max-width:899px){.columns{grid-template-columns:minmax(0,1fr);gap:16px}main{scroll-margin-top:12px}
      .side{position:static;max-height:50vh}.tools{position:static}
      .entry,.anchor{scroll-margin-top:12px}.anchor{top:0}}
    @media(max-width:420px){.tools{display:grid;grid-template-columns:auto auto 1fr;gap:8px}
      .tools .search{grid-column:1/-1}.tools label:has(#direction){grid-column:span 2}.gallery>.top .keys{display:none}
      .gallery{padding:16px 8px 40px}.entry{padding:10px}
      figure{--edge:4px}#cinema{padding:12px}.compared:not([data-mode=sides]) .sides{grid-template-columns:1fr}}
    @media(max-width:360px){.tools{grid-template-columns:repeat(4,minmax(0,1fr))}.tools .search{grid-column:span 3}
      .tools label:has(#direction){grid-column:auto}}
    @media print{.tools,.side,.skip,.modes,#overview{display:none!important}.columns{display:block}
      figure{break-inside:avoid}
      .frame,.lines,.content pre{height:auto!important;max-height:none!important}}

    """
}
