import type { Card } from "../../../card.ts";
import { all, attackerIs, both, friendly } from "../../../when.ts";
import { defenderIs, limited } from "../../when.ts";
import { inFiringArc } from "../../when-firing.ts";

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
