import type { Card } from "../../../language/card.ts";
import { lukeskywalker } from "./lukeskywalker.ts";

export const lukeskywalkerSwz106: Card = { ...lukeskywalker, card: "pilot:lukeskywalker-swz106" };
