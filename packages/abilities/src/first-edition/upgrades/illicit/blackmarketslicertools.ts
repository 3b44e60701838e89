import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { both, enemy, isStressedShip, within } from "../../../language/when.ts";

const HARM: readonly Instruction[] = [
  { verb: "remove token", tokens: ["stress"], who: "chosen" },
  { verb: "deal", faceup: false, who: "chosen" },
];

export const blackmarketslicertools: Card = {
  card: "upgrade:blackmarketslicertools",
  title: "Black Market Slicer Tools",
  action: {
    does: [
      { verb: "choose ship", among: both(enemy, isStressedShip, within(1, 2)), does: [{ verb: "roll", on: { hit: HARM, crit: HARM } }] },
    ],
  },
};
