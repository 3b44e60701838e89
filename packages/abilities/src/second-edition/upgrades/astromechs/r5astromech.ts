import type { Card } from "../../../language/card.ts";
import { REPAIRS } from "./phrases.ts";

export const r5astromech: Card = { card: "upgrade:r5astromech", title: "R5 Astromech", ...REPAIRS };
