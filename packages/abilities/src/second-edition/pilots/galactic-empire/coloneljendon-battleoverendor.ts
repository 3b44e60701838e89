import type { Card } from "../../../language/card.ts";
import { not } from "../../../language/when.ts";
import { hasShields } from "../../../language/when-second-edition.ts";

export const coloneljendonBattleoverendor: Card = {
  card: "pilot:coloneljendon-battleoverendor",
  title: "Colonel Jendon",
  dice: [{ dice: "defense", when: not(hasShields()), may: [{ verb: "change", from: "blank", to: "focus" }] }],
};
