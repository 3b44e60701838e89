import type { Card } from "../../../language/card.ts";
import { all, isDefender } from "../../../language/when.ts";
import { attackerIn } from "../../../language/when-second-edition.ts";

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
