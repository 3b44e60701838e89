/** Which side is ahead, and how much a round changed its lead. */
import type { StoryLead, StoryRound } from "@broadside/protocol";

/** Returns the leading side and its lead over the next best, or no side if the best scores are equal. */
export function leadIn(scores: readonly number[]): StoryLead {
  const best = Math.max(0, ...scores);
  const [side, ...level] = scores.flatMap((score, at) => (score === best ? [at] : []));
  if (side === undefined || level.length > 0 || scores.length < 2) return { side: undefined, points: 0 };
  return { side, points: best - Math.max(...scores.filter((_, at) => at !== side)) };
}

/** How much each side gained in a round. */
const gainsIn = (rounds: readonly StoryRound[], at: number): readonly number[] =>
  (rounds[at]?.scores ?? []).map((score, side) => score - (rounds[at - 1]?.scores[side] ?? 0));

/** The sides that gained the most in a round. */
export function gainersIn(rounds: readonly StoryRound[], at: number): readonly number[] {
  const gains = gainsIn(rounds, at);
  const most = Math.max(...gains);
  return gains.flatMap((gain, side) => (gain === most ? [side] : []));
}

/** The most that one side gained on another in a round. */
export function swingIn(rounds: readonly StoryRound[], at: number): number {
  const gains = gainsIn(rounds, at);
  return gains.length === 0 ? 0 : Math.max(...gains) - Math.min(...gains);
}
