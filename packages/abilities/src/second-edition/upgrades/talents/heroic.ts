import { diceOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { ownDice } from "../phrases.ts";

const isAllBlank: When = ({ game, dice = "attack" }) => {
  const rolled = diceOf(game, dice);
  return rolled.length >= 2 && rolled.every(({ face }) => face === "blank");
};

export const heroic: Card = {
  card: "upgrade:heroic",
  title: "Heroic",
  dice: ownDice({ when: isAllBlank, may: [{ verb: "reroll", most: Number.POSITIVE_INFINITY }] }),
};
