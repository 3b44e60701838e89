import type { Card, CardText } from "../../language/card.ts";

/** The deck of the first core set and the one that replaced it. */
const SMALL_SHIP_DECKS = ["core", "core-tfa"] as const;

/** A card that says the same in both decks. */
export const inBothDecks = (title: string, text: CardText): readonly Card[] =>
  SMALL_SHIP_DECKS.map((deck) => ({ card: `damage:${deck}/${title}`, title, ...text }));
