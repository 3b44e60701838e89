import type { Card, CardText } from "../../language/card.ts";
import { inBothDecks } from "./decks.ts";

const text: CardText = {
  difficulty: (_, self, { ship, maneuver }) => (ship === self.ship && maneuver.bearing === "turn" ? "red" : undefined),
};

export const damagedEngine: readonly Card[] = inBothDecks("Damaged Engine", text);
