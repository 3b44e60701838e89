import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, friendly } from "../../../language/when.ts";
import { inFiringArc } from "../../../language/when-firing.ts";
import { defenderIs, limited } from "../../../language/when-second-edition.ts";

export const drearenthal: Card = {
  card: "pilot:drearenthal",
  title: "Drea Renthal",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(attackerIs(both(friendly, (scene, ship) => !limited(scene, ship))), defenderIs(inFiringArc)),
      may: [{ verb: "reroll", most: 1 }],
    },
  ],
};
