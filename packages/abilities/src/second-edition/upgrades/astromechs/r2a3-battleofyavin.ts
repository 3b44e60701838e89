import type { Card } from "../../../language/card.ts";
import { SHIELD_FOR_DISARM } from "./phrases.ts";

export const r2a3battleofyavin: Card = { card: "upgrade:r2a3-battleofyavin", title: "R2-A3", triggers: [SHIELD_FOR_DISARM] };
