import type { Card } from "../../card.ts";
import { defenderBehind } from "../../when.ts";

export const backdraft: Card = {
  card: "pilot:backdraft",
  title: "Backdraft",
  dice: [{ dice: "attack", when: defenderBehind, may: [{ verb: "add", face: "crit" }] }],
};
