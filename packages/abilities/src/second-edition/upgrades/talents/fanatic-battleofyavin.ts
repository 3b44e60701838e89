import type { Card } from "../../../card.ts";
import { all, withPrimary } from "../../../when.ts";
import { damaged } from "../../when.ts";

export const fanaticBattleofyavin: Card = {
  card: "upgrade:fanatic-battleofyavin",
  title: "Fanatic",
  dice: [{ dice: "attack", when: all(withPrimary, damaged()), may: [{ verb: "change", from: "focus", to: "hit" }] }],
};
