/** Draws the legend beside or below a diagram: who owns each area, which pieces there are, and how obstacles are placed. */
import { html, type Markup } from "@broadside/kit";
import { areaColour } from "./diagram-areas.ts";
import { PIECE_COLOURS } from "./diagram-pieces.ts";
import { tenths } from "./diagram-scale.ts";
import type { DiagramWords } from "./diagram-words.ts";
import type { OptionValues } from "./option.ts";
import type { Pieces, Sheet, SheetMap } from "./sheet.ts";

const LINE = 42;
const GAP = 14;
const SWATCH = 66;
/** The width of the widest letter, as an estimate. */
const LETTER = 16.5;
const COLUMN = 225;

interface Entry {
  readonly swatch: Markup;
  readonly words: string;
}

/** Draws the legend from its top left corner, and returns its height too. */
export function legendOf(
  sheet: Sheet,
  map: SheetMap,
  values: OptionValues,
  width: number,
  words: DiagramWords,
): { readonly drawn: Markup; readonly height: number } {
  const owners = [...new Set(map.areas.map(({ of }) => of))];
  const columns = owners.every((of) => typeof of === "number") ? Math.floor(width / COLUMN) : 1;
  let top = LINE / 2;
  const chips = owners.map((of, at) => {
    const down = top + Math.floor(at / columns) * (LINE + GAP / 2);
    return entryMarkup({ swatch: box(areaColour(of)), words: words.owner(of) }, (at % columns) * COLUMN, down, width);
  });
  top += Math.ceil(owners.length / columns) * (LINE + GAP / 2) + GAP / 2;
  const entries: readonly Entry[] = [
    ...(map.zones ?? []).map((zone) => ({ swatch: ZONE, words: words.zone(sheet, zone) })),
    ...sheet.pieces.map((pieces) => ({ swatch: dot(pieces), words: words.pieces(pieces, values, isExample(pieces)) })),
    { swatch: RANGE, words: words.ranges() },
    { swatch: SQUARE, words: words.square(sheet, map.table, values) },
  ];
  const listed = entries.map((entry) => {
    const drawn = entryMarkup(entry, 0, top, width);
    top += linesOf(entry.words, width - SWATCH).length * LINE + GAP;
    return drawn;
  });
  return { drawn: html`${chips}${listed}`, height: top };
}

const entryMarkup = ({ swatch, words }: Entry, left: number, top: number, width: number): Markup =>
  html`<g transform="translate(${left} ${tenths(top)})">${swatch}${linesOf(words, width - SWATCH).map(
    (line, at) => html`<text x="${SWATCH}" y="${11 + at * LINE}">${line}</text>`,
  )}</g>
`;

/** Breaks a text into lines of at most this width. */
function linesOf(words: string, width: number): readonly string[] {
  const most = Math.floor(width / LETTER);
  const lines: string[] = [];
  let line = "";
  for (const word of words.split(" ")) {
    if (line !== "" && line.length + word.length >= most) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Whether the diagram shows an example of places that players choose. */
const isExample = ({ placedBy, spots }: Pieces): boolean => placedBy !== undefined && spots.length > 0;

const box = (colour: string): Markup =>
  html`<rect x="4" y="-18" width="46" height="36" fill="${colour}" fill-opacity="0.25" stroke="${colour}" stroke-width="5"/>`;
const dot = ({ kind }: Pieces): Markup => html`<circle cx="27" r="18" fill="${PIECE_COLOURS[kind]}"/>`;
const ZONE = html`<rect class="zone" x="4" y="-18" width="46" height="36" fill-opacity="0.06" stroke-width="4" stroke-dasharray="12 8"/>`;
const RANGE = html`<circle class="ring" cx="27" r="21"/><text class="small" x="27" y="9" text-anchor="middle">2</text>`;
const SQUARE = html`<rect class="ring" x="8" y="-18" width="38" height="38"/>`;
