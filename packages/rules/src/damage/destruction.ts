/** Ships that leave the game, and destroyed ships that stay until their attack or their step is over. */
import { bearersOn } from "../abilities/cards-in-play.ts";
import { addEffect, effectOn, endsWith, removeEffects } from "../abilities/effects.ts";
import type { Occasions } from "../abilities/timing.ts";
import { replaced, window } from "../abilities/window.ts";
import { markUsed } from "../attack/duel.ts";
import { NOTHING, type Procedure } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { cardsLying, deckPlace } from "../facts/facts.ts";
import { damageTotal, hull, type Part, partsOf, pilotSkill } from "../queries/figures.ts";
import { may } from "../queries/query.ts";
import { cripple } from "../sections/crippling.ts";
import { type Attack, type Deck, isRemote, NO_TOKENS, type Ship, type ShipId, type State, shipIn } from "../state/state.ts";
import { hasLockOn } from "../tokens/locks.ts";
import { leftTable } from "../wings/splitting.ts";

/**
 * 1. what happens when a ship is destroyed, while it stands on the table; a ship that flees uses no abilities (1E-MOVE-12)
 * 2. it is out of play: its Damage cards go to the discards, its tokens to the supply, locks on it and by it are gone (1E-DMG-07);
 *    effects that it caused run on as long as they were to last
 * 3. what it carries (1E-DOCK-03), while its place is still known
 * 4. it is taken off the table
 * 5. effects after its destruction
 */
export const destroy = procedure("destroy", function* (game: Situation, ship: Ship, how: "destroyed" | "fled"): Procedure {
  if (ship.status !== "inPlay" && ship.status !== "docked") return;
  if (how === "destroyed" && !ship.doomed && (yield* isSaved(game, ship))) return;
  if (how === "destroyed" && ship.status === "inPlay") {
    const hasSpoken = ship.doomed && game.edition.destroyedAt === "damage";
    if (!ship.doomed) game.setShip(ship, { doomed: true });
    if (!hasSpoken) yield* window(game, "destroyed", { ship: ship.id, by: game.cause });
    if (ship.status !== "inPlay") return;
  }
  leavePlay(game, ship, how);
  game.note({ note: how, ship: ship.id });
  if (game.state.ships.some(({ carrier, status }) => carrier === ship.id && status === "docked"))
    yield* game.edition.carrierLost(game, ship, how);
  const { pose } = ship;
  game.setShip(ship, { pose: undefined });
  if (how === "destroyed" && pose) yield* window(game, "shipLost", { ship: ship.id, pose });
  const { remote } = game.factsOf(ship);
  if (how === "destroyed" && pose && remote) yield* game.edition.remoteRules[remote]?.destroyed?.(game, ship, pose) ?? NOTHING;
});

/**
 * While damage is dealt to a ship that a card may save, cards that come with it do not destroy the ship: all of it has been dealt when the
 * card is asked, and nothing is left to be suffered afterwards.
 */
const BEING_DEALT = "effect:damage being dealt";
const isBeingDealt = (game: Situation, ship: Ship): boolean =>
  game.state.effects.length > 0 && effectOn(game, BEING_DEALT, ship) !== undefined;

/** Says whether `damageIsDealt` must be called when all of it has been. */
export function beginDamage(game: Situation, ship: Ship): boolean {
  if (!bearersOn(game, "destroying").some((self) => self.ship === ship) || isBeingDealt(game, ship)) return false;
  addEffect(game, { id: BEING_DEALT, ship: ship.id, by: ship.id, until: "round" });
  return true;
}
export const damageIsDealt = (game: Situation, ship: Ship): void =>
  removeEffects(game, ({ id, ship: on }) => id === BEING_DEALT && on === ship.id);

/** A card does something else instead. */
function* isSaved(game: Situation, ship: Ship): Procedure<boolean> {
  if (ship.status !== "inPlay" || bearersOn(game, "destroying").length === 0) return false;
  return yield* replaced(game, "destroying", { ship: ship.id });
}

/** All that it had goes back where it belongs. */
export function leavePlay(game: Situation, ship: Ship, how: "destroyed" | "fled" | "escaped"): void {
  const { decks } = game.state;
  if (isRemote(game.state, ship)) shuffleBack(game, ship);
  else if (ship.damage.some(({ card }) => card >= 0)) {
    // Those that lay facedown are seen now.
    game.reveal();
    const back = (deck: number) => cardsLying(game.facts, [ship], deck).flatMap(({ card }) => (card >= 0 ? [card] : []));
    const own: readonly number[] = game.factsOf(ship).decks;
    game.set({ decks: decks.map((deck, at) => (own.includes(at) ? { ...deck, discards: [...deck.discards, ...back(at)] } : deck)) });
  }
  game.setShip(ship, {
    status: how,
    damage: [],
    shields: 0,
    aftShields: 0,
    energy: 0,
    ...(ship.upgrades.some(({ energy }) => energy > 0) && { upgrades: ship.upgrades.map((card) => ({ ...card, energy: 0 })) }),
    tokens: NO_TOKENS,
    locks: [],
    touching: [],
    dial: undefined,
    doomed: false,
  });
  letGo(game, ship);
  removeEffects(game, (effect) => endsWith(game, ship, effect));
  if (ship.wing) leftTable(game, ship);
}

