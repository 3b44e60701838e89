import type { Card } from "../../../language/card.ts";
import { SHIELD_FOR_DISARM } from "./phrases.ts";

export const r2d2battleofyavin: Card = { card: "upgrade:r2d2-battleofyavin", title: "R2-D2", triggers: [SHIELD_FOR_DISARM] };
