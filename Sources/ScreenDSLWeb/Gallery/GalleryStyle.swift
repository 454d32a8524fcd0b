/// The style sheet of a gallery, after that of a film.
enum GalleryStyle {
  static let text = """
    .gallery{max-width:1760px;margin:0 auto;padding:24px 16px 64px}
    .gallery>.top{margin-bottom:12px}
    .counts :is(span,a){display:inline-block;margin-inline-end:16px}
    .gallery a{color:var(--accent)}
    .gallery .failed{color:var(--removed);font-weight:700}
    .skip{position:absolute;left:-9999px}
    .skip:focus{position:static}
    [hidden]{display:none!important}
    .tools{display:flex;flex-wrap:wrap;align-items:end;gap:8px 12px;padding:10px 12px;
      margin-bottom:20px;border:1px solid var(--line);border-radius:14px;
      background:var(--surface);position:sticky;top:8px;z-index:3}
    .tools label{display:grid;gap:2px;font-size:12px;color:var(--secondary)}
    .tools .search{flex:1 1 200px}
    .tools :is(input,select){font:inherit;font-size:15px;min-height:34px;padding:3px 8px;
      min-width:0;max-width:100%;color:var(--text);background:var(--page);
      border:1px solid var(--secondary);border-radius:8px}
    .tools ::placeholder{color:var(--secondary);opacity:1}
    .tools output{font-size:14px;color:var(--secondary);line-height:34px}
    .tools output:empty{display:none}
    .columns{display:grid;grid-template-columns:260px minmax(0,1fr);gap:32px;align-items:start}
    .columns:not(:has(#tree)){grid-template-columns:minmax(0,1fr)}
    .columns:not(:has(#tree))>.side{display:none}
    .side{position:sticky;top:92px;max-height:calc(100vh - 108px);overflow:auto;font-size:14px;
      scrollbar-width:thin;padding:3px}
    .side ul{list-style:none;margin:0;padding-inline-start:14px}
    #tree>ul{padding:0}
    .side li{padding:3px 0;overflow-wrap:anywhere}
    .side a{display:inline-block;min-height:24px;line-height:24px;text-decoration:none}
    .side a:hover{text-decoration:underline}
    summary{cursor:pointer;min-height:24px;line-height:24px}
    #tree>summary{font-weight:700;margin-bottom:4px}
    .suite{margin:0 0 40px}
    .suite>h2{font-size:24px;font-weight:700;margin:0 0 4px;overflow-wrap:anywhere}
    #failures>h2{color:var(--removed)}
    .test>h3{font-size:17px;font-weight:700;margin:20px 0 10px;overflow-wrap:anywhere}
    .test+.test{margin-top:0}
    section.test,section.suite{margin-top:0}
    .cards{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}
    .entry{max-width:100%;min-width:min(100%,320px);padding:14px 16px 16px;
      border:1px solid var(--line);border-radius:16px;background:var(--surface);
      scroll-margin-top:136px}
    .anchor{position:relative;top:-136px}
    .entry[aria-current]{border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}
    .entry>header{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;margin-bottom:10px}
    .entry h4{margin:0;font-size:16px;font-weight:700;overflow-wrap:anywhere}
    .entry h4 a{color:var(--text);text-decoration:none}
    .entry h4 a:hover{text-decoration:underline}
    .entry header .type{font-size:13px;color:var(--secondary)}
    .entry:not([data-drawn]) .content{width:min(100%,812px);height:480px}
    .content{display:grid;grid-template-columns:minmax(0,auto);gap:14px;justify-items:start}
    .content>*{max-width:100%}
    summary .chip{margin-inline-start:8px}
    .chip[data-kind=failed]{--mark:var(--removed)}
    .chip[data-kind=found]{--mark:var(--reconfigured)}
    .frames,.shots,.sides{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}
    .frame .row[data-mark]::before{animation:none}
    .shots>*{min-width:0;max-width:100%}
    figure{margin:0;max-width:100%;min-width:0}
    figcaption{font-size:13px;color:var(--secondary);margin-bottom:6px}
    .frame{position:relative;width:390px;max-width:100%;max-height:640px;overflow:hidden auto;
      padding:16px 0;border:6px solid var(--bezel);border-radius:28px;background:var(--page);
      box-shadow:0 0 0 1px var(--secondary);
      color:var(--text);scrollbar-width:thin}
    body[data-width="320"] .frame{width:320px}
    body[data-width="768"] .frame{width:768px}
    body[data-theme=light] .frames[data-shown=dark],
    body[data-theme=dark] .frames[data-shown=light]{display:none}
    .film-button,#close{font:inherit;font-size:15px;font-weight:700;min-height:36px;
      padding:4px 16px;border:0;border-radius:18px;background:var(--accent);
      color:var(--on-accent);cursor:pointer}
    .content pre{margin:0;padding:10px 12px;border-radius:10px;background:var(--ground);
      color:var(--text);overflow:auto;max-height:480px;font-size:13px;line-height:1.35;
      font-family:ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace}
    .content .finding{white-space:pre-wrap;overflow-wrap:anywhere;
      border-inline-start:4px solid var(--reconfigured)}
    .content .failure{border-inline-start:4px solid var(--removed)}
    .failure .added{color:var(--inserted)}
    .failure .gone{color:var(--removed)}
    .picture{max-width:100%;border-radius:10px;overflow:auto;line-height:0}
    .content details{font-size:14px;width:100%}
    .content details>:not(summary){margin-top:8px}
    #cinema{width:min(1120px,100% - 24px);max-height:calc(100% - 24px);padding:20px;
      border:1px solid var(--line);border-radius:20px;background:var(--ground);color:var(--text)}
    #cinema::backdrop{background:#0008}
    .cinema-top{display:flex;align-items:center;justify-content:space-between;gap:16px;
      margin-bottom:16px}
    .cinema-top h2{font-size:22px;font-weight:700;overflow-wrap:anywhere}
    @media(max-width:899px){.columns{grid-template-columns:minmax(0,1fr);gap:16px}
      .side{position:static;max-height:50vh}.tools{position:static}
      .entry,.anchor{scroll-margin-top:12px}.anchor{top:0}}
    @media(max-width:420px){.tools{display:grid;grid-template-columns:1fr 1fr}
      .tools .search,.tools output{grid-column:1/-1}
      .gallery{padding:16px 8px 40px}.entry{padding:10px}
      .frame{border-width:4px;border-radius:20px}#cinema{padding:12px}}

    """
}
