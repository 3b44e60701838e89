/** The printed sheet's style: black on white, for A4 and Letter. Whatever a colour shows, a letter and a border show too. */
export const SHEET_STYLE = `
@page { margin: 10mm; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 4mm; max-width: 196mm; background: #fff; color: #000; font: 9pt/1.3 system-ui, sans-serif; }
@media print { body { padding: 0; max-width: none; } }
h1, h2, h3, h4, p, ul, dl, dd, table, figure { margin: 0; }
h1 { font-size: 15pt; }
h2 { font-size: 12pt; border-bottom: 1.5pt solid #000; margin-top: 4mm; }
h3 { font-size: 10.5pt; }
h4 { font-size: 9pt; margin-top: 1mm; }
h2, h3, h4 { break-after: avoid; }
ul { padding-left: 4mm; }
.list + .list { break-before: page; }
.ship, .wing { break-inside: avoid; border: 0.75pt solid #000; border-radius: 1.5mm; padding: 1.5mm 2mm; margin-top: 2.5mm; }
.ship > div { display: flex; gap: 4mm; justify-content: space-between; }
.ship > div > :first-child { flex: 1; }
.halves { display: flex; gap: 3mm; }
.halves > * { flex: 1; border-top: 0.5pt solid #000; }
.facts { display: flex; flex-wrap: wrap; gap: 0 3mm; }
.facts dt, .facts dd { display: inline; }
.facts dt { font-weight: 600; }
.box { display: inline-block; width: 3mm; height: 3mm; border: 0.75pt solid #000; margin-right: 0.6mm; vertical-align: -0.3mm; }
.force { border-radius: 50%; }
.new { border: 0.75pt solid #000; padding: 0 1mm; font-size: 7.5pt; font-weight: 700; }
.hand { border: 0.75pt dashed #000; padding: 0 1mm; font-size: 7.5pt; font-weight: 600; white-space: nowrap; }
.hash { font: 7.5pt/1.3 ui-monospace, monospace; overflow-wrap: anywhere; }
.small { font-size: 8pt; }
.verdict { border: 1.5pt solid #000; padding: 1.5mm 2mm; margin-top: 2mm; }
.dial { border-collapse: separate; border-spacing: 0.5mm; align-self: flex-start; font-size: 7.5pt; }
.dial td { width: 9mm; padding: 0; height: 6mm; text-align: center; white-space: nowrap; }
.dial td[class] { border: 0.5pt solid #000; }
.dial td.green { border-style: dashed; border-width: 1pt; color: #0a5c1f; }
.dial td.blue { border-style: dashed; border-width: 1pt; color: #0b3d91; }
.dial td.red { border-width: 2pt; color: #a00; }
.dial td.purple { border-style: double; border-width: 2.5pt; color: #5b1a8b; }
.arrow { width: 4mm; height: 4mm; vertical-align: middle; fill: none; stroke: currentColor; stroke-width: 2.4; }
.bolt { width: 1.9mm; height: 3mm; vertical-align: middle; }
.formation { width: 46mm; display: block; }
.formation rect { fill: none; stroke: #000; stroke-width: 1; }
.formation text { font-size: 12px; text-anchor: middle; }
.wing > div { display: flex; gap: 4mm; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (max-width: 600px) { .ship > div, .halves, .wing > div { flex-wrap: wrap; } .ship > div > :first-child, .halves > * { flex-basis: 100%; } }
footer { margin-top: 4mm; border-top: 0.5pt solid #000; font-size: 7.5pt; }
`;
