import type { Card } from "../../../language/card.ts";
import { all, atRange } from "../../../language/when.ts";
import { attackerIn, defenderIn } from "../../../language/when-second-edition.ts";

export const sabinewrenRz1awing: Card = {
  card: "pilot:sabinewren-rz1awing",
  title: "Sabine Wren",
  dice: [
    { dice: "attack", when: all(atRange(1), attackerIn("front")), may: [{ verb: "change", from: ["blank", "focus", "crit"], to: "hit" }] },
    { dice: "defense", when: all(atRange(1), defenderIn("front")), may: [{ verb: "change", from: ["blank", "focus"], to: "evade" }] },
  ],
};
