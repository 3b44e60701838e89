/** Damage: shields, cards and decks. */
import type { Procedure } from "../ask.ts";
import type { DamageFacts } from "../facts.ts";
import { shieldValue } from "../figures.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import { may } from "../query.ts";
import type { Seat } from "../seat.ts";
import type { DamageCard, Deck, Ship } from "../state.ts";
import { window } from "../window.ts";
import { destroyIfDead } from "./destruction.ts";

export interface Suffered {
  readonly hits: number;
  readonly crits: number;
  /** What from: `attack`, `bomb`, an obstacle's token, a card key. */
  readonly reason: string;
  /** The section whose deck its cards come from; any where nothing is said. */
  readonly section?: Section;
}
type Section = DamageFacts["section"];

/**
 * 1. all normal damage, then all critical damage: each takes a shield, or where there is none deals a card, facedown or faceup
 *    (1E-DMG-01, 1E-ATK-12); cards beyond the hull are dealt too, those of a ship that one of them has destroyed to the discards (1E-DMG-06)
 * 2. the ship is destroyed if it has enough of them (1E-DMG-05)
 * 3. cards answer to the damage
 */
export const sufferDamage = procedure("sufferDamage", function* (game: Game, ship: Ship, damage: Suffered): Procedure {
  const { hits, crits, reason, section } = damage;
  if (hits + crits <= 0 || ship.status !== "inPlay") return;
  game.note({ note: "damage", ship: ship.id, text: reason, figure: hits + crits });
  for (let dealt = 0; dealt < hits + crits; dealt += 1) {
    if (ship.shields > 0) game.setShip(ship, { shields: ship.shields - 1 });
    else if (ship.status === "inPlay") yield* deal(game, ship, dealt >= hits, section);
    else discardNext(game, ship, section);
  }
  yield* destroyIfDead(game, ship);
  if (ship.status === "inPlay") yield* window(game, "damageSuffered", { ship: ship.id, hits, crits, reason });
});

/** Dealing a card is not suffering damage: shields are ignored (1E-DMG-03). */
export const dealDamageCard = procedure("dealDamageCard", function* (game: Game, ship: Ship, faceup: boolean): Procedure {
  if (ship.status !== "inPlay" && ship.status !== "docked") return;
  yield* deal(game, ship, faceup);
  yield* destroyIfDead(game, ship);
});

/** A certain card that lies ready, dealt faceup. For cards. */
export const dealThisCard = procedure("dealThisCard", function* (game: Game, ship: Ship, card: number): Procedure {
  yield* lay(game, ship, card, true);
  yield* destroyIfDead(game, ship);
});

const deal = procedure("deal", function* (game: Game, ship: Ship, asCritical: boolean, section?: Section): Procedure {
  const faceup = may(game, "dealtFaceup", { ship }, asCritical);
  yield* lay(game, ship, drawCard(game, ship.seat, faceup, section), faceup);
});

/** A card for a ship that is gone. */
function discardNext(game: Game, { seat, id }: Ship, section: Section): void {
  const card = drawCard(game, seat, true, section);
  if (card === COUNTER) return;
  const deck = deckOf(game, seat);
  setDeck(game, seat, { ...deck, discards: [...deck.discards, card] });
  game.note({ note: "damage discarded", ship: id, card: game.damageFacts(seat, card).key });
}

/** A card comes, cards answer to it (and may discard or turn it), then a faceup one resolves (1E-DMG-02). */
const lay = procedure("lay", function* (game: Game, ship: Ship, card: number, faceup: boolean): Procedure {
  const lies: DamageCard = { card, faceup: faceup && card !== COUNTER, since: game.state.round };
  game.setShip(ship, { damage: [...ship.damage, lies] });
  game.note({
    note: lies.faceup ? "dealt faceup" : "dealt facedown",
    ship: ship.id,
    card: lies.faceup ? game.damageFacts(ship.seat, card).key : undefined,
  });
  if (lies.faceup) noteIfUnknown(game, ship, card);
  yield* window(game, "damageDealt", { ship: ship.id, card });
  if (isFaceup(ship, card)) yield* window(game, "damageFaceup", { ship: ship.id, card });
});

/** Of some cards of huge ships no source says what they do: they count, and do nothing. */
function noteIfUnknown(game: Game, { id, seat }: Ship, card: number): void {
  const { isEffectUnknown, key } = game.damageFacts(seat, card);
  if (isEffectUnknown) game.note({ note: "effect unknown", ship: id, card: key });
}

/** Stands for a facedown card when deck and discards are empty (1E-DMG-08). */
export const COUNTER = -2;

