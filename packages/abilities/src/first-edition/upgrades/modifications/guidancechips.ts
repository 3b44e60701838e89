import { primaryValue } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, not, withSlot } from "../../../language/when.ts";

/** True if the primary weapon value is 3 or higher. */
const isStrong: When = ({ game, self }) => primaryValue(game, self.ship) >= 3;

export const guidancechips: Card = {
  card: "upgrade:guidancechips",
  title: "Guidance Chips",
  dice: [
    {
      dice: "attack",
      once: "a round",
      when: all(withSlot("torpedo", "missile"), not(isStrong)),
      may: [{ verb: "change", from: ["blank", "focus"], to: "hit" }],
    },
    {
      dice: "attack",
      once: "a round",
      when: all(withSlot("torpedo", "missile"), isStrong),
      may: [{ verb: "change", from: ["blank", "focus", "hit"], to: "crit" }],
    },
  ],
};
