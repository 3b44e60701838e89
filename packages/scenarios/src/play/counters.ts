/** Scores victory counters (EB-VC-01, -02). Either only the counters score, or they add to the standard score (EB-SCORE-02, -03). */
import type { ScoreUnit, Situation } from "@broadside/rules";
import { counterItem, isByThreat, type ScoreItems, sidesOf, standardItems } from "@broadside/rules/scenarios";
import type { Figures } from "./play.ts";

/** Returns the counters that a side has scored. The side is given by its index. */
export const countersOf = (game: Situation, side: number): number =>
  (sidesOf(game)[side]?.seats ?? []).reduce((sum, seat) => sum + (game.state.scenario?.counters[seat] ?? 0), 0);

export const counterScores = (game: Situation): readonly number[] => sidesOf(game).map((_, side) => countersOf(game, side));

/** The counters alone. */
export const counterItems = (game: Situation): ScoreItems => sidesOf(game).map((_, side) => counterItem(countersOf(game, side), 1));

/** Returns the standard score, and what the counters add to it. */
export const itemsWithCounters =
  ({ counterPoints = 0, counterThreat = 0 }: Figures) =>
  (game: Situation): ScoreItems => {
    const each = isByThreat(game) ? counterThreat : counterPoints;
    return standardItems(game).map((items, side) => [...items, ...counterItem(countersOf(game, side), each)]);
  };

export const inCounters = (): ScoreUnit => "counter";
