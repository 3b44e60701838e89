import { type Attack, shipOf } from "@broadside/rules";
import { GREEN, isFriendly } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";

/** The card applies only in these steps. Tokens spent in other steps don't modify defense dice. */
const STEPS: readonly Attack["step"][] = ["roll defense dice", "modify defense dice"];

/** A defender in the ship's bullseye arc can't modify its dice with green tokens, whether they are its own or those of friendly ships. */
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
