import type { Card } from "../../../card.ts";
import { not } from "../../../when.ts";
import { hasShields } from "../../when.ts";

export const coloneljendonBattleoverendor: Card = {
  card: "pilot:coloneljendon-battleoverendor",
  title: "Colonel Jendon",
  dice: [{ dice: "defense", when: not(hasShields()), may: [{ verb: "change", from: "blank", to: "focus" }] }],
};
