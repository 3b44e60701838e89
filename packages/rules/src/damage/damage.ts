/** Damage: shields, cards and decks. */
import type { Section } from "@broadside/geometry";
import type { EventReason } from "@broadside/protocol";
import { bearersOn } from "../abilities/cards-in-play.ts";
import { remembered } from "../abilities/effect-data.ts";
import { addEffect, effectOn, removeEffects } from "../abilities/effects.ts";
import { replaced, window } from "../abilities/window.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { deckPlace } from "../facts/facts.ts";
import type { DamageFacts } from "../facts/printed-facts.ts";
import { partOf, shieldsLeft } from "../queries/figures.ts";
import { may } from "../queries/query.ts";
import { openSections, sectionStruck } from "../sections/sections.ts";
import { type DamageCard, type Effect, isRemote, type Ship } from "../state/state.ts";
import { COUNTER, drawCard, putBack, takeCard } from "./damage-deck.ts";
import { beginDamage, damageIsDealt, destroyIfDead } from "./destruction.ts";
import { loseShield } from "./shields.ts";

export interface DamageSuffered {
  readonly hits: number;
  readonly crits: number;
  /** The source of the damage: `attack`, `bomb`, an obstacle's token, or a card key. */
  readonly reason: EventReason;
  /**
   * For a huge ship: the section that suffers the damage. If none or several are given, the opposing player chooses one (HS-DMG-06, -07).
   */
  readonly section?: Section | readonly Section[] | undefined;
  /** True if shields don't absorb any of the damage. */
  readonly bypassesShields?: true;
}

/**
 * 1. Cards may prevent some of the damage (2E-DMG-24).
 * 2. For a huge ship, an uncrippled section is chosen (HS-DMG-08); if there is none, nothing happens (HS-CRIP-08).
 * 3. The ship suffers all normal damage, then all critical damage. For each point, it loses a shield or, if none is left, is dealt a card:
 *    facedown for normal damage, faceup for critical damage (1E-DMG-01, 1E-ATK-12, 2E-DMG-01, -02). Cards beyond the hull are dealt too
 *    (2E-DMG-07), even to a section just crippled (HS-CRIP-91-Q); cards for a ship just destroyed are discarded (1E-DMG-06).
 * 4. The ship is destroyed, or the section crippled, if it has enough cards (1E-DMG-05, HS-CRIP-01, 2E-DMG-06).
 * 5. Cards respond to the damage.
 */
export const sufferDamage = procedure("sufferDamage", function* (game: Situation, ship: Ship, damage: DamageSuffered): Procedure {
  if (damage.hits + damage.crits <= 0 || ship.status !== "inPlay") return;
  yield* window(game, "damageComing", { ship: ship.id, hits: damage.hits, crits: damage.crits, reason: damage.reason });
  const { hits, crits } = inKind(game, ship, unprevented(game, ship, damage));
  removeEffects(game, (effect) => isPrevention(effect, ship));
  const { reason } = damage;
  if (hits + crits <= 0 || ship.status !== "inPlay") return;
  let section = isSectionSettled(game, ship, damage, hits + crits) ? yield* sectionStruck(game, ship, damage.section) : undefined;
  if (section === "none" || hasLeft(ship)) return;
  const part = partOf(game, ship, section);
  game.note({ note: "damage", ship: ship.id, reason, amount: hits + crits, section });
  const count = cardsFor(game, ship, hits + crits);
  const isBegun = beginDamage(game, ship);
  for (let dealt = 0; dealt < count; dealt += 1) {
    const before = ship.damage.length;
    const mayLend = !damage.bypassesShields && game.bearers.onPermission(game, "lendShields").length > 0;
    const lender = mayLend ? yield* lenderOf(game, ship) : undefined;
    if (lender) yield* loseShield(game, lender, undefined);
    else if (shieldsLeft(ship, part) > 0 && !damage.bypassesShields) yield* loseShield(game, ship, part);
    else if (ship.status === "inPlay") {
      // Shields that would have absorbed all the damage are gone now, so the section must be chosen after all.
      if (!section && game.factsOf(ship).hasSections) section = yield* sectionStruck(game, ship, damage.section);
      if (section !== "none") yield* deal(game, ship, dealt >= hits, section);
    } else if (section !== "none" && (section || !game.factsOf(ship).hasSections)) discardNext(game, ship, section);
    if (dealt >= hits && ship.status === "inPlay") yield* window(game, "critSuffered", { ship: ship.id, card: ship.damage[before]?.card });
  }
  if (isBegun) damageIsDealt(game, ship);
  yield* destroyIfDead(game, ship);
  if (ship.status === "inPlay") yield* window(game, "damageSuffered", { ship: ship.id, hits, crits, reason });
});

