import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { all, isStressed, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

const CALM: readonly Instruction[] = [{ verb: "remove token", tokens: ["stress"] }];

export const ibtisam: Card = {
  card: "pilot:ibtisam",
  title: "Ibtisam",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, isStressed), may: [{ verb: "roll", on: { hit: CALM, crit: CALM } }] },
  ],
};
