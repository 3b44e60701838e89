/** The style shared by all sheets: black on white, for A4 and Letter. */
export const PRINT_STYLE = `
@page { margin: 10mm; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 4mm; max-width: 190mm; background: #fff; color: #000; font: 11pt/1.35 system-ui, sans-serif; overflow-wrap: anywhere; }
@media print { body { padding: 0; max-width: none; } }
h1, h2, h3, p, table { margin: 0; }
h1 { font-size: 15pt; }
h2 { font-size: 13pt; }
h3 { font-size: 10.5pt; }
h1, h2, h3 { break-after: avoid; }
thead th { white-space: nowrap; }
header { margin-bottom: 4mm; }
.list { width: 100%; border-collapse: collapse; }
.list thead { display: table-header-group; }
.list tr { break-inside: avoid; }
.list th, .list td { padding: 1mm 1.5mm; text-align: start; vertical-align: top; border-bottom: 0.5pt solid #000; }
.list thead th { border-bottom: 1.5pt solid #000; }
.list .name { min-width: 7em; }
.list .figure { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.small { font-size: 8.5pt; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.slip { break-inside: avoid; border: 1pt solid #000; padding: 1.5mm 3mm; margin-bottom: 3mm; font-size: 8.5pt; }
.slip > .head { display: flex; flex-wrap: wrap; gap: 0 4mm; align-items: baseline; border-bottom: 0.75pt solid #000; }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 2mm 5mm; margin-top: 1mm; }
.side { break-inside: avoid; min-width: 0; }
.ships { width: 100%; border-collapse: collapse; font-size: 8.5pt; }
.ships th, .ships td { padding: 0.4mm 2mm 0.4mm 0; text-align: start; vertical-align: top; border-bottom: 0.25pt solid #000; }
.ships .ship { width: 100%; }
.ships .figure { text-align: end; white-space: nowrap; padding-right: 0; padding-left: 2mm; }
.ships .write td { height: 7mm; vertical-align: bottom; }
.ships .member { font-weight: 600; padding-top: 1mm; }
.tick { display: inline-block; white-space: nowrap; margin-left: 1mm; }
.box { display: inline-block; width: 3mm; height: 3mm; border: 0.75pt solid #000; margin-right: 0.8mm; vertical-align: -0.3mm; }
.blank { display: inline-block; min-width: 12mm; border-bottom: 0.75pt solid #000; height: 1.3em; vertical-align: bottom; }
.long { min-width: 42mm; }
.field { display: inline-block; white-space: nowrap; margin: 1mm 2.5mm 0 0; }
.legend { margin-top: 1mm; font-size: 7.5pt; }
@media screen and (max-width: 600px) {
  .list { font-size: 9.5pt; }
  .list th, .list td { padding: 1mm 0.8mm; }
  .list .name { min-width: 5.5em; }
  .sides { grid-template-columns: 1fr; }
  .long { min-width: 30mm; }
  .wide thead { display: none; }
  .wide tr { display: flex; flex-wrap: wrap; gap: 0 2mm; padding: 1mm 0; border-bottom: 0.5pt solid #000; }
  .wide tbody th, .wide td { padding: 0; border: 0; }
  .wide td:empty { display: none; }
  .wide .name { flex: 1 1 80%; font-weight: 600; }
  .wide td.figure::before { content: attr(data-title) " "; font-size: 8pt; }
}
footer { margin-top: 4mm; font-size: 7.5pt; }
`;
