import type { Card } from "../../../language/card.ts";
import { SHIELD_FOR_DISARM } from "./phrases.ts";

export const r2f2battleofyavin: Card = { card: "upgrade:r2f2-battleofyavin", title: "R2-F2", triggers: [SHIELD_FOR_DISARM] };
