import type { Card } from "../../../language/card.ts";
import { all, friendly } from "../../../language/when.ts";
import { limited, showsSide, subjectIs } from "../../../language/when-second-edition.ts";

/**
 * Some ships in the squad aren't friendly to this ship. When a limited one of them is destroyed, this ship gains a focus token. From then
 * on, the whole squad is friendly to it.
 */
export const initforthemoneyrebellion: Card = {
  card: "upgrade:initforthemoneyrebellion",
  title: "In It For The Money",
  triggers: [
    {
      at: "destroyed",
      when: all(
        showsSide("front"),
        subjectIs((scene, ship) => ship.seat === scene.self.ship.seat && !friendly(scene, ship) && limited(scene, ship)),
      ),
      must: [{ verb: "gain", token: "focus" }, { verb: "flip this card" }],
    },
  ],
  permissions: {
    beFriends: (_, self, { ship, other }) =>
      (ship === self.ship || other === self.ship) && self.ship.upgrades[self.at]?.side === "back" ? true : undefined,
  },
};
