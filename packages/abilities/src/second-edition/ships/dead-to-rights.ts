import { type Attack, shipOf } from "@broadside/rules";
import { GREEN, isFriendly } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";

/** From when a card may guess what comes up. Tokens spent in other steps modify no defense dice. */
const STEPS: readonly Attack["step"][] = ["roll defense dice", "modify defense dice"];

/** Dice of a defender in its bullseye arc are not modified with green tokens, neither its own nor those of its friends. */
export const deadToRights: Card = {
  card: "ship:Dead to Rights",
  title: "Dead to Rights",
  permissions: {
    spend(game, self, { token, ship, attack }) {
      if (!attack?.inBullseye || attack.attacker !== self.ship.id) return undefined;
      if (!STEPS.includes(attack.step) || token === "lock" || !GREEN.includes(token)) return undefined;
      return isFriendly(game, ship, shipOf(game.state, attack.defender)) ? false : undefined;
    },
  },
};
