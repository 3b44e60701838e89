/** A scenario's one-line summary, and how much of the scenario is known from sources. */
import { type Basis, MARKS, type Mark } from "./basis.ts";
import type { Limits, Sheet } from "./sheet.ts";
import { seatsWords, TYPE_WORDS, tableWords } from "./words.ts";

/** Returns what every part of a sheet is based on. Limits that are copied to another edition count once. */
export const basesOf = (sheet: Sheet): readonly Basis[] => [
  sheet.aim.basis,
  sheet.players.basis,
  ...sheet.limits
    .filter((limits, at, all) => all.findIndex((other) => figureWords(other) === figureWords(limits)) === at)
    .flatMap(({ points, threat, ships }) => [points, threat, ships].flatMap((figure) => (figure ? [figure.basis] : []))),
  ...sheet.options.map(({ basis }) => basis),
  ...sheet.maps.flatMap(({ basis, areas, zones = [] }) => [basis, ...areas.map((area) => area.basis), ...zones.map((zone) => zone.basis)]),
  sheet.obstacles.basis,
  ...sheet.pieces.map(({ whereBasis }) => whereBasis),
  ...[...sheet.pieces, ...sheet.setUp, ...sheet.rules, ...(sheet.scoring?.statements ?? []), ...sheet.end, ...sheet.tiebreaks].map(
    ({ basis }) => basis,
  ),
];

/** Returns how many parts of a sheet are known from sources, and how many are our own reconstruction. */
export function shareOf(sheet: Sheet): Readonly<Record<Mark, number>> {
  const bases = basesOf(sheet);
  const [known, ours] = MARKS.map((wanted) => bases.filter(({ mark }) => mark === wanted).length);
  return { known: known ?? 0, ours: ours ?? 0 };
}

/** A scenario's one-line summary. */
export function summaryOf(sheet: Sheet): Readonly<Record<"name" | "players" | "types" | "table" | "limits" | "known", string>> {
  const { known, ours } = shareOf(sheet);
  return {
    name: sheet.name,
    players: seatsWords(sheet.players.seats),
    types: sheet.players.types.map((type) => TYPE_WORDS[type]).join(", "),
    table: [...new Set(sheet.maps.map(({ table: size }) => tableWords(size)))].join(", "),
    limits: limitWords(sheet.limits),
    known: `${Math.round((100 * known) / (known + ours))}%`,
  };
}

/** Describes the limits. Editions with the same limits are grouped. */
const limitWords = (all: readonly Limits[]): string =>
  [...new Set(all.map(figureWords))]
    .map((words) => `${words} (${all.flatMap((one) => (figureWords(one) === words ? [one.edition] : [])).join(", ")})`)
    .join("; ");

const figureWords = ({ points, threat, binds }: Limits): string =>
  `${[...(points ? [`${points.value} points`] : []), ...(threat ? [`threat ${threat.value}`] : [])].join(" or ")}${binds === "team" ? " per team" : ""}`;
