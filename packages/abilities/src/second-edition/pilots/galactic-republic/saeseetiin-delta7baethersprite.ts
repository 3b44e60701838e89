import type { Card } from "../../../language/card.ts";
import { saeseetiin } from "./saeseetiin.ts";

export const saeseetiinDelta7baethersprite: Card = { ...saeseetiin, card: "pilot:saeseetiin-delta7baethersprite" };
