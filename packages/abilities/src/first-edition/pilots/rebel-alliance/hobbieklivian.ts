import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { all, spentIs, toThisShip } from "../../../language/when.ts";

const CALM: readonly Instruction[] = [{ verb: "remove token", tokens: ["stress"] }];

export const hobbieklivian: Card = {
  card: "pilot:hobbieklivian",
  title: "“Hobbie” Klivian",
  triggers: [
    { at: "lockAcquired", when: toThisShip, may: CALM },
    { at: "tokenSpent", when: all(toThisShip, spentIs("lock")), may: CALM },
  ],
};
