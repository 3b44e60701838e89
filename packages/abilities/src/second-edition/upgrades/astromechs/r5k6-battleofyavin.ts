import type { Card } from "../../../language/card.ts";
import { REPAIRS } from "./phrases.ts";

export const r5k6battleofyavin: Card = { card: "upgrade:r5k6-battleofyavin", title: "R5-K6", ...REPAIRS };
