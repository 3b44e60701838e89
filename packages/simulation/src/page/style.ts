/** The page's style: light and dark colours and fonts as in the app, and no animation. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: #f5f7fa; --surface: #fff; --raised: #e9eef5; --ink: #17202b; --quiet: #4b5868; --line: #d5dbe3; --grid: #e4e9ef;
  --accent: #1b4f9c; --own: #0975b2; --others: #b35200; --good: #1d6b3a; --bad: #a1231c; --even: #56677a; --heat: 161, 35, 28; --bar: 0.3;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f151d; --surface: #151d27; --raised: #1f2a38; --ink: #e5eaf1; --quiet: #a5b1c0; --line: #2a3644; --grid: #223041;
    --accent: #93bdff; --own: #64d6ff; --others: #fbaf0c; --good: #86d8a2; --bad: #ff9d94; --even: #93a4b8; --heat: 255, 133, 119; --bar: 0.34;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--page); color: var(--ink); line-height: 1.5;
  font-family: Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif; font-variant-numeric: tabular-nums;
}
main, footer { max-width: 74rem; margin-inline: auto; padding-inline: clamp(1rem, 3vw, 2rem); }
main { padding-block: clamp(1.5rem, 4vw, 3rem) 1.5rem; display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
h1, h2 { margin: 0; line-height: 1.2; text-wrap: balance; overflow-wrap: anywhere; }
h1 { font-size: clamp(1.6rem, 1.2rem + 1.9vw, 2.5rem); font-weight: 700; letter-spacing: -0.015em; }
h2 { font-size: 1.15rem; font-weight: 700; }
p { margin: 0; text-wrap: pretty; overflow-wrap: anywhere; }
.eyebrow, .about, figcaption, .quiet { color: var(--quiet); font-size: 0.9rem; }
.eyebrow { font-weight: 600; margin-bottom: 0.4rem; }
.about { margin-top: 0.25rem; max-width: 46rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 0.625rem; padding: clamp(1rem, 2.4vw, 1.5rem); min-width: 0; display: flex; flex-direction: column; gap: 1.1rem; }
.hero .about { margin-top: 0.6rem; font-size: 1rem; max-width: 52rem; }
.hero { display: grid; gap: 1.4rem; margin-bottom: 0.5rem; grid-template-columns: minmax(0, 1fr); }
.tiles { display: grid; gap: 1px; grid-template-columns: repeat(2, minmax(0, 1fr)); margin: 0; background: var(--line); border: 1px solid var(--line); border-radius: 0.625rem; overflow: hidden; }
.tiles > div { background: var(--surface); padding: 0.8rem 1rem; min-width: 0; }
.tiles dt { color: var(--quiet); font-size: 0.8125rem; }
.tiles dd { margin: 0; font-size: 1.25rem; font-weight: 700; line-height: 1.25; overflow-wrap: anywhere; }
.tiles dd small { display: block; font-size: 0.8125rem; font-weight: 400; color: var(--quiet); }
figure { margin: 0; min-width: 0; }
figcaption { margin-top: 0.9rem; }

/* Bars with whiskers. */
.bars { display: grid; gap: 0.85rem; margin: 0; padding: 0; list-style: none; }
.bars li { display: grid; gap: 0.3rem 1rem; grid-template-columns: minmax(0, 1fr) auto; align-items: baseline; }
.bars .name { font-weight: 600; overflow-wrap: anywhere; }
.bars .share { font-weight: 700; text-align: right; white-space: nowrap; }
.bars .track { grid-column: 1 / -1; }
.bars .more { grid-column: 1 / -1; color: var(--quiet); font-size: 0.8125rem; }
.track { display: block; position: relative; height: 1.1rem; background: var(--raised); border-radius: 0.25rem; }
.track .bar { position: absolute; inset-block: 0; left: 0; border-radius: 0.25rem; background: var(--tone); opacity: var(--bar); }
.track .end { position: absolute; inset-block: 0; width: 3px; margin-left: -1.5px; border-radius: 2px; background: var(--tone); }
.track .whisker { position: absolute; top: 50%; height: 0; border-top: 2px solid var(--ink); }
.track .whisker::before, .track .whisker::after { content: ""; position: absolute; top: -0.3125rem; height: 0.5rem; border-left: 2px solid var(--ink); }
.track .whisker::before { left: 0; } .track .whisker::after { right: 0; }
.track .fair { position: absolute; inset-block: -0.3rem; border-left: 2px dotted var(--quiet); }
.ahead { --tone: var(--good); } .behind { --tone: var(--bad); } .even { --tone: var(--even); }
.key { display: flex; flex-wrap: wrap; gap: 0.35rem 1.25rem; margin: 0; padding: 0; list-style: none; font-size: 0.8125rem; color: var(--quiet); }
.key li { display: flex; align-items: center; gap: 0.45rem; }
.key i { display: inline-block; flex: none; width: 1.6rem; }
.key .k-fair { width: 0; height: 1rem; border-left: 2px dotted var(--quiet); }
.key .k-whisker { border-top: 2px solid var(--ink); }
.key .k-own { border-top: 3px solid var(--own); } .key .k-others { border-top: 3px dashed var(--others); }
.key b { color: var(--ink); }