/**
 * Whether the damage must be assigned to one section. The section decides which deck is used and, on a ship with two Ship cards, which
 * shields are lost (HS-DMG-05, -09). If a single pool of shields absorbs all the damage, the section doesn't matter and nobody is asked.
 */
function isSectionSettled(game: Situation, ship: Ship, { section, bypassesShields }: DamageSuffered, damage: number): boolean {
  const { hasSections, cards } = game.factsOf(ship);
  if (!hasSections) return false;
  const isNamed = openSections(ship, section).length < 2;
  return isNamed || cards !== undefined || bypassesShields === true || shieldsLeft(ship) < damage;
}

/**
 * Finds the docked ship that loses a shield instead of its carrier, if a card lets the player choose one. By default, the carrier's own
 * shields go first.
 */
const lenderOf = procedure("lenderOf", function* (game: Situation, ship: Ship): Procedure<Ship | undefined> {
  const lenders = () =>
    game.state.ships.filter(
      (docked) =>
        docked.status === "docked" && docked.carrier === ship.id && docked.shields > 0 && may(game, "lendShields", { ship, docked }, false),
    );
  if (ship.status !== "inPlay" || lenders().length === 0) return undefined;
  return yield* choose<Ship | undefined>(() => {
    const own = { key: "none", value: undefined };
    const lent = lenders().map((value) => ({ key: value.id, value }));
    const options = optionsOf<Ship | undefined>(shieldsLeft(ship) > 0 ? [own, ...lent] : [...lent, own]);
    return { kind: "docked shield", seat: ship.seat, rule: "2E-DMG-01", about: { ship: ship.id }, options };
  });
});

/** A card may turn all hits suffered at the same time into critical damage (2E-DECK-09, -16). */
function inKind(game: Situation, ship: Ship, damage: Pick<DamageSuffered, "hits" | "crits">): Pick<DamageSuffered, "hits" | "crits"> {
  if (damage.hits === 0 || !may(game, "critsForHits", { ship }, false)) return damage;
  return { hits: 0, crits: damage.hits + damage.crits };
}

/** Before 1.3.0, a remote is dealt only one card at a time, however much damage it suffers (2E-REMOTE-07 to -09). */
const cardsFor = (game: Situation, ship: Ship, damage: number): number =>
  isRemote(game.state, ship) && !game.edition.switches.remoteDamageByCard ? 1 : damage;

/** Remembers how much of the coming damage is prevented. */
const PREVENTED = "effect:damage prevented";

/** Prevents this much of the damage about to be suffered. Used by cards that act at `damageComing`. */
export const preventDamage = (
  game: Situation,
  ship: Ship,
  { hits = 0, crits = 0 }: Partial<Pick<DamageSuffered, "hits" | "crits">>,
): void => addEffect(game, { id: PREVENTED, ship: ship.id, by: ship.id, until: "round", data: { damage: { hits, crits } } });

/** Returns the damage that hasn't been prevented so far. Used by cards that act at `damageComing`. */
export function unprevented(
  game: Situation,
  ship: Ship,
  damage: Pick<DamageSuffered, "hits" | "crits">,
): Pick<DamageSuffered, "hits" | "crits"> {
  let { hits, crits } = damage;
  for (const effect of game.state.effects) {
    if (!isPrevention(effect, ship)) continue;
    const prevented = remembered(effect, "damage");
    hits = Math.max(0, hits - (prevented?.hits ?? 0));
    crits = Math.max(0, crits - (prevented?.crits ?? 0));
  }
  return { hits, crits };
}

const isPrevention = ({ id, ship: on }: Effect, ship: Ship): boolean => id === PREVENTED && on === ship.id;

