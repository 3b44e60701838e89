import { RED } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { all, spentIs, toThisShip } from "../../../language/when.ts";

const SHED_RED: readonly Instruction[] = [{ verb: "remove token", tokens: RED, orLock: true }];

export const derekklivian: Card = {
  card: "pilot:derekklivian",
  title: "Derek Klivian",
  triggers: [
    { at: "lockAcquired", when: toThisShip, may: SHED_RED },
    { at: "tokenSpent", when: all(toThisShip, spentIs("lock")), may: SHED_RED },
  ],
};
