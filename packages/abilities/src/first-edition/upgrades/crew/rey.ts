import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";

const holdsToken: When = ({ self: { ship, at } }) => (ship.upgrades[at]?.charges ?? 0) > 0;

/** Tokens on the card no longer count as the ship's tokens. */
export const rey: Card = {
  card: "upgrade:rey",
  title: "Rey",
  triggers: [
    {
      at: "startOfEnd",
      may: [
        { verb: "remove token", tokens: ["focus"] },
        { verb: "put on this card", count: 1 },
      ],
    },
    {
      at: "startOfCombat",
      when: holdsToken,
      may: [
        { verb: "put on this card", count: -1 },
        { verb: "gain", token: "focus" },
      ],
    },
  ],
};
