/** Ships that leave the game, and destroyed ships that stay until their attack or step is over. */
import { bearersOn } from "../abilities/cards-in-play.ts";
import { addEffect, effectOn, endsWith, removeEffects } from "../abilities/effects.ts";
import { replaced, window } from "../abilities/window.ts";
import { markUsed } from "../attack/duel.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import type { Occasions } from "../contract/timing.ts";
import { NOTHING } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { cardsLying, deckPlace } from "../facts/facts.ts";
import { damageTotal, hull, type Part, partsOf, pilotSkill } from "../queries/figures.ts";
import { may } from "../queries/query.ts";
import { cripple } from "../sections/crippling.ts";
import { type Attack, type Deck, isRemote, isShipId, NO_TOKENS, objectIn, type Ship, type ShipId, type State } from "../state/state.ts";
import { hasLockOn } from "../tokens/locks.ts";
import { leftTable } from "../wings/splitting.ts";

/**
 * 1. If the ship is destroyed, effects resolve while it is still on the table. A ship that flees uses no abilities (1E-MOVE-12).
 * 2. The ship leaves play. Its Damage cards are discarded, its tokens return to the supply, and locks on it and by it are removed
 *    (1E-DMG-07); effects that it caused continue for their duration.
 * 3. Ships aboard leave or are lost (1E-DOCK-03), while the ship's position is still known.
 * 4. The ship is removed from the table.
 * 5. Effects after its destruction resolve.
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
 * Marks a ship that a card may save from destruction. The mark stays while damage is being dealt, and the ship isn't destroyed meanwhile.
 * The card takes effect only after all of the damage has been dealt, so the ship suffers nothing more after it has been saved.
 */
const BEING_DEALT = "effect:damage being dealt";
const isBeingDealt = (game: Situation, ship: Ship): boolean =>
  game.state.effects.length > 0 && effectOn(game, BEING_DEALT, ship) !== undefined;

/** Returns whether `damageIsDealt` must be called once all damage has been dealt. */
export function beginDamage(game: Situation, ship: Ship): boolean {
  if (!bearersOn(game, "destroying").some((self) => self.ship === ship) || isBeingDealt(game, ship)) return false;
  addEffect(game, { id: BEING_DEALT, ship: ship.id, by: ship.id, until: "round" });
  return true;
}
export const damageIsDealt = (game: Situation, ship: Ship): void =>
  removeEffects(game, ({ id, ship: on }) => id === BEING_DEALT && on === ship.id);

/** Whether a card replaces the destruction with something else. */
function* isSaved(game: Situation, ship: Ship): Procedure<boolean> {
  if (ship.status !== "inPlay" || bearersOn(game, "destroying").length === 0) return false;
  return yield* replaced(game, "destroying", { ship: ship.id });
}

