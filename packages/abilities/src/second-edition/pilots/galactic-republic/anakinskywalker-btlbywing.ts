import type { Card } from "../../../language/card.ts";
import { anakinskywalker } from "./anakinskywalker.ts";

export const anakinskywalkerBtlbywing: Card = { ...anakinskywalker, card: "pilot:anakinskywalker-btlbywing" };
