/**
 * Victory counters for what is shot down: a ship, or a quick build when its last ship is gone. They go to the player whose attack or effect
 * destroyed it; what has fled, or was destroyed by no enemy, gives them to every enemy.
 */
import type { RuleName } from "@broadside/rules";
import { type AnyScenarioRule, relationOf, type Seat, type Ship, type Situation } from "@broadside/rules";
import { figureOf, isByThreat, NOTHING, type ScoredUnit, scoreCounters, scoredUnits, setFigure } from "@broadside/rules/scenarios";

/** What a unit counts: its threat, or its points by what stands for one threat, rounded to the nearest, and at least 1. */
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

/** At once as it happens; what was done by hand is found when the round closes. */
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

/** What a seat has left in play and in reserve: a quick build counts as long as one of its ships is. */
export const threatLeft = (game: Situation, seats: readonly Seat[], threatPoints: number): number =>
  scoredUnits(game).reduce(
    (sum, unit) => (seats.includes(unit.seat) && unit.ships.some(isLeft) ? sum + threatOf(game, unit, threatPoints) : sum),
    0,
  );