/* Lines with bands. */
.plot { position: relative; height: clamp(13rem, 34vw, 19rem); margin: 1.1rem 0.75rem 1.9rem 2.9rem; }
.plot svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
.plot .grid { stroke: var(--grid); stroke-width: 1; } .plot .axis { stroke: var(--line); stroke-width: 1; }
.plot path, .plot line, .plot polyline { vector-effect: non-scaling-stroke; }
.plot .own { stroke: var(--own); stroke-width: 3; fill: none; stroke-linejoin: round; }
.plot .others { stroke: var(--others); stroke-width: 3; fill: none; stroke-linejoin: round; stroke-dasharray: 7 5; }
.plot .band-own { fill: var(--own); opacity: 0.16; } .plot .band-others { fill: var(--others); opacity: 0.16; }
.plot span { position: absolute; font-size: 0.75rem; color: var(--quiet); line-height: 1; white-space: nowrap; }
.plot .y { right: calc(100% + 0.5rem); transform: translateY(-50%); }
.plot .x { top: calc(100% + 0.5rem); transform: translateX(-50%); }

/* Tables. */
.scroll { overflow-x: auto; }
table { border-collapse: separate; border-spacing: 2px; width: 100%; font-size: 0.875rem; }
th, td { padding: 0.3rem 0.4rem; text-align: right; font-weight: 400; }
thead th { color: var(--quiet); font-size: 0.75rem; vertical-align: bottom; }
tbody th, thead th:first-child { text-align: left; }
tbody th { font-weight: 600; overflow-wrap: anywhere; }
.deaths { table-layout: fixed; }
.deaths .ship { width: 13rem; } .deaths .lost { width: 4rem; } .deaths .given { width: 7rem; white-space: nowrap; }
.deaths thead .given { white-space: normal; }
.narrow { display: none; }
.deaths thead th { text-align: center; } .deaths thead .lost, .deaths thead .given { text-align: right; } .deaths thead .ship { text-align: left; }
.deaths .cell { text-align: center; padding: 0.3rem 0; border-radius: 0.25rem; background: rgba(var(--heat), var(--heat-here)); font-size: 0.75rem; }
.deaths td.lost { font-weight: 700; }
summary { cursor: pointer; color: var(--accent); font-size: 0.9rem; }
summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
details > * + * { margin-top: 0.75rem; }
.method { display: grid; gap: 0.5rem; color: var(--quiet); font-size: 0.875rem; }
.fault { border-left: 4px solid var(--bad); padding-left: 0.75rem; }
footer { padding-block: 0.5rem 2.5rem; color: var(--quiet); font-size: 0.8125rem; }
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

@media (min-width: 46rem) {
  .tiles { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .bars li { grid-template-columns: minmax(10rem, 16rem) minmax(0, 1fr) 3.5rem; align-items: center; }
  .bars .track { grid-column: 2; grid-row: 1; }
  .bars .share { grid-column: 3; }
  .bars .more { grid-column: 2 / -1; }
  .two { display: grid; gap: 1rem; grid-template-columns: minmax(0, 7fr) minmax(0, 4fr); }
  .two .bars li { grid-template-columns: minmax(7rem, 12rem) minmax(0, 1fr) 3.2rem; }
  .two > :last-child .bars li { grid-template-columns: minmax(0, 1fr) auto; }
  .two > :last-child .bars li .track, .two > :last-child .bars li .more { grid-column: 1 / -1; grid-row: auto; }
  .two > :last-child .bars li .share { grid-column: 2; }
  .hero .track { height: 1.5rem; }
}
@media (max-width: 45.99rem) {
  .two { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
  table { border-spacing: 1px; }
  .deaths .ship { width: 6.25rem; } .deaths .lost { width: 2.9rem; }
  .deaths .wide { display: none; } .deaths .narrow { display: inline; }
  .deaths .given { display: none; }
  .deaths .cell { font-size: 0; }
  .deaths th, .deaths td { font-size: 0.75rem; padding-inline: 0; }
  .deaths thead th { font-size: 0.6875rem; }
  .deaths thead th.second { font-size: 0; }
}
@media print { body { background: #fff; } .card { break-inside: avoid; } details { display: none; } }
`;
