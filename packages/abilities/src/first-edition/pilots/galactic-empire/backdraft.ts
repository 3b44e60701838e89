import type { Card } from "../../../language/card.ts";
import { defenderBehind } from "../../../language/when.ts";

export const backdraft: Card = {
  card: "pilot:backdraft",
  title: "“Backdraft”",
  dice: [{ dice: "attack", when: defenderBehind, may: [{ verb: "add", face: "crit" }] }],
};
