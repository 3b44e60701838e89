/**
 * What each seat may see. Dials are visible only to their owner until they are revealed (1E-PLAN-03). Facedown Damage cards and decks are
 * visible to nobody (1E-TOKEN-07). Everything else is visible, even discards (1E-DMG-12).
 */
import type { AnyNote, Secrecy, SeenEntry } from "@broadside/protocol";
import type { Game } from "../driver/game.ts";
import type { Entry } from "../driver/input.ts";
import { deckPlace } from "../facts/facts.ts";
import type { Change, GameEvent } from "../state/change.ts";
import { isChange } from "../state/change.ts";
import type { Seat } from "../state/seat.ts";
import type { GameSetup } from "../state/setup.ts";
import {
  type DamageCard,
  type Deck,
  type Effect,
  HIDDEN_CARD,
  HIDDEN_CONDITION,
  HIDDEN_DIAL,
  isShipId,
  type Motion,
  type Ship,
  type ShipId,
  type State,
  shipOf,
} from "../state/state.ts";

/** Who sees a seat's dials, depending on the set-up. */
const SEES_DIALS: Readonly<Record<"own" | "team", (setup: GameSetup, viewer: Seat, owner: Seat) => boolean>> = {
  own: (_setup, viewer, owner) => viewer === owner,
  team: ({ seats }, viewer, owner) => viewer === owner || seats[viewer]?.team === seats[owner]?.team,
};

/** Whether any of the viewing seats may see an owner's secret choice. Spectators and judges have no seat, and see no secrets. */
export const seesSecretsOf = ({ setup }: Pick<Game, "setup">, viewers: readonly Seat[], owner: Seat): boolean =>
  viewers.some((viewer) => SEES_DIALS[setup.sharedDials ?? "own"](setup, viewer, owner));

/** Secrets that have been revealed since a certain moment. They make more of the state at that moment visible. */
export interface SecretsLearnt {
  /** Cards by deck and number. */
  readonly cards: ReadonlySet<string>;
  /** Ships whose dials were revealed, or were looked at by the viewers. */
  readonly dials: ReadonlySet<ShipId>;
  /** The numbers of effects that are now visible. */
  readonly effects: ReadonlySet<number>;
}
const NOTHING: SecretsLearnt = { cards: new Set(), dials: new Set(), effects: new Set() };
export const cardName = (deck: number, card: number): string => `${deck}/${card}`;

/**
 * Collects what these events have shown to the viewers. If a viewer has looked at a dial, its earlier setting is known too, unless it was
 * changed in between.
 */
export function learntFrom(game: Game, events: readonly GameEvent[], viewers: readonly Seat[]): SecretsLearnt {
  const cards = new Set<string>();
  const dials = new Set<ShipId>();
  const turned = new Set<ShipId>();
  const effects = new Set<number>();
  for (const event of events) {
    if (!isChange(event)) {
      const seen = dialLookedAt(game, event, viewers);
      if (seen !== undefined && !turned.has(seen)) dials.add(seen);
      for (const card of damageLookedAt(game, event, viewers)) cards.add(card);
      continue;
    }
    // A dial may also be revealed without its maneuver being executed.
    if (event.change === "ship" && event.set.revealed !== undefined && !turned.has(event.ship)) dials.add(event.ship);
    if (event.change === "ship" && "dial" in event.set) turned.add(event.ship);
    if (event.change === "ship")
      for (const { card, faceup, section } of event.set.damage ?? [])
        if (faceup) cards.add(cardName(deckPlace(game.facts, shipOf(game.state, event.ship).place, section), card));
    if (event.change !== "state") continue;
    event.set.decks?.forEach(({ discards }, deck) => {
      for (const card of discards) cards.add(cardName(deck, card));
    });
    for (const { since, secret } of event.set.effects ?? []) if (secret === undefined) effects.add(since);
    for (const ship of revealedBy(event.set.motion)) dials.add(ship);
  }
  return { cards, dials, effects };
}

/** Returns the ship whose dial one of the viewers has looked at, if this note says so. */
const dialLookedAt = ({ state }: Game, { note, ship, target }: AnyNote, viewers: readonly Seat[]): ShipId | undefined =>
  note === LOOKS_AT_DIAL && ship !== undefined && viewers.includes(shipOf(state, ship).seat) && target !== undefined && isShipId(target)
    ? target
    : undefined;
/** Returns the facedown cards that one of the viewers has looked at, on the ship or on its target. */
function damageLookedAt({ state, facts }: Game, { note, ship, target }: AnyNote, viewers: readonly Seat[]): readonly string[] {
  if (note !== LOOKS_AT_DAMAGE || ship === undefined || !viewers.includes(shipOf(state, ship).seat)) return NO_CARDS;
  const { damage, place } = shipOf(state, target !== undefined && isShipId(target) ? target : ship);
  return damage.map(({ card, section }) => cardName(deckPlace(facts, place, section), card));
}
const NO_CARDS: readonly string[] = [];
/** The note that a ship's player, and nobody else, looks at its facedown Damage cards. */
export const LOOKS_AT_DAMAGE = "looks at damage";
/** The note that a ship's player, and nobody else, looks at another ship's dial. */
export const LOOKS_AT_DIAL = "looks at dial";

/** Lists the ships whose dials are revealed in these motions. */
export function revealedBy(motion: Motion | undefined | null): readonly ShipId[] {
  const found: ShipId[] = [];
  for (let one = motion; one; one = one.outer) if (one.revealed) found.push(one.ship);
  return found;
}

/**
 * Returns the state as the viewers may see it. In a checkpoint, ships with nothing to hide aren't copied, because they don't change any
 * more.
 */
