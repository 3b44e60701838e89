/**
 * What each seat may see. Only their owner sees dials until they are revealed (1E-PLAN-03), and nobody sees facedown Damage cards and decks
 * (1E-TOKEN-07). Everything else is visible, discards included (1E-DMG-12).
 */
import type { AnyNote, SeenEntry } from "@broadside/protocol";
import type { Secrecy } from "../driver/ask.ts";
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

/** Who sees a seat's dials, by the set-up option. */
const SEES_DIALS: Readonly<Record<"own" | "team", (setup: GameSetup, viewer: Seat, owner: Seat) => boolean>> = {
  own: (_setup, viewer, owner) => viewer === owner,
  team: ({ seats }, viewer, owner) => viewer === owner || seats[viewer]?.team === seats[owner]?.team,
};

/** Whether any of the viewing seats may see an owner's secret choice. Spectators and judges have no seat, and see no secrets. */
export const seesSecretsOf = ({ setup }: Pick<Game, "setup">, viewers: readonly Seat[], owner: Seat): boolean =>
  viewers.some((viewer) => SEES_DIALS[setup.sharedDials ?? "own"](setup, viewer, owner));

/** Secrets revealed since a given moment, and therefore now known about that moment. */
export interface SecretsLearnt {
  /** Cards by deck and number. */
  readonly cards: ReadonlySet<string>;
  /** Ships whose dials were revealed, or which the viewers have looked at. */
  readonly dials: ReadonlySet<ShipId>;
  /** The numbers of effects that are now visible. */
  readonly effects: ReadonlySet<number>;
}
const NOTHING: SecretsLearnt = { cards: new Set(), dials: new Set(), effects: new Set() };
export const cardName = (deck: number, card: number): string => `${deck}/${card}`;

/**
 * Collects what these events have shown to everybody and to the viewers. A look at a dial also shows its earlier setting, unless that was
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
    // A dial may be revealed without its maneuver being executed.
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

/** The ship whose dial one of the viewers has looked at. */
const dialLookedAt = ({ state }: Game, { note, ship, target }: AnyNote, viewers: readonly Seat[]): ShipId | undefined =>
  note === LOOKS_AT_DIAL && ship !== undefined && viewers.includes(shipOf(state, ship).seat) && target !== undefined && isShipId(target)
    ? target
    : undefined;
/** The facedown cards, on the ship or on its target, that one of the viewers has looked at. */
function damageLookedAt({ state, facts }: Game, { note, ship, target }: AnyNote, viewers: readonly Seat[]): readonly string[] {
  if (note !== LOOKS_AT_DAMAGE || ship === undefined || !viewers.includes(shipOf(state, ship).seat)) return NO_CARDS;
  const { damage, place } = shipOf(state, target !== undefined && isShipId(target) ? target : ship);
  return damage.map(({ card, section }) => cardName(deckPlace(facts, place, section), card));
}
const NO_CARDS: readonly string[] = [];
/** The note for when only a ship's player is shown its facedown Damage cards. */
export const LOOKS_AT_DAMAGE = "looks at damage";
/** The note for when only a ship's player is shown another ship's dial. */
export const LOOKS_AT_DIAL = "looks at dial";

/** Lists the ships whose dials are revealed in these motions. */
export function revealedBy(motion: Motion | undefined | null): readonly ShipId[] {
  const found: ShipId[] = [];
  for (let one = motion; one; one = one.outer) if (one.revealed) found.push(one.ship);
  return found;
}

/**
 * Returns the state as the viewers may see it. At a checkpoint, ships with nothing to hide are not copied, because they no longer change.
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

/** A secret Condition shows its marker to all, and its card only to the seat that assigned it (2E-COND-06, -07). */
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

/** Other seats do not see standing orders. */
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

/** A deck shows how many cards are left, and which cards nobody can see: the facedown ones and those still in the deck. */
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

/** Returns a change as the viewers may see it. Decks are shown in their current state, without the moment each card was drawn. */
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

/** An answer sealed until everyone has answered is hidden from team-mates too. An answer given before the open questions came up is not. */
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
