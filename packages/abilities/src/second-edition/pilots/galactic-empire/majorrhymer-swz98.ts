import type { Card } from "../../../card.ts";
import { all, withSlot } from "../../../when.ts";
import { defenderInBullseye } from "../../when.ts";

export const majorrhymerSwz98: Card = {
  card: "pilot:majorrhymer-swz98",
  title: "Major Rhymer",
  dice: [{ dice: "attack", when: all(withSlot("torpedo"), defenderInBullseye), must: [{ verb: "change", from: "focus", to: "crit" }] }],
};
