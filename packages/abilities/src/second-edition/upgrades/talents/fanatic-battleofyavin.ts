import type { Card } from "../../../language/card.ts";
import { all, withPrimary } from "../../../language/when.ts";
import { damaged } from "../../../language/when-second-edition.ts";

export const fanaticBattleofyavin: Card = {
  card: "upgrade:fanatic-battleofyavin",
  title: "Fanatic",
  dice: [{ dice: "attack", when: all(withPrimary, damaged()), may: [{ verb: "change", from: "focus", to: "hit" }] }],
};
