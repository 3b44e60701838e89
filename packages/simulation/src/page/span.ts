/** Determines which rounds the page shows: until nearly all games are over, in a limited number of columns. */
import type { RoundSummary } from "../summary.ts";

/** The columns end once the share of games still running falls below this. Later rounds have no columns; the page just mentions them. */
const FEW = 0.05;
const MOST_COLUMNS = 12;

export interface Column {
  readonly from: number;
  readonly to: number;
}

/** The last round shown. */
export function lastShown(rounds: readonly RoundSummary[]): number {
  const games = rounds[0]?.playing ?? 0;
  return rounds.filter(({ playing }) => playing > FEW * games).length;
}

/** Returns columns of one or more rounds each. */
export function columnsTo(last: number): readonly Column[] {
  const size = Math.max(1, Math.ceil(last / MOST_COLUMNS));
  return Array.from({ length: Math.ceil(last / size) }, (_, at) => ({ from: at * size + 1, to: Math.min(last, (at + 1) * size) }));
}
