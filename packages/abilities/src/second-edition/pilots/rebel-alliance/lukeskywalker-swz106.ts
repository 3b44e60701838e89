import type { Card } from "../../../card.ts";
import { lukeskywalker } from "./lukeskywalker.ts";

export const lukeskywalkerSwz106: Card = { ...lukeskywalker, card: "pilot:lukeskywalker-swz106" };
