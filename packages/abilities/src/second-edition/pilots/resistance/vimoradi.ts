import type { Card } from "../../../card.ts";
import { marksAnEnemy } from "../phrases.ts";

export const vimoradi: Card = { card: "pilot:vimoradi", title: "Vi Moradi", triggers: [marksAnEnemy("compromisingintel")] };
