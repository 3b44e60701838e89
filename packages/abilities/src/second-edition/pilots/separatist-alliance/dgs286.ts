import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { both, friendly, other, toThisShip, within } from "../../../language/when.ts";

const TAKE: Instruction = { verb: "transfer", token: "calculate", from: "chosen", to: "this ship" };

export const dgs286: Card = {
  card: "pilot:dgs286",
  title: "DGS-286",
  triggers: [
    { at: "becameActive", when: toThisShip, may: [{ verb: "choose ship", among: both(friendly, other, within(0, 1)), does: [TAKE] }] },
  ],
};
