import type { Slot } from "@broadside/cards";
import type { ActionId, Ship, Situation } from "@broadside/rules";
import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";

const SLOTS: readonly Slot[] = ["torpedo", "bomb"];

/** True if the action is on one of the ship's torpedo or bomb cards. */
function isOfOrdnance(game: Situation, ship: Ship, action: ActionId | undefined): boolean {
  const { upgrades, upgradeKeys } = game.factsOf(ship);
  return upgrades.some(({ slots }, at) => upgradeKeys[at] === action && slots.some((slot) => SLOTS.includes(slot)));
}

export const r4e1: Card = {
  card: "upgrade:r4e1",
  title: "R4-E1",
  permissions: {
    actDespite: (game, self, { ship, action, despite }) =>
      despite === "stress" && ship === self.ship && isOfOrdnance(game, ship, action) ? true : undefined,
  },
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, ({ game, self, moment }) => moment.whileStressed === true && isOfOrdnance(game, self.ship, moment.action)),
      may: [{ verb: "discard this card" }, { verb: "remove token", tokens: ["stress"] }],
    },
  ],
};
