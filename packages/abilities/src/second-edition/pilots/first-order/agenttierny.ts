import type { Card } from "../../../language/card.ts";
import { marksAnEnemy } from "../phrases.ts";

export const agenttierny: Card = { card: "pilot:agenttierny", title: "Agent Tierny", triggers: [marksAnEnemy("brokentrust")] };
