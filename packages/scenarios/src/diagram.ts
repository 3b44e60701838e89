/**
 * Draws a sheet's maps as a single SVG string, using only the sheet's data: grid, areas, zones, pieces, legend. One unit is a millimetre.
 */
import { PLAY_AREAS } from "@broadside/geometry";
import { html, type Markup } from "@broadside/kit";
import { areaMarkup, commonAreaMarkup, zoneMarkup } from "./diagram-areas.ts";
import { legendOf } from "./diagram-legend.ts";
import { pieceMarkup } from "./diagram-pieces.ts";
import { millimetres, tenths } from "./diagram-scale.ts";
import { type DiagramWords, ENGLISH_DIAGRAM } from "./diagram-words.ts";
import { type OptionValues, valuesOf } from "./option.ts";
import type { Sheet, SheetMap } from "./sheet.ts";

const MARGIN = 36;
const CAPTION = 78;
/** All diagrams are as wide as the larger table. The diagram of the smaller table has its legend beside it. */
const WIDTH = millimetres(PLAY_AREAS["6x3"].width);
/** Pixels per millimetre at the default size. */
const SCALE = 0.48;

/** Draws the diagram with the organiser's settings, if there are any. */
export function diagramOf(sheet: Sheet, edited: OptionValues = {}, words: DiagramWords = ENGLISH_DIAGRAM): string {
  const values = valuesOf(sheet, edited);
  let top = MARGIN;
  const maps = sheet.maps.map((map) => {
    const { drawn, height } = mapMarkup(sheet, map, values, words);
    const placed = html`<g transform="translate(${MARGIN} ${top})">${drawn}</g>`;
    top = tenths(top + height + MARGIN);
    return placed;
  });
  const across = WIDTH + 2 * MARGIN;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${top}" width="${Math.round(across * SCALE)}" height="${Math.round(top * SCALE)}" role="img" aria-label="${words.title(sheet)}">
<style>${STYLE}</style>
<rect class="page" width="${across}" height="${top}" rx="24"/>
${maps}
</svg>
`.markup;
}

const STYLE = [
  "text{font:500 32px system-ui,sans-serif;fill:#1d2433}",
  ".page{fill:#fff}.table{fill:#f3f5fa;stroke:#44506a;stroke-width:4}.grid{stroke:#c3cbdb;stroke-width:1.5;fill:none}",
  ".caption{font-size:40px;font-weight:700}.label{font-weight:700}.small{font-size:26px}",
  ".halo{paint-order:stroke;stroke:#f3f5fa;stroke-width:9px;stroke-linejoin:round}",
  ".ring{fill:#fff;stroke:#44506a;stroke-width:2.5}.zone{stroke:#1d2433;fill:#1d2433}.on{fill:#fff}",
  "@media(prefers-color-scheme:dark){text{fill:#e6eaf3}.page{fill:#0d1117}.table{fill:#161c29;stroke:#8a97b3}",
  ".grid{stroke:#2f394d}.halo{stroke:#161c29}.ring{fill:#0d1117;stroke:#8a97b3}.zone{stroke:#e6eaf3;fill:#e6eaf3}.on{fill:#fff}}",
].join("");

function mapMarkup(
  sheet: Sheet,
  map: SheetMap,
  values: OptionValues,
  words: DiagramWords,
): { readonly drawn: Markup; readonly height: number } {
  const table = PLAY_AREAS[map.table];
  const [width, height] = [millimetres(table.width), millimetres(table.height)];
  const isBeside = width < WIDTH;
  const legend = legendOf(sheet, map, values, isBeside ? WIDTH - width - MARGIN : WIDTH, words);
  const [left, top] = isBeside ? [width + MARGIN, CAPTION] : [0, CAPTION + height + MARGIN / 2];
  const drawn = html`<text class="caption" x="0" y="40">${words.caption(map, sheet)}</text>
<g transform="translate(0 ${CAPTION})"><rect class="table" width="${width}" height="${height}"/>
<path class="grid" d="${gridPath(width, height)}"/>
${(map.zones ?? []).map((zone) => zoneMarkup(map.table, zone, words.zone(sheet, zone)))}
${commonAreaMarkup(map.table, map.areas)}
${map.areas.map((area) => areaMarkup(map.table, area))}
${sheet.pieces.map((pieces) => pieceMarkup(map.table, pieces))}</g>
<g transform="translate(${tenths(left)} ${tenths(top)})">${legend.drawn}</g>`;
  return { drawn, height: Math.max(CAPTION + height, top + legend.height) };
}

/**
 * Draws a grid of range-1 squares from the left and bottom edges. Any space too narrow for a square is left at the right and top edges
 * (EB-SETUP-22-Q).
 */
function gridPath(width: number, height: number): string {
  const down = Array.from({ length: Math.floor(width / 100) }, (_, at) => `M${(at + 1) * 100} 0V${height}`);
  const along = Array.from({ length: Math.floor(height / 100) }, (_, at) => `M0 ${tenths(height - (at + 1) * 100)}H${width}`);
  return [...down, ...along].join("");
}
