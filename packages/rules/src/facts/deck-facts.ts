/** A game's Damage decks, and the facts on their cards. */
import { type Catalogue, type DamageDeck, SECTIONS } from "@broadside/cards";
import type { Section } from "@broadside/geometry";
import { invariant } from "@broadside/kit";
import type { Seat } from "../state/seat.ts";
import type { GameSetup, ShipSetup } from "../state/setup.ts";
import type { DamageFacts, DeckFacts, ShipFacts } from "./printed-facts.ts";

/** A huge ship gets two decks if its cards belong to sections (HS-DMG-01). Otherwise, all huge ships of a seat share one (2E-HUGE-44). */
export function addDecks(decks: DeckFacts[], seat: Seat, ship: number, list: readonly DamageFacts[]): ShipFacts["decks"] {
  const all = (section: Section | undefined) => list.flatMap((card, number) => (card.section === section ? [number] : []));
  if (list.some(({ section }) => section)) {
    for (const section of SECTIONS) decks.push({ seat, ship, section, cards: all(section), list });
    return [decks.length - 2, decks.length - 1];
  }
  const known = decks.findIndex((deck) => deck.seat === seat && deck.list === list);
  if (known >= 0) return [known];
  decks.push({ seat, ship: undefined, section: undefined, cards: all(undefined), list });
  return [decks.length - 1];
}

/**
 * Returns the seat whose deck this seat's ships draw from. That is the seat itself (ET-DMG-01) or, if the team shares a deck, the team's
 * first seat, the captain (ET-TEAM-54-Q).
 */
export const deckSeat = ({ seats, sharedDeck }: GameSetup, seat: Seat): Seat =>
  sharedDeck === "team" ? seats.findIndex(({ team }) => team === seats[seat]?.team) : seat;

/** The Damage deck id for a type of huge ship. */
export function deckOfShip({ pilot }: ShipSetup, { pack, pilots }: Catalogue): string | undefined {
  const type = pilots.get(pilot)?.ship;
  return pack.damageDecks.find(({ ships }) => type !== undefined && ships?.includes(type))?.id;
}

const knownDecks = new WeakMap<DamageDeck, readonly DamageFacts[]>();

export function deckCards(id: string, catalogue: Catalogue): readonly DamageFacts[] {
  const deck = catalogue.pack.damageDecks.find((one) => one.id === id);
  invariant(deck, `no damage deck ${id}`);
  const known = knownDecks.get(deck);
  if (known) return known;
  const made = deck.cards.flatMap(({ name, copies, trait, section, precisionShot, source }) =>
    Array.from({ length: copies }, () => ({ deck: id, name, key: `damage:${id}/${name}` as const, trait, section, precisionShot, source })),
  );
  knownDecks.set(deck, made);
  return made;
}
