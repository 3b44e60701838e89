/** Damage: shields, cards and decks. */
import { SECTIONS, type Section } from "@broadside/geometry";
import type { Procedure } from "../ask.ts";
import { addEffect, effectOn, removeEffects } from "../effects.ts";
import { type DeckFacts, deckPlace } from "../facts.ts";
import { partOf, shieldsLeft } from "../figures.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import { may } from "../query.ts";
import type { DamageCard, Deck, Ship } from "../state.ts";
import { window } from "../window.ts";
import { destroyIfDead } from "./destruction.ts";
import { sectionStruck } from "./sections.ts";
import { setShields } from "./shields.ts";

export interface Suffered {
  readonly hits: number;
  readonly crits: number;
  /** What from: `attack`, `bomb`, an obstacle's token, a card key. */
  readonly reason: string;
  /** Of a huge ship: the section that suffers it. Where none is said, or several, the opposing player names one (HS-DMG-06, -07). */
  readonly section?: Section | readonly Section[] | undefined;
}

/**
 * 1. of a huge ship the section is settled, one that is not crippled (HS-DMG-08); where there is none nothing happens (HS-CRIP-08)
 * 2. all normal damage, then all critical damage: each takes a shield, or where there is none deals a card, facedown or faceup
 *    (1E-DMG-01, 1E-ATK-12); cards beyond the hull are dealt too, even to a section that one of them has crippled (HS-CRIP-91-Q), those of a
 *    ship that one of them has destroyed to the discards (1E-DMG-06)
 * 3. the ship is destroyed, or the section crippled, if it has enough of them (1E-DMG-05, HS-CRIP-01)
 * 4. cards answer to the damage
 */
export const sufferDamage = procedure("sufferDamage", function* (game: Game, ship: Ship, damage: Suffered): Procedure {
  const { hits, crits, reason } = damage;
  if (hits + crits <= 0 || ship.status !== "inPlay") return;
  const section = game.factsOf(ship).hasSections ? yield* sectionStruck(game, ship, damage.section) : undefined;
  if (section === "none" || hasLeft(ship)) return;
  const part = partOf(game, ship, section);
  game.note({ note: "damage", ship: ship.id, text: reason, figure: hits + crits, piece: section });
  for (let dealt = 0; dealt < hits + crits; dealt += 1) {
    if (shieldsLeft(ship, part) > 0) setShields(game, ship, part, shieldsLeft(ship, part) - 1);
    else if (ship.status === "inPlay") yield* deal(game, ship, dealt >= hits, section);
    else discardNext(game, ship, section);
  }
  yield* destroyIfDead(game, ship);
  if (ship.status === "inPlay") yield* window(game, "damageSuffered", { ship: ship.id, hits, crits, reason });
});

/** Dealing a card is not suffering damage: shields are ignored (1E-DMG-03). A crippled section is dealt none (HS-CRIP-92-Q). */
export const dealDamageCard = procedure(
  "dealDamageCard",
  function* (game: Game, ship: Ship, faceup: boolean, sections?: Suffered["section"]): Procedure {
    if (ship.status !== "inPlay" && ship.status !== "docked") return;
    const section = yield* sectionStruck(game, ship, sections);
    if (section === "none" || hasLeft(ship)) return;
    yield* deal(game, ship, faceup, section);
    yield* destroyIfDead(game, ship);
  },
);

/** A certain card that lies ready, dealt faceup; of a huge ship it goes to the section whose card it is. For cards. */
export const dealThisCard = procedure("dealThisCard", function* (game: Game, ship: Ship, card: number): Procedure {
  yield* lay(game, ship, card, true, game.damageFacts(ship, card).section);
  yield* destroyIfDead(game, ship);
});

const deal = procedure("deal", function* (game: Game, ship: Ship, asCritical: boolean, section?: Section): Procedure {
  const faceup = may(game, "dealtFaceup", { ship }, asCritical);
  const from = section && faceup ? yield* deckForFaceup(game, ship, section) : section;
  if (hasLeft(ship)) return;
  yield* lay(game, ship, drawCard(game, ship, faceup, from), faceup, from);
});

/**
 * Which of the two decks of a huge ship a faceup card comes from: that of its section, unless a card answers at `faceupComing` by calling
 * `drawFaceupFrom`. A card always lies at the section whose deck it is from.
 */
const deckForFaceup = procedure("deckForFaceup", function* (game: Game, ship: Ship, section: Section): Procedure<Section> {
  yield* window(game, "faceupComing", { ship: ship.id, section });
  const chosen = effectOn(game, DRAWN_FROM, ship);
  if (!chosen) return section;
  removeEffects(game, (effect) => effect === chosen);
  return SECTIONS[chosen.value] ?? section;
});

/** Remembers the deck until the card is drawn, by the place of its section. */
const DRAWN_FROM = "effect:drawn from";

/** The faceup card that is about to be dealt to a huge ship comes from this deck of it. For cards that speak at `faceupComing`. */
export function drawFaceupFrom(game: Game, ship: Ship, section: Section): void {
  removeEffects(game, ({ id, ship: on }) => id === DRAWN_FROM && on === ship.id);
  addEffect(game, { id: DRAWN_FROM, ship: ship.id, by: ship.id, until: "round", value: SECTIONS.indexOf(section) });
}

/** A ship may be taken away by hand while something is asked. */
const hasLeft = ({ status }: Ship): boolean => status === "destroyed" || status === "fled";

