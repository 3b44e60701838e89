import type { Card } from "../../../language/card.ts";
import { withThisWeapon } from "../../../language/when.ts";

export const cruisemissiles: Card = {
  card: "upgrade:cruisemissiles",
  title: "Cruise Missiles",
  weapon: { needs: "lock", spends: ["card"] },
  triggers: [
    {
      at: "attackBegins",
      when: withThisWeapon,
      may: [{ verb: "lasting", effect: "more attack dice", until: "attack", value: ({ self }) => Math.min(4, self.ship.speed ?? 0) }],
    },
  ],
};
