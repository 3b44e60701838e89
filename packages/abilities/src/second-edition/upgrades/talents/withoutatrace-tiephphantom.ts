import { isEnemy, RED } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, tokenIs, toThisShip } from "../../../language/when.ts";

export const withoutatraceTiephphantom: Card = {
  card: "upgrade:withoutatrace-tiephphantom",
  title: "Without a Trace",
  triggers: [{ at: "tokenAssigned", when: all(toThisShip, tokenIs("cloak")), may: [{ verb: "remove token", tokens: RED, orLock: true }] }],
  permissions: {
    lock: (game, self, { ship, target }) =>
      target === self.ship && self.ship.tokens.cloak > 0 && isEnemy(game, self.ship, ship) ? false : undefined,
  },
};
