import type { Card } from "../../../language/card.ts";
import { SHIELD_FOR_DISARM } from "./phrases.ts";

export const r2astromech: Card = { card: "upgrade:r2astromech", title: "R2 Astromech", triggers: [SHIELD_FOR_DISARM] };
