import type { Card } from "../../../language/card.ts";
import { luminaraunduli } from "./luminaraunduli.ts";

export const luminaraunduliDelta7baethersprite: Card = { ...luminaraunduli, card: "pilot:luminaraunduli-delta7baethersprite" };