export function masked(game: Game, state: State, viewers: readonly Seat[], learnt: SecretsLearnt = NOTHING): State {
  const open = revealedBy(state.motion);
  const isLive = state === game.state;
  const ships = state.ships.map((ship) => {
    const dial = open.includes(ship.id) || learnt.dials.has(ship.id) ? ship.dial : maskedDial(game, ship.seat, ship.dial, viewers);
    const damage = maskedDamage(game, ship, learnt);
    return !isLive && dial === ship.dial && damage === ship.damage ? ship : { ...ship, dial, damage };
  });
  const standing = maskedStanding(game, state.standing, viewers);
  const remotes = state.remotes.map((remote) => ({ ...remote, damage: maskedDamage(game, remote, learnt) }));
  const effects = maskedEffects(game, state.effects, viewers, learnt);
  return { ...state, ships, remotes, standing, effects, decks: maskedDecks(game, state, state.decks) };
}

/** Hides secret Conditions. Everybody sees their markers, but only the seat that assigned one sees the card (2E-COND-06, -07). */
function maskedEffects(
  game: Game,
  effects: State["effects"],
  viewers: readonly Seat[],
  { effects: open }: SecretsLearnt = NOTHING,
): State["effects"] {
  const hides = ({ secret, by, since }: Effect): boolean =>
    secret !== undefined && !open.has(since) && !seesSecretsOf(game, viewers, shipOf(game.state, by).seat);
  return effects.some(hides) ? effects.map((one) => (hides(one) ? { ...one, id: HIDDEN_CONDITION } : one)) : effects;
}

/** Hides the standing orders of other seats. */
function maskedStanding(game: Game, standing: State["standing"] | null, viewers: readonly Seat[]): State["standing"] {
  const seen = standing?.filter(({ seat }) => seesSecretsOf(game, viewers, seat)) ?? [];
  return seen.length > 0 ? seen : undefined;
}

const maskedDial = (game: Game, owner: Seat, dial: string | undefined, viewers: readonly Seat[]): string | undefined =>
  dial === undefined || seesSecretsOf(game, viewers, owner) ? dial : HIDDEN_DIAL;

function maskedDamage(
  { facts }: Game,
  { place, damage }: Pick<Ship, "place" | "damage">,
  { cards }: SecretsLearnt = NOTHING,
): readonly DamageCard[] {
  const hides = ({ card, faceup, section }: DamageCard): boolean =>
    !faceup && card >= 0 && !cards.has(cardName(deckPlace(facts, place, section), card));
  return damage.some(hides) ? damage.map((one) => (hides(one) ? { ...one, card: HIDDEN_CARD } : one)) : damage;
}

/**
 * Hides what is in the decks. Everybody sees how many cards are left, and a single list of the cards that nobody can see: the facedown ones
 * and those still in the deck.
 */
function maskedDecks({ facts }: Game, { ships }: State, decks: readonly Deck[]): readonly Deck[] {
  const faceup: number[][] = decks.map(() => []);
  for (const { place, damage } of ships)
    for (const one of damage) if (one.faceup) faceup[deckPlace(facts, place, one.section)]?.push(one.card);
  return decks.map(({ discards, left }, place) => {
    const seen = new Set([...discards, ...(faceup[place] ?? [])]);
    const whole = facts.decks[place]?.cards ?? [];
    return { cards: seen.size === 0 ? whole : whole.filter((card) => !seen.has(card)), discards, left };
  });
}

/** Returns a change as the viewers may see it. Decks are shown as they are now, so that nobody can tell when each card was drawn. */
export function maskedChange(game: Game, change: Change, viewers: readonly Seat[]): Change {
  if (change.change === "state") {
    const { decks, standing, effects } = change.set;
    if (!decks && !effects && !("standing" in change.set)) return change;
    return {
      ...change,
      set: {
        ...change.set,
        ...(decks && { decks: maskedDecks(game, game.state, decks) }),
        ...(effects && { effects: maskedEffects(game, effects, viewers) }),
        ...("standing" in change.set && { standing: maskedStanding(game, standing, viewers) }),
      },
    };
  }
  const { set } = change;
  if (!set.damage && typeof set.dial !== "string") return change;
  const { seat, place } = shipOf(game.state, change.ship);
  return {
    ...change,
    set: {
      ...set,
      ...(set.damage && { damage: maskedDamage(game, { place, damage: set.damage }) }),
      ...(typeof set.dial === "string" && { dial: maskedDial(game, seat, set.dial, viewers) }),
    },
  };
}

/**
 * Whether a secret answer is hidden from the viewers. An answer to a secret question is visible to those who may see the seat's secrets. If
 * the question is secret only until all have answered, the viewers see other seats' answers, even those of team-mates, once the next
 * questions are open.
 */
function isHidden(
  game: Game,
  { seat, number, secret }: { readonly seat: Seat; readonly number: number; readonly secret: Secrecy },
  viewers: readonly Seat[],
): boolean {
  return secret === true ? !seesSecretsOf(game, viewers, seat) : number > game.opened && !viewers.includes(seat);
}

export function seenEntry(game: Game, entry: Entry, viewers: readonly Seat[]): SeenEntry {
  const { number, input, secret } = entry;
  if (input.input === "answer" && secret && isHidden(game, { seat: input.seat, number, secret }, viewers))
    return { number, input: { input: "secret answer", seat: input.seat, ask: input.ask }, secret };
  if (input.input === "standing" && !seesSecretsOf(game, viewers, input.seat))
    return { number, input: { input: "secret standing answer", seat: input.seat } };
  if ("changes" in input)
    return { number, input: { ...input, changes: input.changes.map((change) => maskedChange(game, change, viewers)) } };
  return entry;
}
