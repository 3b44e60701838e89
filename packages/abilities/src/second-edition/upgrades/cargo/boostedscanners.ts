import type { ActionId, Ship, Situation } from "@broadside/rules";
import { effectOn, figureIn, lockReach } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Amount } from "../../../language/instruction.ts";
import type { CardScene } from "../../../language/scene.ts";
import { actionIs, all, any, toThisShip } from "../../../language/when.ts";

const MOST_ENERGY = 3;
const FARTHEST = 5;
const COORDINATE = 2;
const JAM = 2;
/** The range that an action has before energy extends it. For locks, it already includes what other cards add. */
const REACH: Readonly<Partial<Record<ActionId, (game: Situation, ship: Ship) => number>>> = {
  lock: lockReach,
  coordinate: () => COORDINATE,
  jam: () => JAM,
};
const FARTHER = "boosted scanners";

/** Returns by how many range bands energy can extend the action. */
const bands = ({ game, self: { ship }, moment: { action } }: CardScene): number =>
  Math.min(MOST_ENERGY, ship.energy, FARTHEST - ((action && REACH[action]?.(game, ship)) ?? FARTHEST));

const bought = (game: Situation, ship: Ship): number => figureIn(effectOn(game, `effect:${FARTHER}`, ship));
const paidFor: Amount = ({ game, self }) => bought(game, self.ship);

const scans = any(actionIs("lock"), actionIs("coordinate"), actionIs("jam"));
const OVER = { verb: "discard this card" } as const;

/** Each energy spent extends the range of a lock, coordinate or jam action by one band. */
export const boostedscanners: Card = {
  card: "upgrade:boostedscanners",
  title: "Boosted Scanners",
  triggers: [
    {
      at: "actionDeclared",
      when: all(toThisShip, scans),
      may: [
        {
          verb: "how many",
          rule: "2E-HUGE-13",
          most: bands,
          does: (count) => [
            { verb: "spend energy", amount: count },
            { verb: "lasting", effect: FARTHER, until: "phase", value: count },
          ],
        },
      ],
    },
  ],
  effects: {
    [FARTHER]: {
      changes: [
        { of: "lockReach", by: paidFor },
        { of: "jamReach", by: paidFor },
      ],
      permissions: {
        coordinate: (game, self, { ship, range }) =>
          ship === self.ship && range > COORDINATE && range <= COORDINATE + bought(game, ship) ? true : undefined,
      },
      triggers: [
        { at: "actionPerformed", when: toThisShip, must: [OVER] },
        { at: "actionFailed", when: toThisShip, must: [OVER] },
      ],
    },
  },
};
