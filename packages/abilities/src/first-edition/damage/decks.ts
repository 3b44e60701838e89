import type { Card, CardText } from "../../language/card.ts";

/** The deck from the first core set, and the deck that replaced it. */
const SMALL_SHIP_DECKS = ["core", "core-tfa"] as const;

/** Defines a card with the same text in both decks. */
export const inBothDecks = (title: string, text: CardText): readonly Card[] =>
  SMALL_SHIP_DECKS.map((deck) => ({ card: `damage:${deck}/${title}`, title, ...text }));
