/**
 * A dial as a table, with a row for each speed and a column for each bearing. Each cell shows the maneuver's arrow, and a letter and a
 * border for its colour. If the maneuver gives energy, the cell shows the energy instead of a colour.
 */
import { type DialManeuver, readDial } from "@broadside/cards";
import { type Content, html, type Markup } from "@broadside/kit";
import { COLOUR_LETTERS, maneuverInWords } from "./words.ts";

/** The columns from left to right. Stops and reverse maneuvers share the columns of straights and banks. */
const COLUMNS = [
  { bearings: ["turn"], side: "left" },
  { bearings: ["bank", "reverseBank"], side: "left" },
  { bearings: ["straight", "stationary", "reverse"], side: undefined },
  { bearings: ["bank", "reverseBank"], side: "right" },
  { bearings: ["turn"], side: "right" },
  { bearings: ["koiogran"], side: undefined },
  { bearings: ["segnor"], side: "left" },
  { bearings: ["segnor"], side: "right" },
  { bearings: ["tallon"], side: "left" },
  { bearings: ["tallon"], side: "right" },
] as const satisfies readonly { bearings: readonly DialManeuver["bearing"][]; side: DialManeuver["side"] }[];

/** Arrows for maneuvers to the right, each in a square of 20 units. */
const ARROWS: Readonly<Record<DialManeuver["bearing"], string>> = {
  turn: "M5 18v-8q0-3 3-3h8M12 2l5 5-5 5",
  bank: "M6 18v-4q0-5 8-9M8.5 4H15l-1 6.5",
  straight: "M10 18V4M5 9l5-6 5 6",
  koiogran: "M14 18V8q0-4-4-4T6 8v7M2 11l4 5 4-5",
  segnor: "M4 18v-5q0-6 6-9 5-2 6 2 0 4-5 7M17 13h-6.5l1-6",
  segnorTurn: "M4 18V9q0-5 6-5 6 0 6 4 0 4-5 5M16 14l-5-1 1-6",
  tallon: "M4 18V9q0-4 4-4h3q4 0 4 4v6M11 11l4 5 4-5",
  tallonBank: "M4 18v-5q0-5 5-8 4-2 6 2v8M11 11l4 5 4-5",
  stationary: "M5 5h10v10H5z",
  reverse: "M10 2v14M5 11l5 6 5-6",
  reverseBank: "M6 2v4q0 5 8 9M8.5 16H15l-1-6.5",
  bankSlip: "M17 16h-3q-6 0-9-8M9.5 10L5 7l-1 6",
  turnSlip: "M17 15h-7q-3 0-3-3V4M2 9l5-5 5 5",
};
const ENERGY = "M7 1L2 9h4l-1 6 6-8H7z";

interface Entry {
  readonly maneuver: DialManeuver;
  readonly isLost: boolean;
}

/** Returns a dial as a table. The maneuvers in `lost`, which a crippled section can't use, are marked. */
export function dialTable(codes: readonly string[], lost: readonly string[]): Markup {
  const entries = readDial(codes).map((maneuver, at): Entry => ({ maneuver, isLost: lost.includes(codes[at] ?? "") }));
  const columns = COLUMNS.filter((column) => entries.some((entry) => isInColumn(column, entry)));
  const rows = [...new Set(entries.map(rowOf))].sort((one, other) => other - one);
  const find = (row: number, column: Column) => entries.find((entry) => rowOf(entry) === row && isInColumn(column, entry));
  return html`<table class="dial"><caption class="unseen">Dial</caption><tbody>${rows.map(
    (row) => html`<tr><th scope="row">${row < 0 ? `−${-row}` : row}</th>${columns.map((column) => cell(find(row, column)))}</tr>`,
  )}</tbody></table>`;
}

type Column = (typeof COLUMNS)[number];
const isInColumn = ({ bearings, side }: Column, { maneuver }: Entry): boolean =>
  bearings.some((bearing) => bearing === maneuver.bearing) && side === maneuver.side;

/** Sorts rows by speed. For reverse maneuvers, the speed counts as negative. */
const rowOf = ({ maneuver: { speed, bearing } }: Entry): number => (bearing === "reverse" || bearing === "reverseBank" ? -speed : speed);

function cell(entry: Entry | undefined): Markup {
  if (!entry) return html`<td></td>`;
  const { maneuver, isLost } = entry;
  const { colour, energy = 0 } = maneuver;
  return html`<td class="${colour ?? "energy"}">${arrow(maneuver, `${maneuverInWords(maneuver)}, ${colour ?? `${energy} energy`}`)}${
    colour ? COLOUR_LETTERS[colour] : bolts(energy)
  }${isLost ? html`<sup>*</sup>` : undefined}</td>`;
}

const arrow = ({ bearing, side }: DialManeuver, name: string): Markup =>
  html`<svg class="arrow" viewBox="0 0 20 20" role="img" aria-label="${name}"><path d="${ARROWS[bearing]}"${
    side === "left" ? html` transform="matrix(-1 0 0 1 20 0)"` : undefined
  }/></svg>`;

const bolts = (energy: number): Content =>
  energy === 0
    ? "0"
    : Array.from({ length: energy }, () => html`<svg class="bolt" viewBox="0 0 13 16" aria-hidden="true"><path d="${ENERGY}"/></svg>`);
