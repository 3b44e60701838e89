import { shipOf } from "@broadside/rules";
import { GREEN, isFriendly } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";

/** Dice of a defender in its bullseye arc are not modified with green tokens, neither its own nor those of its friends. */
export const deadToRights: Card = {
  card: "ship:Dead to Rights",
  title: "Dead to Rights",
  permissions: {
    spend(game, self, { token, ship, attack }) {
      if (!attack?.inBullseye || attack.attacker !== self.ship.id || token === "lock" || !GREEN.includes(token)) return undefined;
      return isFriendly(game, ship, shipOf(game.state, attack.defender)) ? false : undefined;
    },
  },
};
