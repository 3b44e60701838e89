/**
 * Victory counters for a destroyed ship, or for a quick build once all its ships are gone. The player who destroyed it scores them. If it
 * fled, or if no enemy destroyed it, all enemies score them.
 */
import type { RuleName } from "@broadside/rules";
import { type AnyScenarioRule, relationOf, type Seat, type Ship, type Situation } from "@broadside/rules";
import { figureOf, isByThreat, NOTHING, type ScoredUnit, scoreCounters, scoredUnits, setFigure } from "@broadside/rules/scenarios";

/** Returns a unit's threat. If the unit's worth is in points, converts it to threat, rounded to the nearest whole number and at least 1. */
const threatOf = (game: Situation, { worth }: Pick<ScoredUnit, "worth">, threatPoints: number): number =>
  isByThreat(game) ? worth : Math.max(1, Math.round(worth / threatPoints));

const isGone = ({ status, doomed }: Ship): boolean => status === "destroyed" || status === "fled" || (status === "inPlay" && doomed);
const nameOf = ({ ships }: ScoredUnit): string => `trophy ${ships[0]?.id}`;

function settle(game: Situation, unit: ScoredUnit, by: Seat | undefined, rule: RuleName, threatPoints: number): void {
  if (!unit.ships.every(isGone) || figureOf(game, nameOf(unit)) > 0) return;
  setFigure(game, nameOf(unit), 1);
  const isEnemy = (seat: Seat): boolean => relationOf(game.setup.seats, seat, unit.seat) === "enemy";
  const winners = by !== undefined && isEnemy(by) ? [by] : [...game.setup.seats.keys()].filter(isEnemy);
  const text = by !== undefined && isEnemy(by) ? "shot down" : "lost to no enemy";
  for (const seat of winners) scoreCounters(game, seat, threatOf(game, unit, threatPoints), { rule, text });
}

/**
 * Creates the rules that score victory counters for destroyed units. Usually the counters are scored at once, but after a change by hand,
 * they are scored only at the end of the round.
 */
export function trophyRules(rule: RuleName, threatPoints: number): readonly AnyScenarioRule[] {
  const settleWith = (game: Situation, ship: string, by: Seat | undefined): void => {
    for (const unit of scoredUnits(game)) if (unit.ships.some(({ id }) => id === ship)) settle(game, unit, by, rule, threatPoints);
  };
  return [
    {
      name: "Trophies",
      rule,
      at: "destroyed",
      perform(game, { ship, by }) {
        settleWith(game, ship, by);
        return NOTHING;
      },
    },
    {
      name: "Trophies: fled",
      rule,
      at: "leftTable",
      when: (_game, { how }) => how === "fled",
      perform(game, { ship }) {
        settleWith(game, ship, undefined);
        return NOTHING;
      },
    },
    {
      name: "Trophies: gone",
      rule,
      at: "roundCloses",
      perform(game) {
        for (const unit of scoredUnits(game)) settle(game, unit, undefined, rule, threatPoints);
        return NOTHING;
      },
    },
  ];
}

const isLeft = ({ status, doomed }: Ship): boolean => !doomed && (status === "inPlay" || status === "docked" || status === "reserve");

/** Returns how much threat these seats have left. A quick build counts as long as any of its ships is left. */
export const threatLeft = (game: Situation, seats: readonly Seat[], threatPoints: number): number =>
  scoredUnits(game).reduce(
    (sum, unit) => (seats.includes(unit.seat) && unit.ships.some(isLeft) ? sum + threatOf(game, unit, threatPoints) : sum),
    0,
  );
