/** Tokens and locks. Primitives change and record; `assign` also lets cards answer. */
import { SECTIONS, type Section } from "@broadside/geometry";
import { bearersOn } from "../abilities/cards-in-play.ts";
import { replaced, window } from "../abilities/window.ts";
import { choose, NOTHING, optionsOf, type Procedure } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { may, sum } from "../queries/query.ts";
import { type Attack, type Ship, type ShipId, shipIn, type TargetId, type TokenKind, type Tokens, targetId } from "../state/state.ts";

export function gainToken(game: Situation, ship: Ship, token: TokenKind, count = 1): void {
  setToken(game, ship, token, ship.tokens[token] + count);
}

/** Never below none. */
export function loseToken(game: Situation, ship: Ship, token: TokenKind, count = 1): void {
  if (token === "stress" && !may(game, "removeStress", { ship }, true)) return;
  if (ship.tokens[token] > 0) setToken(game, ship, token, Math.max(0, ship.tokens[token] - count));
}

function setToken(game: Situation, ship: Ship, token: TokenKind, count: number): void {
  const tokens = copied(ship.tokens);
  tokens[token] = count;
  game.setShip(ship, { tokens });
}

/** Written out: what was made by a spread is spread the slow way. */
const copied = (of: Tokens): Record<TokenKind, number> => ({
  focus: of.focus,
  evade: of.evade,
  stress: of.stress,
  ion: of.ion,
  cloak: of.cloak,
  tractor: of.tractor,
  jam: of.jam,
  disarm: of.disarm,
  calculate: of.calculate,
  strain: of.strain,
  deplete: of.deplete,
  reinforceFore: of.reinforceFore,
  reinforceAft: of.reinforceAft,
});

/** As the cost of something: cards answer when it is paid. The token may lie at another ship that lends it. */
export function spendToken(game: Situation, ship: Ship, token: TokenKind, holder: Ship = ship): Procedure {
  loseToken(game, holder, token);
  return window(game, "tokenSpent", { ship: ship.id, spent: token });
}

export function spendLock(game: Situation, ship: Ship, target: TargetId): Procedure {
  loseLock(game, ship, target);
  return window(game, "tokenSpent", { ship: ship.id, spent: "lock" });
}

/** From a ship, by itself or by another: cards answer to it. What is spent or handed on is not removed. */
export function removeStress(game: Situation, ship: Ship, by: Ship = ship): Procedure {
  const { stress } = ship.tokens;
  loseToken(game, ship, "stress");
  return ship.tokens.stress < stress ? window(game, "stressRemoved", { ship: by.id, target: ship.id }) : NOTHING;
}

/** Ships whose focus tokens an attacker may spend: itself, and those that a card lets it treat so (1E-TOKEN-06). */
export function focusHolders(game: Situation, ship: Ship): readonly Ship[] {
  const holders = ship.tokens.focus > 0 ? [ship] : [];
  if (game.bearers.onPermission(game, "lendFocus").length > 0)
    for (const lender of game.state.ships)
      if (lender !== ship && lender.tokens.focus > 0 && may(game, "lendFocus", { ship, lender }, false)) holders.push(lender);
  return holders;
}

/** The attacker spends a focus token, of several holders from the one that its player names. */
export const spendFocus = procedure("spendFocus", function* (game: Situation, ship: Ship): Procedure {
  const holder = yield* choose<Ship>((now) => {
    const options = focusHolders(now, ship).map((value) => ({ key: value.id, value }));
    return {
      kind: "whose focus token",
      seat: ship.seat,
      rule: "1E-TOKEN-06",
      about: { ship: ship.id },
      options: options.length > 0 ? optionsOf(options) : [{ key: ship.id, value: ship }],
    };
  });
  yield* spendToken(game, ship, "focus", holder);
});

/**
 * Assigning a token is not the action of that name (1E-ACT-04). Cards answer to each token; then jam takes its toll (1E-ACT-21), and who
 * assigned a tractor beam token may move the ship (1E-TOKEN-03). By an obstacle that the ship has met, where one is named.
 */
export const assign = procedure(
  "assign",
  function* (game: Situation, ship: Ship, token: TokenKind, count?: number, by?: Ship, obstacle?: string): Procedure {
    yield* receive(game, ship, token, count, by, obstacle);
  },
);

/** The same, and says how many of them the ship has received. */
export const receive = procedure(
  "receive",
  function* (game: Situation, ship: Ship, token: TokenKind, count: number = 1, by?: Ship, obstacle?: string): Procedure<number> {
    let received = 0;
    if (!may(game, "gainToken", { ship, token }, true)) return received;
    for (let given = 0; given < count && ship.status === "inPlay" && mayHave(game, ship, token); given += 1) {
      if (bearersOn(game, "tokenComing").length > 0 && (yield* replaced(game, "tokenComing", { ship: ship.id, token }))) continue;
      gainToken(game, ship, token);
      received += 1;
      game.note({ note: "token", ship: ship.id, token });
      const how = { ...(obstacle !== undefined && { obstacle }), ...(received > 1 && { further: true as const }) };
      yield* window(game, "tokenAssigned", { ship: ship.id, token, ...how });
      yield* game.afterAssigned(ship, token, by);
    }
    return received;
  },
);