/** Removes the ship from play, and returns everything on it to where it belongs. */
export function leavePlay(game: Situation, ship: Ship, how: "destroyed" | "fled" | "escaped"): void {
  const { decks } = game.state;
  if (isRemote(game.state, ship)) shuffleBack(game, ship);
  else if (ship.damage.some(({ card }) => card >= 0)) {
    // The ship's facedown cards are revealed now.
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
  releaseShip(game, ship);
  removeEffects(game, (effect) => endsWith(game, ship, effect));
  if (ship.wing) leftTable(game, ship);
}

/**
 * Ends the contacts and locks of a ship that is off the table. The ship no longer touches any ship, and locks on it are removed (1E-DMG-07,
 * 2E-DMG-23). If it is in reserve or docked, it keeps its locks on other objects.
 */
export function releaseShip(game: Situation, ship: Ship): void {
  if (ship.touching.length > 0) game.setShip(ship, { touching: [] });
  for (const other of [...game.state.ships, ...game.state.remotes]) {
    if (hasLockOn(other, ship.id)) game.setShip(other, { locks: other.locks.filter((lock) => objectIn(lock) !== ship.id) });
    if (other.touching.includes(ship.id)) game.setShip(other, { touching: other.touching.filter((id) => id !== ship.id) });
  }
}

/** Shuffles a remote's cards back into the deck, because they were never seen (2E-REMOTE-11). */
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

/**
 * Returns the parts that have at least as much damage as hull (1E-DMG-05, HS-CRIP-01): the whole ship, or the sections of a ship that has
 * them. Sections that are already crippled are left out.
 */
const deadParts = (game: Situation, ship: Ship): readonly Part[] =>
  ship.damage.length === 0
    ? NO_PARTS
    : partsOf(game, ship).filter(
        (part) => (part === undefined || part !== ship.crippled) && damageTotal(game, ship, part) >= hull(game, ship, part),
      );
const NO_PARTS: readonly Part[] = [];

/**
 * Called each time damage has been dealt. A dead ship that stays until it has had its turn is only marked. Once it has no reason to stay,
 * `removeDoomed` destroys it or cripples its section. A huge ship that stays for effects after its own attack isn't marked, because those
 * effects may let it attack again, and its section must be crippled before that attack (HS-SIM-06).
 */
export const destroyIfDead = procedure("destroyIfDead", function* (game: Situation, ship: Ship): Procedure {
  if (ship.status !== "inPlay" || ship.doomed) return;
  const dead = deadParts(game, ship);
  if (dead.length === 0) return yield* window(game, "healthLost", { ship: ship.id });
  if (isBeingDealt(game, ship)) return;
  if (yield* isSaved(game, ship)) return;
  if (game.edition.destroyedAt === "damage") return yield* beDestroyed(game, ship);
  if (!staysOnTable(game, ship)) return yield* fall(game, ship);
  if (game.factsOf(ship).isHuge && !staysUntilActive(game, ship)) return;
  game.setShip(ship, { doomed: true });
  const [section] = ship.crippled ? [] : dead;
  // A card may keep the ship from being destroyed for now.
  if (!section && may(game, "destroy", { ship }, true)) markDestroyed(game, ship);
  game.note({ note: "doomed", ship: ship.id, ...(section ? { section, rule: "HS-SIM-01" } : { rule: "1E-COMBAT-04" }) });
});

/**
 * Destroys the ship; from now on, repairs can't save it (2E-DMG-09). Effects of its destruction resolve at once, or after the current
 * attack (2E-ATK-39). Then the ship is removed; in the Engagement phase, after the current initiative step (2E-DMG-14, -15).
 */
const beDestroyed = procedure("beDestroyed", function* (game: Situation, ship: Ship): Procedure {
  game.setShip(ship, { doomed: true });
  if (remains(game, ship)) game.note({ note: "stays for the round", ship: ship.id });
  else if (isStepUp(game.state)) game.note({ note: "stays for the step", ship: ship.id, rule: "2E-ENGAGE-04" });
  if (isInAttack(game)) return markDestroyed(game, ship);
  yield* window(game, "destroyed", { ship: ship.id, by: game.cause });
  if (!staysOnTable(game, ship)) yield* destroy(game, ship, "destroyed");
});

/** Whether the game is in an initiative step of the Engagement phase. */
export const isStepUp = ({ cursor }: State): boolean => cursor.phase === "combat" && cursor.skill !== undefined;
/** Whether an attack is in progress. A ship destroyed by an attack is removed after it. */
const isInAttack = ({ state: { attack } }: Situation): boolean => attack !== undefined && attack.step !== AFTER_ATTACK;

/** A mark in the attack's `used` list that names the destroyed ship and who destroyed it. */
const DESTROYED = "destroyed";

/** Whether a mark says that a ship was destroyed. */
export const isDestroyedMark = (mark: string): boolean => mark.startsWith(`${DESTROYED} `);

/** Records that the current attack has destroyed the ship, which may stay on the table for a while. */
function markDestroyed(game: Situation, ship: Ship): void {
  if (isInAttack(game)) markUsed(game, `${DESTROYED} ${ship.id} ${game.cause ?? ""}`);
}

/**
 * Lists ships destroyed by the current attack, in the form that the `destroyed` event uses, including those still on the table. Used by
 * cards.
 */
export const destroyedInAttack = ({ state }: Situation): readonly Occasions["destroyed"][] =>
  (state.attack?.used ?? []).flatMap((mark) => {
    const [what, ship = "", by = ""] = mark.split(" ");
    return what === DESTROYED && isShipId(ship) ? [{ ship, by: by === "" ? undefined : Number(by) }] : [];
  });

/**
 * Destroys the ship or, if it has two Ship cards, cripples one section. When the second section is crippled, the ship is destroyed
 * (HS-CRIP-11). Cards discarded with the first section may cause the second to be crippled.
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
 * Whether a ship stays on the table. It stays if its pilot skill is currently active in combat and it hasn't had its turn (1E-COMBAT-04),
 * if it has just attacked and effects after the attack are resolving (1E-ATK-15), or if a card says so.
 */
function staysOnTable(game: Situation, ship: Ship): boolean {
  return staysUntilActive(game, ship) || isAfterOwnAttack(game.state.attack, ship) || remains(game, ship);
}

/** Whether a card keeps the ship on the table until the End phase is over. */
const remains = (game: Situation, ship: Ship): boolean => may(game, "remain", { ship }, false);

const staysUntilActive = (game: Situation, ship: Ship): boolean =>
  game.edition.staysToAttack(game, ship) || !may(game, "destroy", { ship }, true);

/** First edition: whether a ship with the currently active pilot skill is still waiting for its turn. */
export function isWaitingForSlot(game: Situation, ship: Ship): boolean {
  const { cursor, seats } = game.state;
  if (cursor.phase !== "combat" || cursor.active === undefined || cursor.skill === undefined || ship.engaged) return false;
  return seats[ship.seat]?.status === "playing" && pilotSkill(game, ship) === cursor.skill;
}

function isAfterOwnAttack(attack: Attack | undefined, ship: Ship): boolean {
  for (let one = attack; one; one = one.outer) if (one.attacker === ship.id && one.step === AFTER_ATTACK) return true;
  return false;
}

/** The step of a finished attack during which effects after the attack resolve. */
export const AFTER_ATTACK = "after the attack";

/** Whether it is this ship's turn in combat. */
const hasItsTurn = ({ cursor }: State, ship: Ship): boolean => cursor.phase === "combat" && cursor.active === ship.id;

export function isAnyDoomed({ state }: Situation): boolean {
  for (const { doomed } of state.ships) if (doomed) return true;
  for (const { doomed } of state.remotes) if (doomed) return true;
  return false;
}

type KeptUntil = "attack over" | "turn over" | "combat over" | "queue over" | "round over";

const NO_SHIPS: readonly ShipId[] = [];

/**
 * Removes dead ships that no longer have a reason to stay on the table, but not the given ships. After the end of combat, only a card can
 * be such a reason; after the end of the round, nothing can.
 */
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

/** Whether a ship still has a reason to stay. After an attack, a marked ship stays as long as it is that ship's turn in combat. */
const staysLonger = (game: Situation, ship: Ship, when: KeptUntil): boolean =>
  when !== "round over" &&
  (remains(game, ship) || when !== "combat over") &&
  (staysOnTable(game, ship) || (when === "attack over" && ship.doomed && hasItsTurn(game.state, ship)));
