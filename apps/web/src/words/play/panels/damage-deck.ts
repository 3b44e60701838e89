/** What the window over the table says in which Damage decks are looked through. */
import { spoken } from "../../spoken.ts";

export const WORDS = spoken({
  open: "Look through Damage decks",
  title: "Damage decks",
  notYetShuffled: "The decks are not shuffled yet: each player may look through those of the opponents.",
  shuffled: "The decks are shuffled: no player looks through one any more.",
  organiserMayLook: "The organiser of an event may look at any time.",
  organiserLooks: "The organiser looks",
  deckOf: (player: string, cards: number) => `Deck of ${player}, ${cards} cards`,
  deckOfSection: (ship: string, section: string, cards: number) => `Deck of ${ship}, ${section}, ${cards} cards`,
  copies: (name: string, copies: number) => `${copies} × ${name}`,
});
