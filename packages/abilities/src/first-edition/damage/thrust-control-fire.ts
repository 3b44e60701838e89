import type { Card, CardText } from "../../language/card.ts";
import { isThisCard } from "../../language/when.ts";
import { inBothDecks } from "./decks.ts";
import { FACEDOWN } from "./phrases.ts";

const text: CardText = {
  triggers: [{ at: "damageFaceup", when: isThisCard, must: [{ verb: "gain", token: "stress" }, ...FACEDOWN] }],
};

export const thrustControlFire: readonly Card[] = inBothDecks("Thrust Control Fire", text);
