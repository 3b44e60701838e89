import type { Card } from "../../../card.ts";
import { luminaraunduli } from "./luminaraunduli.ts";

export const luminaraunduliDelta7baethersprite: Card = { ...luminaraunduli, card: "pilot:luminaraunduli-delta7baethersprite" };
