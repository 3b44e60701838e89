import type { Card } from "../../language/card.ts";
import { isThisCard } from "../../language/when.ts";

/** Huge-ship decks print this name without the exclamation mark. */
const KEYS = [
  "damage:core/Direct Hit!",
  "damage:core-tfa/Direct Hit!",
  "damage:cr90corvette/Direct Hit",
  "damage:gr75mediumtransport/Direct Hit",
  "damage:raiderclasscorvette/Direct Hit",
] as const;

export const directHit: readonly Card[] = KEYS.map((card) => ({
  card,
  title: "Direct Hit!",
  changes: [{ of: "damageWorth", by: 1, when: isThisCard }],
}));
