import type { Card } from "../../language/card.ts";
import { inDecksOf } from "./huge-ships.ts";

export const reactorLeak: readonly Card[] = inDecksOf(["GR-75", "CR90", "Raider", "Gozanti", "C-ROC"], "Reactor Leak", {
  changes: [{ of: "energyGain", by: -1 }],
});
