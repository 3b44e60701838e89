/** The decks of huge ships, and what several of their cards say. */
import type { Card, CardText } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";

const HUGE_DECKS = {
  "GR-75": "gr75mediumtransport",
  CR90: "cr90corvette",
  Raider: "raiderclasscorvette",
  Gozanti: "gozanticlasscruiser",
  "C-ROC": "croccruiser",
} as const;

/** A card that says the same in the decks of several ships; only the text of the GR-75's is at hand. */
export const inDecksOf = (ships: readonly (keyof typeof HUGE_DECKS)[], title: string, text: CardText): readonly Card[] =>
  ships.map((ship) => ({ card: `damage:${HUGE_DECKS[ship]}/${title}`, title, ...text }));

export const hasEnergy =
  (amount: number): When =>
  ({ self }) =>
    self.ship.energy >= amount;
