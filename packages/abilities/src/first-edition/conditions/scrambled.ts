import { shipOf } from "@broadside/rules";
import type { Card } from "../../language/card.ts";
import { hasUpgrade } from "../../language/when.ts";

export const scrambled: Card = {
  card: "condition:scrambled",
  title: "Scrambled",
  permissions: {
    modify(game, self, { ship, dice, attack }) {
      const isMuddled = ship === self.ship && dice === "attack" && attack.attacker === ship.id && attack.range === 1;
      return isMuddled && hasUpgrade(shipOf(game.state, attack.defender), "targetingscrambler") ? false : undefined;
    },
  },
  triggers: [{ at: "endOfCombat", must: [{ verb: "discard this card" }] }],
};
