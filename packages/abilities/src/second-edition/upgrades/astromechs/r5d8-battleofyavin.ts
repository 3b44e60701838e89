import type { Card } from "../../../language/card.ts";
import { REPAIRS } from "./phrases.ts";

export const r5d8battleofyavin: Card = { card: "upgrade:r5d8-battleofyavin", title: "R5-D8", ...REPAIRS };