/** Off the table nothing touches it, and locks on it are gone (1E-DMG-07, 2E-DMG-23); one in reserve or docked keeps its own. */
export function letGo(game: Situation, ship: Ship): void {
  if (ship.touching.length > 0) game.setShip(ship, { touching: [] });
  for (const other of [...game.state.ships, ...game.state.remotes]) {
    if (hasLockOn(other, ship.id)) game.setShip(other, { locks: other.locks.filter((lock) => shipIn(lock) !== ship.id) });
    if (other.touching.includes(ship.id)) game.setShip(other, { touching: other.touching.filter((id) => id !== ship.id) });
  }
}

/** Cards on a remote were never seen, and go back into the deck (2E-REMOTE-11). */
function shuffleBack(game: Situation, { place, damage }: Ship): void {
  const deck = deckPlace(game.facts, place, undefined);
  const back = damage.flatMap(({ card }) => (card >= 0 ? [card] : []));
  const into = ({ cards, left, discards }: Deck): Deck => ({
    cards: [...cards, ...back].sort((a, b) => a - b),
    left: left + back.length,
    discards,
  });
  game.set({ decks: game.state.decks.map((one, at) => (at === deck ? into(one) : one)) });
}

/** Parts with Damage cards as many as their hull, or more (1E-DMG-05, HS-CRIP-01); a section that is crippled already is done with. */
const deadParts = (game: Situation, ship: Ship): readonly Part[] =>
  ship.damage.length === 0
    ? NO_PARTS
    : partsOf(game, ship).filter(
        (part) => (part === undefined || part !== ship.crippled) && damageTotal(game, ship, part) >= hull(game, ship, part),
      );
const NO_PARTS: readonly Part[] = [];

/**
 * Called after every dealing of damage. A ship that is kept until it has had its turn is marked, and goes, or loses its section, when
 * `removeDoomed` finds nothing that keeps it. A huge ship that is kept for the effects after one of its attacks is not: it has other
 * attacks, and its section falls before them (HS-SIM-06).
 */
export const destroyIfDead = procedure("destroyIfDead", function* (game: Situation, ship: Ship): Procedure {
  if (ship.status !== "inPlay" || ship.doomed) return;
  const dead = deadParts(game, ship);
  if (dead.length === 0) return yield* window(game, "healthLost", { ship: ship.id });
  if (isBeingDealt(game, ship)) return;
  if (yield* isSaved(game, ship)) return;
  if (game.edition.destroyedAt === "damage") return yield* beDestroyed(game, ship);
  if (!isKept(game, ship)) return yield* fall(game, ship);
  if (game.factsOf(ship).isHuge && !isKeptForTurn(game, ship)) return;
  game.setShip(ship, { doomed: true });
  const [section] = ship.crippled ? [] : dead;
  // By a card it is not destroyed yet.
  if (!section && may(game, "destroy", { ship }, true)) markDestroyed(game, ship);
  game.note({ note: "doomed", ship: ship.id, ...(section ? { section, rule: "HS-SIM-01" } : { rule: "1E-COMBAT-04" }) });
});

/**
 * Destroyed whatever is repaired from now on (2E-DMG-09). What follows from it comes at once, in an attack when that is over (2E-ATK-39); then the
 * ship is taken away, in the Engagement phase when the step that is up is over (2E-DMG-14, -15).
 */
const beDestroyed = procedure("beDestroyed", function* (game: Situation, ship: Ship): Procedure {
  game.setShip(ship, { doomed: true });
  if (remains(game, ship)) game.note({ note: "stays for the round", ship: ship.id });
  else if (isStepUp(game.state)) game.note({ note: "stays for the step", ship: ship.id, rule: "2E-ENGAGE-04" });
  if (isInAttack(game)) return markDestroyed(game, ship);
  yield* window(game, "destroyed", { ship: ship.id, by: game.cause });
  if (!isKept(game, ship)) yield* destroy(game, ship, "destroyed");
});

/** Ships of an initiative are engaging. */
export const isStepUp = ({ cursor }: State): boolean => cursor.phase === "combat" && cursor.skill !== undefined;
/** What an attack has destroyed goes when it is over. */
const isInAttack = ({ state: { attack } }: Situation): boolean => attack !== undefined && attack.step !== AFTER_ATTACK;

/** A mark among what was used in an attack: the ship that was destroyed, and who destroyed it. */
const DESTROYED = "destroyed";

