import type { Card } from "../../language/card.ts";
import { inDecksOf } from "./huge-ships.ts";

export const viewportRupture: readonly Card[] = inDecksOf(["Gozanti", "C-ROC"], "Viewport Rupture", {
  changes: [{ of: "pilotSkill", by: -2 }],
});
