import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { all, isStressed, toThisShip } from "../../../language/when.ts";

const CALM: readonly Instruction[] = [{ verb: "remove token", tokens: ["stress"] }];

export const braylenstramm: Card = {
  card: "pilot:braylenstramm",
  title: "Braylen Stramm",
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, isStressed), may: [{ verb: "roll", on: { hit: CALM, crit: CALM } }] }],
};
