import type { Card } from "../../../card.ts";
import { all, isDefender } from "../../../when.ts";
import { attackerIn } from "../../when.ts";

export const dengar: Card = {
  card: "pilot:dengar",
  title: "Dengar",
  triggers: [
    {
      at: "afterAttack",
      when: all(isDefender, attackerIn("front")),
      may: [{ verb: "spend charge" }, { verb: "attack", with: "any", at: ({ attack }, ship) => ship.id === attack?.attacker, paid: true }],
    },
  ],
};
