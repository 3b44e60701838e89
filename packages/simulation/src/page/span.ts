/** Which rounds are shown: so many that nearly all games are over by the last, in at most so many columns. */
import type { RoundSummary } from "../summary.ts";

/** Where fewer games than this share are still played, the rest is told in words. */
const FEW = 0.05;
const MOST_COLUMNS = 12;

export interface Column {
  readonly from: number;
  readonly to: number;
}

/** The last round that is shown. */
export function lastShown(rounds: readonly RoundSummary[]): number {
  const games = rounds[0]?.playing ?? 0;
  return rounds.filter(({ playing }) => playing > FEW * games).length;
}

/** One round each, or a few. */
export function columnsTo(last: number): readonly Column[] {
  const size = Math.max(1, Math.ceil(last / MOST_COLUMNS));
  return Array.from({ length: Math.ceil(last / size) }, (_, at) => ({ from: at * size + 1, to: Math.min(last, (at + 1) * size) }));
}
