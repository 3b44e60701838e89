/** Scores by victory counters (EB-VC-01, -02), alone or on top of the standard score (EB-SCORE-02, -03). */
import type { Game } from "@broadside/rules";
import { sidesOf, standardScores } from "@broadside/rules/scenarios";
import type { Figures } from "./play.ts";

/** Counters that a side has scored, by its place. */
export const countersOf = (game: Game, side: number): number =>
  (sidesOf(game)[side]?.seats ?? []).reduce((sum, seat) => sum + (game.state.scenario?.counters[seat] ?? 0), 0);

export const counterScores = (game: Game): readonly number[] => sidesOf(game).map((_, side) => countersOf(game, side));

/** Quick builds are counted by threat, in a game in which all squads are of them (EB-SCORE-09). */
export const isByThreat = ({ setup }: Game): boolean =>
  setup.squads.every(({ ships }) => ships.length > 0 && ships.every(({ build }) => build !== undefined));

/** The standard score, and what each counter adds to it. */
export const scoresWithCounters =
  ({ counterPoints = 0, counterThreat = 0 }: Figures) =>
  (game: Game): readonly number[] => {
    const each = isByThreat(game) ? counterThreat : counterPoints;
    return standardScores(game).map((score, side) => score + each * countersOf(game, side));
  };