/** Deals a card. This isn't suffering damage, so shields are ignored (1E-DMG-03). A crippled section is dealt no cards (HS-CRIP-92-Q). */
export const dealDamageCard = procedure(
  "dealDamageCard",
  function* (game: Situation, ship: Ship, faceup: boolean, sections?: DamageSuffered["section"]): Procedure {
    if (ship.status !== "inPlay" && ship.status !== "docked") return;
    const section = yield* sectionStruck(game, ship, sections);
    if (section === "none" || hasLeft(ship)) return;
    yield* deal(game, ship, faceup, section);
    yield* destroyIfDead(game, ship);
  },
);

/** Deals a specific card faceup; on a huge ship, to the section that the card belongs to. Used by cards. */
export const dealThisCard = procedure("dealThisCard", function* (game: Situation, ship: Ship, card: number): Procedure {
  yield* lay(game, ship, card, true, game.damageFacts(ship, card).section);
  yield* destroyIfDead(game, ship);
});

/** Lists the cards left in the ship's deck, for effects that search it. Used by cards. */
export const cardsInDeck = (game: Situation, ship: Ship): readonly number[] =>
  game.state.decks[deckPlace(game.facts, ship.place, undefined)]?.cards ?? [];

/** Takes a specific card from the deck and deals it facedown. Used by cards. */
export const dealFromDeck = procedure("dealFromDeck", function* (game: Situation, ship: Ship, card: number): Procedure {
  if (!takeCard(game, ship, card)) return;
  yield* lay(game, ship, card, false);
  yield* destroyIfDead(game, ship);
});

const deal = procedure("deal", function* (game: Situation, ship: Ship, asCritical: boolean, section?: Section): Procedure {
  // Cards on a remote are never faceup (2E-REMOTE-10).
  const isShown = !isRemote(game.state, ship) && may(game, "dealtFaceup", { ship }, asCritical);
  const isTurned = !isShown && !isRemote(game.state, ship) && bearersOn(game, "facedownDealt").length > 0;
  const faceup = isTurned ? yield* replaced(game, "facedownDealt", { ship: ship.id }) : isShown;
  const from = section && faceup ? yield* deckForFaceup(game, ship, section) : section;
  if (hasLeft(ship)) return;
  const dealt = from ? { ship: ship.id, section: from } : { ship: ship.id };
  if (faceup && bearersOn(game, "faceupDealt").length > 0 && (yield* replaced(game, "faceupDealt", dealt))) return;
  yield* lay(game, ship, drawCard(game, ship, faceup, from), faceup, from);
});

/**
 * Chooses which of a huge ship's two decks a faceup card comes from. By default, it is the deck of the damaged section; at `faceupComing`,
 * a card can call `drawFaceupFrom` to change it. The Damage card stays at the section whose deck it came from.
 */
const deckForFaceup = procedure("deckForFaceup", function* (game: Situation, ship: Ship, section: Section): Procedure<Section> {
  yield* window(game, "faceupComing", { ship: ship.id, section });
  const chosen = effectOn(game, DRAWN_FROM, ship);
  if (!chosen) return section;
  removeEffects(game, (effect) => effect === chosen);
  return remembered(chosen, "section") ?? section;
});

/** Remembers which section's deck to use until the card is drawn. */
const DRAWN_FROM = "effect:drawn from";

/** Makes the next faceup card for a huge ship come from this deck. Used by cards that act at `faceupComing`. */
export function drawFaceupFrom(game: Situation, ship: Ship, section: Section): void {
  removeEffects(game, ({ id, ship: on }) => id === DRAWN_FROM && on === ship.id);
  addEffect(game, { id: DRAWN_FROM, ship: ship.id, by: ship.id, until: "round", data: { section } });
}

/** A ship may be removed by hand while a question is open. */
const hasLeft = ({ status }: Ship): boolean => status === "destroyed" || status === "fled";

/** Draws and discards a card that would have been dealt to a ship that is gone. */
function discardNext(game: Situation, ship: Ship, section: Section | undefined): void {
  const card = drawCard(game, ship, true, section);
  if (card === COUNTER) return;
  putBack(game, ship, card, section);
  game.note({ note: "damage discarded", ship: ship.id, card: game.damageFacts(ship, card).key });
}

