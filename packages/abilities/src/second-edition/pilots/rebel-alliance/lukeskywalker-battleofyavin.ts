import type { Card } from "../../../language/card.ts";
import { lukeskywalker } from "./lukeskywalker.ts";

export const lukeskywalkerBattleofyavin: Card = { ...lukeskywalker, card: "pilot:lukeskywalker-battleofyavin" };
