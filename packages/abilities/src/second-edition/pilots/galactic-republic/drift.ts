import { ORANGE, RED } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, friendly, within } from "../../../language/when.ts";
import { countOf } from "./phrases.ts";

export const drift: Card = {
  card: "pilot:drift",
  title: "“Drift”",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(attackerIs(both(friendly, within(0, 1))), (scene) => countOf(scene, RED) === 1 || countOf(scene, ORANGE) === 1),
      may: [{ verb: "reroll", most: 1 }],
    },
  ],
};
