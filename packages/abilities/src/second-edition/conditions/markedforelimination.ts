import { shipOf } from "@broadside/rules";
import { GREEN, hasLock } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { hasUpgrade } from "../../language/when.ts";

/** The ship cannot spend green tokens against a hunter with a Tracking Fob and a lock on it. */
export const markedforelimination: Card = {
  card: "condition:markedforelimination",
  title: "Marked for Elimination",
  permissions: {
    spend(game, self, { ship, token, attack }) {
      if (ship !== self.ship || attack?.defender !== ship.id || token === "lock" || !GREEN.includes(token)) return undefined;
      const attacker = shipOf(game.state, attack.attacker);
      return hasUpgrade(attacker, "trackingfob") && hasLock(attacker, ship.id) ? false : undefined;
    },
  },
};
