import type { Card } from "../../language/card.ts";
import { putsUpgradeUnderneath } from "./cards-underneath.ts";
import { inDecksOf, liesOnIt } from "./huge-ships.ts";

export const deckBreach: readonly Card[] = inDecksOf(
  ["CR90", "Raider"],
  "Deck Breach",
  putsUpgradeUnderneath({ title: "Deck Breach", rule: "1E-DCRF-02", isOpen: liesOnIt }),
);