/** At random from those left, the discards being shuffled in when there are none (1E-DMG-08). What comes facedown nobody knows. */
function drawCard(game: Game, seat: Seat, faceup: boolean, section: Section): number {
  const fits = (card: number) => section === undefined || game.damageFacts(seat, card).section === section;
  if (!hasLeft(deckOf(game, seat), fits)) rebuild(game, seat, fits);
  const { cards, left, discards } = deckOf(game, seat);
  if (!hasLeft({ cards, left }, fits)) return COUNTER;
  const card = game.drawCard(seat, section === undefined ? cards : cards.filter(fits), !faceup);
  setDeck(game, seat, { cards: cards.filter((one) => one !== card), left: left - 1, discards });
  return card;
}

const hasLeft = ({ cards, left }: Pick<Deck, "cards" | "left">, fits: (card: number) => boolean): boolean => left > 0 && cards.some(fits);

function rebuild(game: Game, seat: Seat, fits: (card: number) => boolean): void {
  const { cards, left, discards } = deckOf(game, seat);
  const back = discards.filter(fits);
  if (back.length === 0) return;
  const all = [...(left > 0 ? cards : []), ...back].sort((a, b) => a - b);
  setDeck(game, seat, { cards: all, left: all.length, discards: discards.filter((card) => !fits(card)) });
  game.note({ note: "deck rebuilt", seat, figure: back.length, rule: "1E-DMG-08" });
}

const NO_DECK: Deck = { cards: [], discards: [], left: 0 };
const deckOf = ({ state }: Game, seat: Seat): Deck => state.decks[seat] ?? NO_DECK;
const setDeck = (game: Game, seat: Seat, deck: Deck): void =>
  game.set({ decks: game.state.decks.map((one, at) => (at === seat ? deck : one)) });

const isFaceup = ({ damage }: Ship, card: number): boolean => damage.some((one) => one.card === card && one.faceup);

/** Turning a card faceup is not being dealt it (1E-DMG-04); its effect comes at once, and it may count more. */
export const turnFaceup = procedure("turnFaceup", function* (game: Game, ship: Ship, card: number): Procedure {
  if (card === COUNTER || isFaceup(ship, card) || !ship.damage.some((one) => one.card === card)) return;
  game.reveal();
  game.setShip(ship, { damage: ship.damage.map((one) => (one.card === card ? { card, faceup: true, since: game.state.round } : one)) });
  game.note({ note: "turned faceup", ship: ship.id, card: game.damageFacts(ship.seat, card).key });
  noteIfUnknown(game, ship, card);
  yield* window(game, "damageFaceup", { ship: ship.id, card });
  yield* destroyIfDead(game, ship);
});

export function turnFacedown(game: Game, ship: Ship, card: number): void {
  if (!isFaceup(ship, card)) return;
  game.setShip(ship, { damage: ship.damage.map((one) => (one.card === card ? { ...one, faceup: false } : one)) });
  game.note({ note: "turned facedown", ship: ship.id, card: game.damageFacts(ship.seat, card).key });
}

/** To the discards, faceup; of several counters one goes. */
export function discardDamage(game: Game, ship: Ship, card: number): void {
  const place = ship.damage.findIndex((one) => one.card === card);
  if (place < 0) return;
  game.setShip(ship, { damage: ship.damage.filter((_, at) => at !== place) });
  if (card === COUNTER) {
    game.note({ note: "damage discarded", ship: ship.id });
    return;
  }
  const deck = deckOf(game, ship.seat);
  game.reveal();
  setDeck(game, ship.seat, { ...deck, discards: [...deck.discards, card] });
  game.note({ note: "damage discarded", ship: ship.id, card: game.damageFacts(ship.seat, card).key });
}

/** Never beyond the shield value (1E-DMG-09). */
export function recoverShields(game: Game, ship: Ship, count: number): void {
  const shields = Math.max(ship.shields, Math.min(shieldValue(game, ship), ship.shields + count));
  if (shields !== ship.shields) game.setShip(ship, { shields });
}

/** A discarded Upgrade card is turned facedown and out of play (1E-SQUAD-07). */
export function discardUpgrade(game: Game, ship: Ship, at: number): void {
  if (!ship.upgrades[at]?.faceup) return;
  game.setShip(ship, { upgrades: ship.upgrades.map((one, place) => (place === at ? { ...one, faceup: false } : one)) });
  game.note({ note: "upgrade discarded", ship: ship.id, card: `upgrade:${ship.upgrades[at]?.id}` });
}
