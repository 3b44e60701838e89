/** The losses of a round as bars over and under a line: what one's own side has scored above, what the other has scored below. */
import type { GameStory, StoryLoss, StoryRound } from "@broadside/telling";
import { LOSSES } from "../../words/play/end-charts.ts";

/** So many bars have room in one half of a round; more are told as one. */
const MOST_BARS = 3;

export interface LossBar {
  readonly name: string;
  readonly points: number;
  /** Whose colour it has: who lost it, or who scored it. */
  readonly seat: number | undefined;
  /** All of it, where it stands for several. */
  readonly all: readonly { readonly name: string; readonly points: number }[];
}

export interface RoundBars {
  readonly round: number;
  readonly above: readonly LossBar[];
  readonly below: readonly LossBar[];
}

/** With more than two sides all stand above the line, each in the colour of who lost it. */
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

/** The greatest stand by themselves, the rest together. */
function folded(bars: readonly LossBar[]): readonly LossBar[] {
  if (bars.length <= MOST_BARS) return bars;
  const sorted = [...bars].sort((a, b) => b.points - a.points);
  const [kept, rest] = [sorted.slice(0, MOST_BARS - 1), sorted.slice(MOST_BARS - 1)];
  const seats = new Set(rest.map(({ seat }) => seat));
  return [
    ...kept,
    {
      name: LOSSES.more(rest.length),
      points: rest.reduce((sum, { points }) => sum + points, 0),
      seat: seats.size === 1 ? rest[0]?.seat : undefined,
      all: rest.flatMap(({ all }) => all),
    },
  ];
}

/** The most that stands in one half of any round, at least so much of the other half's that the line is not at the edge. */
export function halvesOf(rounds: readonly RoundBars[]): { readonly above: number; readonly below: number } {
  const most = (half: "above" | "below"): number =>
    Math.max(0, ...rounds.map((round) => round[half].reduce((sum, { points }) => sum + Math.abs(points), 0)));
  const [above, below] = [most("above"), most("below")];
  const least = 0.45 * Math.max(1, above, below);
  return { above: Math.max(above, least), below: Math.max(below, least) };
}
