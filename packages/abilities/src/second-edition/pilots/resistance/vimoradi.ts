import type { Card } from "../../../language/card.ts";
import { marksAnEnemy } from "../phrases.ts";

export const vimoradi: Card = { card: "pilot:vimoradi", title: "Vi Moradi", triggers: [marksAnEnemy("compromisingintel")] };
