import type { Card } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import { all, isUnstressed, toThisShip } from "../../language/when.ts";

const SLOW = ["1FW", "1BW", "1NW"] as const;

export const FLY_FIRST: Instruction = { verb: "execute", codes: SLOW };

/** Before its dial is revealed, the ship executes a white straight or bank at speed 1. In 2.5, it boosts instead. */
export const adaptiveAilerons: readonly Card[] = [
  {
    card: "ship:Adaptive Ailerons",
    title: "Adaptive Ailerons",
    editions: ["2.0"],
    triggers: [{ at: "beforeReveal", when: all(toThisShip, isUnstressed), must: [FLY_FIRST] }],
  },
  {
    card: "ship:Adaptive Ailerons",
    title: "Adaptive Ailerons",
    editions: ["2.5"],
    triggers: [{ at: "beforeReveal", when: all(toThisShip, isUnstressed), must: [{ verb: "boost" }] }],
  },
];
