/** A round's losses as bars. Points that your side scored are above the line, and the other side's points are below it. */
import type { GameStory, StoryLoss, StoryRound } from "@broadside/telling";
import { LOSSES } from "../../words/play/end-charts.ts";

/** How many bars fit in each half of a round. If there are more losses, the smallest are combined into one bar. */
const MOST_BARS = 3;

export interface LossBar {
  readonly name: string;
  readonly points: number;
  /** The seat that gives the bar its colour: the one that lost the ship, or the one that scored. */
  readonly seat: number | undefined;
  /** The losses that the bar stands for, which may be several. */
  readonly all: readonly { readonly name: string; readonly points: number }[];
}

export interface RoundBars {
  readonly round: number;
  readonly above: readonly LossBar[];
  readonly below: readonly LossBar[];
}

/**
 * Makes the bars for each round. If there are more than two sides, all bars are above the line, in the colour of the seat that lost the
 * ship.
 */
export function barsOf({ rounds, sides }: Pick<GameStory, "rounds" | "sides">, own: number): readonly RoundBars[] {
  const isOver = (loss: StoryLoss): boolean => sides.length !== 2 || loss.sides.includes(own);
  const seatOf = ({ seat, sides: scorers }: StoryLoss): number | undefined =>
    seat ?? (scorers.length === 1 ? sides[scorers[0] ?? 0]?.seats[0] : undefined);
  const bars = (losses: readonly StoryLoss[]): readonly LossBar[] =>
    folded(losses.map((loss) => ({ name: loss.name, points: loss.points, seat: seatOf(loss), all: [loss] })));
  return rounds.map(({ round, losses }: StoryRound) => ({
    round,
    above: bars(losses.filter(isOver)),
    below: bars(losses.filter((loss) => !isOver(loss))),
  }));
}

/** Keeps the largest bars and combines the rest. */
function folded(bars: readonly LossBar[]): readonly LossBar[] {
  if (bars.length <= MOST_BARS) return bars;
  const sorted = [...bars].sort((a, b) => b.points - a.points);
  const [largest, rest] = [sorted.slice(0, MOST_BARS - 1), sorted.slice(MOST_BARS - 1)];
  const seats = new Set(rest.map(({ seat }) => seat));
  return [
    ...largest,
    {
      name: LOSSES.more({ count: rest.length }),
      points: rest.reduce((sum, { points }) => sum + points, 0),
      seat: seats.size === 1 ? rest[0]?.seat : undefined,
      all: rest.flatMap(({ all }) => all),
    },
  ];
}

/** The largest total of any round in each half. Neither is less than 45% of the other, so that the line is never at the edge. */
export function halvesOf(rounds: readonly RoundBars[]): { readonly above: number; readonly below: number } {
  const most = (half: "above" | "below"): number =>
    Math.max(0, ...rounds.map((round) => round[half].reduce((sum, { points }) => sum + Math.abs(points), 0)));
  const [above, below] = [most("above"), most("below")];
  const least = 0.45 * Math.max(1, above, below);
  return { above: Math.max(above, least), below: Math.max(below, least) };
}
