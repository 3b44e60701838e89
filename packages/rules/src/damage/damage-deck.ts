/** Damage decks: drawing and discarding cards, and rebuilding an empty deck. */
import type { Section } from "@broadside/geometry";
import type { Situation } from "../contract/situation.ts";
import { cardsLying, deckPlace } from "../facts/facts.ts";
import type { DeckFacts } from "../facts/printed-facts.ts";
import type { DamageCard, Deck, Ship } from "../state/state.ts";

/**
 * A counter for a facedown card that only counts as damage, either because the deck and discards were empty (1E-DMG-08) or because the real
 * card was shuffled back into the deck (2E-DMG-13).
 */
export const COUNTER = -2;

/**
 * Draws a random card from the ship's deck, or the section's deck on a huge ship (HS-DMG-02). An empty deck is rebuilt from its discards
 * (1E-DMG-08, HS-DMG-12, 2E-DMG-13) and, since 1.3.0, if that isn't enough, from facedown cards on ships. No player sees a facedown card.
 */
export function drawCard(game: Situation, ship: Ship, faceup: boolean, section: Section | undefined): number {
  const place = deckPlace(game.facts, ship.place, section);
  if (deckAt(game, place).left === 0) rebuild(game, place);
  if (game.edition.switches.facedownInNewDeck && deckAt(game, place).left === 0) takeFacedown(game, place);
  const { cards, left, discards } = deckAt(game, place);
  if (left === 0) return COUNTER;
  const card = game.drawCard(place, cards, !faceup);
  setDeck(game, place, { cards: cards.filter((one) => one !== card), left: left - 1, discards });
  return card;
}

/** Takes a specific card; returns false if it isn't in the deck. */
export function takeCard(game: Situation, ship: Ship, card: number): boolean {
  const place = deckPlace(game.facts, ship.place, undefined);
  const { cards, left, discards } = deckAt(game, place);
  if (!cards.includes(card)) return false;
  setDeck(game, place, { cards: cards.filter((one) => one !== card), left: left - 1, discards });
  return true;
}

function rebuild(game: Situation, place: number): void {
  const { discards } = deckAt(game, place);
  if (discards.length === 0) return;
  setDeck(game, place, { cards: [...discards].sort((a, b) => a - b), left: discards.length, discards: [] });
  noteRebuilt(game, place, discards.length);
}

/** Makes the new deck from facedown cards on ships, and replaces each of those cards with a counter (2E-DMG-13). */
function takeFacedown(game: Situation, place: number): void {
  const all = [...game.state.ships, ...game.state.remotes];
  const isTaken = (ship: Ship, { card, faceup, section }: DamageCard): boolean =>
    !faceup && card >= 0 && deckPlace(game.facts, ship.place, section) === place;
  const cards = cardsLying(game.facts, all, place).flatMap(({ card, faceup }) => (!faceup && card >= 0 ? [card] : []));
  if (cards.length === 0) return;
  for (const ship of all)
    if (ship.damage.some((one) => isTaken(ship, one)))
      game.setShip(ship, { damage: ship.damage.map((one) => (isTaken(ship, one) ? { ...one, card: COUNTER } : one)) });
  setDeck(game, place, { cards: cards.sort((a, b) => a - b), left: cards.length, discards: [] });
  noteRebuilt(game, place, cards.length);
}

function noteRebuilt(game: Situation, place: number, cards: number): void {
  const { seat, ship, section } = game.facts.decks[place] as DeckFacts;
  const whose = ship === undefined ? {} : { ship: game.state.ships[ship]?.id, section };
  game.note({ note: "deck rebuilt", seat, ...whose, cards, rule: game.edition.questions.emptyDeck });
}

/** Puts a card faceup on its deck's discards. */
export function putBack(game: Situation, ship: Ship, card: number, section: Section | undefined): void {
  const place = deckPlace(game.facts, ship.place, section);
  const deck = deckAt(game, place);
  setDeck(game, place, { ...deck, discards: [...deck.discards, card] });
}

const NO_DECK: Deck = { cards: [], discards: [], left: 0 };
const deckAt = ({ state }: Situation, place: number): Deck => state.decks[place] ?? NO_DECK;
const setDeck = (game: Situation, place: number, deck: Deck): void =>
  game.set({ decks: game.state.decks.map((one, at) => (at === place ? deck : one)) });