/**
 * Some tokens, and Condition cards, are never placed on huge ships, so what consists of receiving one is not open to them (HS-TOKEN-01, -02);
 * remotes have none (2E-REMOTE-12), and of some a ship has no more than one (2E-TOKEN-26).
 */
export function mayHave(game: Situation, ship: Ship, token: TokenKind | "condition"): boolean {
  const { isHuge, remote } = game.factsOf(ship);
  if (remote !== undefined || (isHuge && game.edition.neverOnHugeShips.includes(token))) return false;
  return token === "condition" || ship.tokens[token] < (game.edition.tokenLimits[token] ?? Number.POSITIVE_INFINITY);
}

export const hasLock = (ship: Ship, target: TargetId): boolean => ship.locks.includes(target);
/** On the ship, or on any section of it. */
export const hasLockOn = (ship: Ship, target: ShipId): boolean => ship.locks.some((lock) => shipIn(lock) === target);
/** What a lock must lie on to count in an attack (HS-TOKEN-09). */
export const lockTarget = ({ defender, section }: Attack): TargetId => targetId(defender, section);
/** Whether a lock is one on the attacker: of a ship with two Ship cards on the section that fires (HS-TOKEN-09). For cards. */
export const isOnAttacker = (lock: TargetId, { attacker, from }: Attack): boolean =>
  from === undefined ? shipIn(lock) === attacker : lock === targetId(attacker, from);

/** Removing one half removes the other too: a lock is one thing here (1E-ACT-09). */
export function loseLock(game: Situation, ship: Ship, target: TargetId): void {
  if (hasLock(ship, target)) game.setShip(ship, { locks: ship.locks.filter((id) => id !== target) });
}

/** Whether nothing keeps a ship from acquiring a lock on another, however far away. For cards too. */
export const mayAcquireLock = (game: Situation, ship: Ship, target: Ship): boolean =>
  ship.status === "inPlay" &&
  target.status === "inPlay" &&
  game.edition.mayLock(game, ship) &&
  may(game, "lock", { ship, target, range: game.board.range(ship, target), object: target.id }, true);

/**
 * A new lock replaces the old one (1E-ACT-07, -24, -25), also one on the other section of the same ship (HS-TOKEN-10). Of a huge ship one
 * section is locked (HS-TOKEN-07): the one named, or the one that the lock's owner chooses.
 */
export const acquireLock = procedure("acquireLock", function* (game: Situation, ship: Ship, target: Ship, section?: Section): Procedure {
  if (!mayAcquireLock(game, ship, target)) return;
  const locked = game.factsOf(target).hasSections ? (section ?? (yield* sectionToLock(ship, target))) : undefined;
  if (ship.status !== "inPlay" || target.status !== "inPlay") return;
  game.setShip(ship, { locks: yield* locksBeside(game, ship, targetId(target.id, locked)) });
  game.note({ note: "lock", ship: ship.id, target: target.id, section: locked });
  yield* window(game, "lockAcquired", { ship: ship.id, target: target.id });
  yield* game.afterAssigned(ship, "lock");
});

/** The new lock and those that stay beside it: none, unless a card lets the ship hold several, and then as many, of its player's choice. */
export function* locksBeside(game: Situation, ship: Ship, target: TargetId): Procedure<readonly TargetId[]> {
  const room = sum(game, "locksHeld", { ship });
  const others = ship.locks.filter((lock) => shipIn(lock) !== shipIn(target));
  if (room === 0) return [target];
  if (others.length <= room) return [...others, target];
  const kept: TargetId[] = [];
  while (kept.length < room) {
    const lock = yield* choose<TargetId>(() => ({
      kind: "lock to keep",
      seat: ship.seat,
      rule: "2E-ACT-34",
      about: { ship: ship.id },
      options: optionsOf(others.filter((one) => !kept.includes(one)).map((value) => ({ key: value, value }))),
    }));
    kept.push(lock);
  }
  return [...kept, target];
}

const LOCK_RANGE = 3;
/** How far locks of a ship reach (1E-ACT-07). */
export const lockReach = (game: Situation, ship: Ship): number => LOCK_RANGE + sum(game, "lockReach", { ship });

/** Sections of a huge ship that can be locked, each measured by itself (HS-TOKEN-08). */
const sectionsInReach = (game: Situation, ship: Ship, target: Ship): readonly Section[] =>
  SECTIONS.filter((section) => game.board.rangeTo(ship, target, section) <= lockReach(game, ship));

/** What locks without asking for a range may lock any section. */
export const sectionToLock = (ship: Ship, target: Ship): Procedure<Section> =>
  choose<Section>((now) => {
    const near = sectionsInReach(now, ship, target);
    return {
      kind: "lock section",
      seat: ship.seat,
      rule: "HS-TOKEN-07",
      about: { ship: ship.id, target: target.id },
      options: optionsOf((near.length > 0 ? near : SECTIONS).map((value) => ({ key: value, value }))),
    };
  });
