import type { Card } from "../../../language/card.ts";
import { FORCE_FOR_BLANK } from "./phrases.ts";

export const darthvaderBattleofyavin: Card = {
  card: "pilot:darthvader-battleofyavin",
  title: "Darth Vader",
  dice: [FORCE_FOR_BLANK],
};
