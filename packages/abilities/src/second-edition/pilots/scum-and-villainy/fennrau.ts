import type { Card } from "../../../language/card.ts";
import { atRange } from "../../../language/when.ts";
import { MORE_DICE_OF_EITHER, oneMoreDie } from "./more-dice.ts";

export const fennrau: Card = {
  card: "pilot:fennrau",
  title: "Fenn Rau",
  triggers: oneMoreDie(atRange(1)),
  effects: MORE_DICE_OF_EITHER,
};
