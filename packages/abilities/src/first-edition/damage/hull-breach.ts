import type { Card } from "../../language/card.ts";
import { putsUpgradeUnderneath } from "./cards-underneath.ts";
import { inDecksOf } from "./huge-ships.ts";

export const hullBreach: readonly Card[] = inDecksOf(
  ["GR-75", "Gozanti", "C-ROC"],
  "Hull Breach",
  putsUpgradeUnderneath({ title: "Hull Breach", rule: "1E-DGRF-04", isOpen: () => true }),
);
