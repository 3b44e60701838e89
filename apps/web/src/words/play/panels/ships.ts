/** Texts about ships next to the table: the rails, the ships' cards, and lost ships. */
import type { Section } from "@broadside/geometry";
import type { Remaining } from "@broadside/protocol";
import type { PlayDeck, WingCard } from "@broadside/telling";
import { sectionName } from "../../names.ts";
import { wordsOf } from "../../spoken.ts";

export const SHIPS = wordsOf("play", "SHIPS");
export const SHIP = wordsOf("play", "SHIP");
export const SECTION_CARDS = wordsOf("play", "SECTION_CARDS");
export const CARDS = wordsOf("play", "CARDS");
const PILES = wordsOf("play", "PILES");

type Unit = "point" | "threat";

/** Puts a fleet into words. The text names threat as the unit, but not points. */
export const fleetInWords = (ships: number, points: number, unit: Unit): string =>
  (unit === "threat" ? SHIPS.threat : SHIPS.points)({ ships, points });

/** `stress`, `2 × stress` */
export const several = (count: number, name: string): string => (count > 1 ? SHIPS.several({ count, name }) : name);

export const gaugesInWords = (shields: Remaining, hull: Remaining): string =>
  SHIPS.pips({ shields: shields.left, allShields: shields.of, hull: hull.left, allHull: hull.of });

export const energyInWords = ({ left, of }: Remaining): string => SHIPS.energy({ left, of });
export const energyOnCard = (card: string, { left, of }: Remaining): string => SHIPS.energyOn({ card, left, of });
export const leftInWords = ({ left, of }: Remaining): string => SHIPS.leftOf({ left, of });

export const wingPlaceInWords = ({ number, position, leaderName, state }: WingCard): string =>
  state === "leads" ? SHIP.leads({ number, position }) : SHIP.follows({ number, position, leader: leaderName });

export const damageInWords = (cards: number, facedown: number): string =>
  facedown > 0 && facedown < cards ? SECTION_CARDS.someFacedown({ cards, facedown }) : SECTION_CARDS.damage({ cards });

/** `38 points lost · 30 Damage cards left` */
export const pilesInWords = (points: number, unit: Unit, left: number | undefined): string =>
  [
    (unit === "threat" ? PILES.lostThreat : PILES.lostPoints)({ points }),
    ...(left === undefined ? [] : [PILES.cardsLeft({ count: left })]),
  ].join(" · ");

export const lostInWords = (ships: readonly { readonly name: string; readonly points: number }[]): string =>
  ships.length === 0 ? PILES.nothingLost : PILES.lost({ ships: ships.map(({ name, points }) => PILES.lostShip({ ship: name, points })) });

export const discardsInWords = (cards: readonly string[]): string =>
  cards.length === 0 ? PILES.nothingDiscarded : PILES.discarded({ cards });

/** Each section of a huge ship has its own deck, in addition to the player's (HS-DMG-01). */
export function sectionDeckInWords(ship: string, section: Section, { left, discards }: Pick<PlayDeck, "left" | "discards">): string {
  const deck = { section: sectionName(ship, section), left };
  return discards.length === 0 ? PILES.deckOf(deck) : PILES.deckAndDiscards({ ...deck, cards: discards });
}
