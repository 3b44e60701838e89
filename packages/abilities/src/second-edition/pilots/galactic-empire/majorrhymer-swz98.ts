import type { Card } from "../../../language/card.ts";
import { all, withSlot } from "../../../language/when.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";

export const majorrhymerSwz98: Card = {
  card: "pilot:majorrhymer-swz98",
  title: "Major Rhymer",
  dice: [{ dice: "attack", when: all(withSlot("torpedo"), defenderInBullseye), must: [{ verb: "change", from: "focus", to: "crit" }] }],
};
