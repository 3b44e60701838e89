import type { Card } from "../../language/card.ts";
import { inDecksOf } from "./huge-ships.ts";

export const secondaryDriveFailure: readonly Card[] = inDecksOf(
  ["GR-75", "CR90", "Raider", "Gozanti", "C-ROC"],
  "Secondary Drive Failure",
  { changes: [{ of: "actionCost", by: 1 }] },
);