/** Whether a mark is one of these. */
export const isDestroyedMark = (mark: string): boolean => mark.startsWith(`${DESTROYED} `);

/** The attack under way has destroyed the ship, which may stay on the table for a while. */
function markDestroyed(game: Situation, ship: Ship): void {
  if (isInAttack(game)) markUsed(game, `${DESTROYED} ${ship.id} ${game.cause ?? ""}`);
}

/** Ships that the attack under way has destroyed, as they are told; those that are kept on the table too. For cards. */
export const destroyedInAttack = ({ state }: Situation): readonly Occasions["destroyed"][] =>
  (state.attack?.used ?? []).flatMap((mark) => {
    const [what, ship = "", by = ""] = mark.split(" ");
    return what === DESTROYED ? [{ ship, by: by === "" ? undefined : Number(by) }] : [];
  });

/**
 * The ship is destroyed; of one with two Ship cards a section is crippled, and with the second the ship destroyed (HS-CRIP-11). What is
 * discarded with the first may bring the second down.
 */
const fall = procedure("fall", function* (game: Situation, ship: Ship): Procedure {
  for (;;) {
    const dead = deadParts(game, ship);
    if (dead.length === 0 || ship.status !== "inPlay") break;
    const [part] = dead;
    if (part === undefined || ship.crippled || dead.length > 1) {
      markDestroyed(game, ship);
      return yield* destroy(game, ship, "destroyed");
    }
    yield* cripple(game, ship, part);
  }
  if (ship.doomed && ship.status === "inPlay") game.setShip(ship, { doomed: false });
});

/**
 * Kept: a ship of the skill that is up in combat, until it has been active (1E-COMBAT-04); an attacker while effects after its attack are
 * being resolved (1E-ATK-15); and one of which a card says so.
 */
function isKept(game: Situation, ship: Ship): boolean {
  return isKeptForTurn(game, ship) || isAfterOwnAttack(game.state.attack, ship) || remains(game, ship);
}

/** By a card it stays until the End phase is over. */
const remains = (game: Situation, ship: Ship): boolean => may(game, "remain", { ship }, false);

const isKeptForTurn = (game: Situation, ship: Ship): boolean =>
  game.edition.isKeptToAttack(game, ship) || !may(game, "destroy", { ship }, true);

/** First edition: a ship of the skill that is up, until it has been active. */
export function isWaitingForSlot(game: Situation, ship: Ship): boolean {
  const { cursor, seats } = game.state;
  if (cursor.phase !== "combat" || cursor.active === undefined || cursor.skill === undefined || ship.engaged) return false;
  return seats[ship.seat]?.status === "playing" && pilotSkill(game, ship) === cursor.skill;
}

function isAfterOwnAttack(attack: Attack | undefined, ship: Ship): boolean {
  for (let one = attack; one; one = one.outer) if (one.attacker === ship.id && one.step === AFTER_ATTACK) return true;
  return false;
}

/** The step of an attack that is over while effects follow it. */
export const AFTER_ATTACK = "after the attack";

/** The active ship has its whole turn in combat. */
const hasItsTurn = ({ cursor }: State, ship: Ship): boolean => cursor.phase === "combat" && cursor.active === ship.id;

export function isAnyDoomed({ state }: Situation): boolean {
  for (const { doomed } of state.ships) if (doomed) return true;
  for (const { doomed } of state.remotes) if (doomed) return true;
  return false;
}

type KeptUntil = "attack over" | "turn over" | "combat over" | "queue over" | "round over";

const NO_SHIPS: readonly ShipId[] = [];

/** Ships that were kept and have nothing left to wait for, except those named; at the end of combat all that were kept. */
export const removeDoomed = procedure(
  "removeDoomed",
  function* (game: Situation, when: KeptUntil, but: readonly ShipId[] = NO_SHIPS): Procedure {
    const { ships, remotes } = game.state;
    for (const ship of remotes.length === 0 ? ships : [...ships, ...remotes]) {
      if (ship.status !== "inPlay" || !(ship.doomed || game.factsOf(ship).isHuge) || but.includes(ship.id)) continue;
      if (game.edition.destroyedAt === "damage") {
        if (ship.doomed && !isInAttack(game) && !staysLonger(game, ship, when)) yield* destroy(game, ship, "destroyed");
      } else if (deadParts(game, ship).length === 0) {
        if (ship.doomed) game.setShip(ship, { doomed: false });
      } else if (!staysLonger(game, ship, when)) yield* fall(game, ship);
    }
  },
);

/** A ship that was marked has its whole turn. */
const staysLonger = (game: Situation, ship: Ship, when: KeptUntil): boolean =>
  when !== "round over" &&
  (remains(game, ship) || when !== "combat over") &&
  (isKept(game, ship) || (when === "attack over" && ship.doomed && hasItsTurn(game.state, ship)));
