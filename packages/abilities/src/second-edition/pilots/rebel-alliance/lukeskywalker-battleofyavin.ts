import type { Card } from "../../../card.ts";
import { lukeskywalker } from "./lukeskywalker.ts";

export const lukeskywalkerBattleofyavin: Card = { ...lukeskywalker, card: "pilot:lukeskywalker-battleofyavin" };
