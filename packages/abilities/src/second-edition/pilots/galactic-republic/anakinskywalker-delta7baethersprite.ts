import type { Card } from "../../../language/card.ts";
import { anakinskywalker } from "./anakinskywalker.ts";

export const anakinskywalkerDelta7baethersprite: Card = { ...anakinskywalker, card: "pilot:anakinskywalker-delta7baethersprite" };
