import type { Card } from "../../language/card.ts";
import { actionIs, all, hasToken, hasUpgrade, toThisShip } from "../../language/when.ts";

/** Deals the card at the end of set-up. On a ship with Kaz's Fireball, that title deals the card instead. */
export const explosionWithWings: Card = {
  card: "ship:Explosion with Wings",
  title: "Explosion with Wings",
  triggers: [
    { at: "setUpOver", when: ({ self }) => !hasUpgrade(self.ship, "kazsfireball"), must: [{ verb: "deal", faceup: false }] },
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("slam"), hasToken("disarm")),
      may: [{ verb: "expose" }, { verb: "remove token", tokens: ["disarm"] }],
    },
  ],
};
