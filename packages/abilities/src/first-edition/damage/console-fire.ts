import type { Card, CardText } from "../../language/card.ts";
import { inBothDecks } from "./decks.ts";
import { ACTION_TURNS_IT, HIT_IS_DAMAGE } from "./phrases.ts";

const text: CardText = {
  triggers: [{ at: "startOfCombat", must: [HIT_IS_DAMAGE] }],
  action: ACTION_TURNS_IT,
};

export const consoleFire: readonly Card[] = inBothDecks("Console Fire", text);
