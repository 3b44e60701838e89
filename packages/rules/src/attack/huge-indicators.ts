/**
 * Turret indicators on a huge ship. Each belongs to a weapon card. Wherever the turret is mounted, its arcs start at the ship's centre
 * (2E-HUGE-39). One rotate action turns one or both of them (2E-HUGE-40).
 */

import type { Option, Procedure } from "../contract/ask.ts";
import type { Action } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { type Quarter, type Ship, TURRET_QUARTERS } from "../state/state.ts";

/** An indicator, and the quarters that it may point to. */
interface CardIndicator {
  readonly at: number;
  readonly points: Quarter;
  readonly quarters: readonly Quarter[];
}

/** A double indicator points at two opposite arcs, so there are only two ways to set it. */
const DOUBLE: readonly Quarter[] = ["front", "left"];

/** Returns the indicators of faceup weapon cards that aren't offline. */
function indicatorsOf(game: Situation, ship: Ship): readonly CardIndicator[] {
  return game.factsOf(ship).upgrades.flatMap(({ attack }, at) => {
    const card = ship.upgrades[at];
    const isDouble = attack?.arcs.includes("double-turret");
    if (!card?.faceup || card.side === "back" || !(isDouble || attack?.arcs.includes("single-turret"))) return [];
    return [{ at, points: card.quarter ?? ship.quarter, quarters: isDouble ? DOUBLE : TURRET_QUARTERS }];
  });
}

/** For a double indicator, pointing to the rear is the same as pointing to the front. */
const isElsewhere = ({ points, quarters }: CardIndicator, quarter: Quarter): boolean =>
  quarters === DOUBLE ? (quarter === "front") !== (points === "front" || points === "rear") : quarter !== points;

interface Pointing {
  readonly at: number;
  readonly quarter: Quarter;
}

const pointingsOf = ({ upgrades }: Ship, indicators: readonly CardIndicator[]): readonly Option<Pointing>[] =>
  indicators.flatMap((one) =>
    one.quarters.flatMap((quarter) =>
      isElsewhere(one, quarter) ? [{ key: `${upgrades[one.at]?.id}@${one.at} ${quarter}`, value: { at: one.at, quarter } }] : [],
    ),
  );

const point = (game: Situation, ship: Ship, { at, quarter }: Pointing): void =>
  game.setShip(ship, { upgrades: ship.upgrades.map((card, place) => (place === at ? { ...card, quarter } : card)) });

const DONE: Option<undefined> = { key: "done", value: undefined };

/** At least one indicator must turn; each may turn at most once. */
export const hugeRotate: Action = {
  name: "rotate-arc",
  can: (game, ship) => indicatorsOf(game, ship).length > 0,
  perform: procedure("hugeRotate", function* (game: Situation, ship: Ship): Procedure<boolean> {
    const turned: number[] = [];
    for (;;) {
      const pointing = yield* choose<Pointing | undefined>((now) => {
        const left = indicatorsOf(now, ship).filter(({ at }) => !turned.includes(at));
        const options = pointingsOf(ship, left);
        return {
          kind: "rotate indicators",
          seat: ship.seat,
          rule: "2E-HUGE-40",
          about: { ship: ship.id },
          options: turned.length > 0 || options.length === 0 ? [DONE, ...options] : optionsOf(options),
        };
      });
      if (!pointing) return turned.length > 0;
      turned.push(pointing.at);
      point(game, ship, pointing);
    }
  }),
};

/** At set-up, each indicator is pointed in a direction (2E-SETUP-16). */
export const pointCardIndicators = procedure("pointCardIndicators", function* (game: Situation, ship: Ship): Procedure {
  for (const { at, quarters } of indicatorsOf(game, ship)) {
    const quarter = yield* choose<Quarter>(() => ({
      kind: "turret indicator",
      seat: ship.seat,
      rule: "2E-SETUP-16",
      about: { ship: ship.id, card: `upgrade:${ship.upgrades[at]?.id}` },
      options: optionsOf(quarters.map((value) => ({ key: value, value }))),
    }));
    point(game, ship, { at, quarter });
  }
});