/** A card for a ship that is gone. */
function discardNext(game: Game, ship: Ship, section: Section | undefined): void {
  const card = drawCard(game, ship, true, section);
  if (card === COUNTER) return;
  putBack(game, ship, card, section);
  game.note({ note: "damage discarded", ship: ship.id, card: game.damageFacts(ship, card).key });
}

/** To the faceup discards beside its deck. */
function putBack(game: Game, ship: Ship, card: number, section: Section | undefined): void {
  const place = deckPlace(game.facts, ship.place, section);
  const deck = deckAt(game, place);
  setDeck(game, place, { ...deck, discards: [...deck.discards, card] });
}

/** A card comes, cards answer to it (and may discard or turn it), then a faceup one resolves (1E-DMG-02). */
const lay = procedure("lay", function* (game: Game, ship: Ship, card: number, faceup: boolean, section?: Section): Procedure {
  const isShown = faceup && card !== COUNTER;
  const since = game.state.round;
  const lies: DamageCard = section ? { card, section, faceup: isShown, since } : { card, faceup: isShown, since };
  game.setShip(ship, { damage: [...ship.damage, lies] });
  game.note({
    note: lies.faceup ? "dealt faceup" : "dealt facedown",
    ship: ship.id,
    card: lies.faceup ? game.damageFacts(ship, card).key : undefined,
    piece: section,
  });
  if (lies.faceup) noteIfUnknown(game, ship, card);
  yield* window(game, "damageDealt", { ship: ship.id, card });
  if (isFaceup(ship, card)) yield* window(game, "damageFaceup", { ship: ship.id, card });
});

/** Of some cards of huge ships no source says what they do: they count, and the rest is done by hand. */
function noteIfUnknown(game: Game, ship: Ship, card: number): void {
  const { isEffectUnknown, key } = game.damageFacts(ship, card);
  if (isEffectUnknown) game.note({ note: "effect unknown", ship: ship.id, card: key });
}

/** Stands for a facedown card when deck and discards are empty (1E-DMG-08). */
export const COUNTER = -2;

/**
 * At random from those left in the ship's deck, of a huge ship that of the section (HS-DMG-02); its own discards are shuffled in when there
 * are none (1E-DMG-08, HS-DMG-12). What comes facedown nobody knows.
 */
function drawCard(game: Game, ship: Ship, faceup: boolean, section: Section | undefined): number {
  const place = deckPlace(game.facts, ship.place, section);
  if (deckAt(game, place).left === 0) rebuild(game, place);
  const { cards, left, discards } = deckAt(game, place);
  if (left === 0) return COUNTER;
  const card = game.drawCard(place, cards, !faceup);
  setDeck(game, place, { cards: cards.filter((one) => one !== card), left: left - 1, discards });
  return card;
}

function rebuild(game: Game, place: number): void {
  const { discards } = deckAt(game, place);
  if (discards.length === 0) return;
  setDeck(game, place, { cards: [...discards].sort((a, b) => a - b), left: discards.length, discards: [] });
  const { seat, ship, section } = game.facts.decks[place] as DeckFacts;
  const whose = ship === undefined ? {} : { ship: game.state.ships[ship]?.id, piece: section };
  game.note({ note: "deck rebuilt", seat, ...whose, figure: discards.length, rule: "1E-DMG-08" });
}

const NO_DECK: Deck = { cards: [], discards: [], left: 0 };
const deckAt = ({ state }: Game, place: number): Deck => state.decks[place] ?? NO_DECK;
const setDeck = (game: Game, place: number, deck: Deck): void =>
  game.set({ decks: game.state.decks.map((one, at) => (at === place ? deck : one)) });

const isFaceup = ({ damage }: Ship, card: number): boolean => damage.some((one) => one.card === card && one.faceup);

/** Turning a card faceup is not being dealt it (1E-DMG-04); its effect comes at once, and it may count more. */
export const turnFaceup = procedure("turnFaceup", function* (game: Game, ship: Ship, card: number): Procedure {
  if (card === COUNTER || isFaceup(ship, card) || !ship.damage.some((one) => one.card === card)) return;
  game.reveal();
  game.setShip(ship, { damage: ship.damage.map((one) => (one.card === card ? { ...one, faceup: true, since: game.state.round } : one)) });
  game.note({ note: "turned faceup", ship: ship.id, card: game.damageFacts(ship, card).key });
  noteIfUnknown(game, ship, card);
  yield* window(game, "damageFaceup", { ship: ship.id, card });
  yield* destroyIfDead(game, ship);
});

export function turnFacedown(game: Game, ship: Ship, card: number): void {
  if (!isFaceup(ship, card)) return;
  game.setShip(ship, { damage: ship.damage.map((one) => (one.card === card ? { ...one, faceup: false } : one)) });
  game.note({ note: "turned facedown", ship: ship.id, card: game.damageFacts(ship, card).key });
}

/** To the discards, faceup; of several counters one goes. */
export function discardDamage(game: Game, ship: Ship, card: number): void {
  const place = ship.damage.findIndex((one) => one.card === card);
  const lay = ship.damage[place];
  if (!lay) return;
  game.setShip(ship, { damage: ship.damage.filter((_, at) => at !== place) });
  if (card === COUNTER) {
    game.note({ note: "damage discarded", ship: ship.id });
    return;
  }
  game.reveal();
  putBack(game, ship, card, lay.section);
  game.note({ note: "damage discarded", ship: ship.id, card: game.damageFacts(ship, card).key });
}
