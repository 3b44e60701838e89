/** The strength table as text and as data. */
import type { Cell } from "./cells.ts";
import { FLEET_DIALS } from "./one-game.ts";
import { isPlayable, playerNamed } from "./players.ts";
import type { RecordedGame } from "./saved-games.ts";
import { type Share, shareOf } from "./statistics.ts";
import { RANDOM_LIST } from "./tables.ts";
import { addTimes, countOf, percentile, type Times } from "./thinking-time.ts";

export interface Line extends Share {
  readonly cell: string;
  readonly bar?: number;
  /** Undefined if the cell has no bar, or cannot be played. */
  readonly ok?: boolean;
  /** Bots in the cell that do not exist. */
  readonly missing: readonly string[];
  readonly endings: Readonly<Record<string, number>>;
  /** Ready-made lists that the challenger has flown often enough, the worst first. */
  readonly lists: readonly ListShare[];
}

export interface ListShare extends Share {
  readonly list: string;
}

export function linesOf(cells: readonly Cell[], kept: readonly RecordedGame[], games: number): readonly Line[] {
  return cells.map((cell): Line => {
    const own = kept.filter((game) => game.cell === cell.name && game.pair * 2 < games);
    const share = shareOf(own);
    const missing = [cell.challenger, cell.opponent].filter((name) => !isPlayable(playerNamed(name)));
    const endings: Record<string, number> = {};
    for (const { ending } of own) endings[ending] = (endings[ending] ?? 0) + 1;
    const bar = cell.bar ?? cell.noWorseThan;
    const isReached = reaches(cell, share);
    const lists = listShares(own);
    // With few games, a list may be low by chance. It fails only if its whole interval is too low.
    const isAnyTooLow = cell.listBar !== undefined && lists.some(({ high }) => high < (cell.listBar ?? 0));
    return {
      cell: cell.name,
      ...share,
      ...(bar !== undefined && { bar, ...(missing.length === 0 && { ok: isReached && !isAnyTooLow }) }),
      missing,
      endings,
      lists,
    };
  });
}

/** Whether the cell's bars are met. The interval's lower end counts, or the upper end if equal strength is enough. */
function reaches({ bar, above, noWorseThan = 0, least = 0 }: Cell, { share, low, high }: Share): boolean {
  const isAbove = bar === undefined || (above ? low > bar : low >= bar);
  return isAbove && high >= noWorseThan && share >= least;
}

/** A list with fewer games is left out, because they prove too little. */
const LEAST_GAMES = 10;

/** Ready-made lists that the challenger has flown often enough, the worst first. */
export function listShares(games: readonly RecordedGame[]): readonly ListShare[] {
  const lists = [...new Set(games.flatMap((game) => game.lists))].filter((list) => list !== RANDOM_LIST);
  return lists
    .map((list) => ({ list, ...shareOf(games.filter((game) => game.lists.includes(list))) }))
    .filter((one) => one.games >= LEAST_GAMES)
    .sort((one, other) => one.share - other.share);
}

const percent = (share: number): string => (share * 100).toFixed(1);

export function tableInWords(lines: readonly Line[]): string {
  const rows = lines.map((line) => [
    line.cell,
    String(line.games),
    line.missing.length > 0 ? `not there: ${line.missing.join(", ")}` : percent(line.share),
    line.games === 0 ? "" : `${percent(line.low)}–${percent(line.high)}`,
    line.bar === undefined ? "" : percent(line.bar),
    line.ok === undefined ? "" : line.ok ? "yes" : "NO",
    worstInWords(line.lists[0]),
  ]);
  return columns([["cell", "games", "won %", "95 %", "bar", "ok", "worst list"], ...rows]);
}

const worstInWords = (worst: ListShare | undefined): string =>
  worst ? `${worst.list} ${percent(worst.share)} (${percent(worst.low)}–${percent(worst.high)}) of ${worst.games}` : "";

export interface TimeLine {
  readonly player: string;
  readonly kind: string;
  readonly answers: number;
  readonly median: number;
  readonly percentile95: number;
}

/** Milliseconds per bot and kind of question, with the dials of a whole fleet first. */
export function timeLines(kept: readonly RecordedGame[]): readonly TimeLine[] {
  const all = new Map<string, { readonly player: string; readonly kind: string; readonly times: Times }>();
  for (const { times } of kept)
    for (const [player, kinds] of Object.entries(times))
      for (const [kind, own] of Object.entries(kinds)) {
        const key = JSON.stringify([player, kind]);
        const found = all.get(key) ?? { player, kind, times: {} };
        all.set(key, found);
        addTimes(found.times, own);
      }
  const isFleet = ({ kind }: TimeLine): number => (kind === FLEET_DIALS ? 0 : 1);
  return [...all.values()]
    .map(({ player, kind, times }): TimeLine => {
      const [median, percentile95] = [percentile(times, 0.5) ?? 0, percentile(times, 0.95) ?? 0];
      return { player, kind, answers: countOf(times), median, percentile95 };
    })
    .sort((a, b) => (a.player < b.player ? -1 : a.player > b.player ? 1 : isFleet(a) - isFleet(b) || b.answers - a.answers));
}

/** Rarer kinds of questions appear only in the JSON. */
const MOST_KINDS = 8;

export function timesInWords(lines: readonly TimeLine[]): string {
  const players = [...new Set(lines.map(({ player }) => player))];
  const shown = players.flatMap((player) => lines.filter((line) => line.player === player).slice(0, MOST_KINDS));
  const rows = shown.map(({ player, kind, answers, median, percentile95 }) => [
    player,
    kind,
    String(answers),
    median.toFixed(2),
    percentile95.toFixed(2),
  ]);
  return columns([["player", "question", "asked", "median ms", "95 % ms"], ...rows]);
}

function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]): string => row.map((text, at) => text.padEnd(widths[at] ?? 0)).join("  ");
  return rows.map((row) => line(row).trimEnd()).join("\n");
}