/**
 * Deals a card. Before the card has any effect, other cards respond, and may discard or flip it. Then, if it is faceup, it resolves
 * (1E-DMG-02).
 */
export const lay = procedure("lay", function* (game: Situation, ship: Ship, card: number, faceup: boolean, section?: Section): Procedure {
  const isShown = faceup && card !== COUNTER;
  const since = game.state.round;
  const lies: DamageCard = section ? { card, section, faceup: isShown, since } : { card, faceup: isShown, since };
  const waits = isShown && bearersOn(game, "damageDealt").length > 0;
  const shown = isShown ? withDealer(game, lies) : lies;
  game.setShip(ship, { damage: [...ship.damage, waits ? { ...shown, unresolved: true } : shown] });
  if (lies.faceup) game.note({ note: "dealt faceup", ship: ship.id, card: game.damageFacts(ship, card).key, section });
  else game.note({ note: "dealt facedown", ship: ship.id, section });
  if (lies.faceup) noteIfByHand(game, ship, card);
  if (lies.faceup) yield* window(game, "dealtFaceup", { ship: ship.id });
  yield* window(game, "damageDealt", { ship: ship.id, card });
  if (ship.damage.some(({ unresolved }) => unresolved))
    game.setShip(ship, { damage: ship.damage.map((one) => (one.card === card ? resolved(one) : one)) });
  if (isFaceup(ship, card)) yield* window(game, "damageFaceup", { ship: ship.id, card, isDealt: true });
});

const resolved = ({ unresolved: _, ...card }: DamageCard): DamageCard => card;

/** Stores the player who dealt or exposed the card, if any (EB-FAQ-03, -04). */
function withDealer({ edition, cause }: Situation, card: DamageCard): DamageCard {
  if (!edition.keepsDealers) return card;
  const { by: _before, ...lies } = card;
  return cause === undefined ? lies : { ...lies, by: cause };
}

/**
 * Whether a Damage card is resolved by hand. No source gives the text of some huge-ship Damage cards, so the project has its own version.
 * If players don't use that version, such a card only counts as damage, and players resolve its effect by hand.
 */
export function isDamageByHand({ registry }: Situation, { source, key }: DamageFacts): boolean {
  return source === "ours" && !registry.has(key);
}

function noteIfByHand(game: Situation, ship: Ship, card: number): void {
  const facts = game.damageFacts(ship, card);
  if (isDamageByHand(game, facts)) game.note({ note: "effect unknown", ship: ship.id, card: facts.key });
}

const isFaceup = ({ damage }: Ship, card: number): boolean => damage.some((one) => one.card === card && one.faceup);

/**
 * Turns a card faceup, which isn't dealing it (1E-DMG-04). Its effect resolves at once, and the card may then count as more than one
 * damage.
 */
export const turnFaceup = procedure("turnFaceup", function* (game: Situation, ship: Ship, card: number): Procedure {
  if (card === COUNTER || isFaceup(ship, card) || !ship.damage.some((one) => one.card === card)) return;
  game.reveal();
  const turned = (one: DamageCard): DamageCard => withDealer(game, { ...one, faceup: true, since: game.state.round });
  game.setShip(ship, { damage: ship.damage.map((one) => (one.card === card ? turned(one) : one)) });
  game.note({ note: "turned faceup", ship: ship.id, card: game.damageFacts(ship, card).key });
  noteIfByHand(game, ship, card);
  yield* window(game, "damageFaceup", { ship: ship.id, card, isDealt: false });
  yield* destroyIfDead(game, ship);
});

export function turnFacedown(game: Situation, ship: Ship, card: number): void {
  if (!isFaceup(ship, card)) return;
  game.setShip(ship, { damage: ship.damage.map((one) => (one.card === card ? { ...one, faceup: false } : one)) });
  game.note({ note: "turned facedown", ship: ship.id, card: game.damageFacts(ship, card).key });
}

/** Discards a card faceup. If it is a counter, one of the ship's counters is removed. */
export function discardDamage(game: Situation, ship: Ship, card: number): void {
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
