/** Tokens and locks. Primitives change and record; `assign` also lets cards answer. */
import type { Procedure } from "./ask.ts";
import type { Game } from "./game.ts";
import { procedure } from "./procedure.ts";
import type { Ship, ShipId, TokenKind, Tokens } from "./state.ts";
import { window } from "./window.ts";

function gainToken(game: Game, ship: Ship, token: TokenKind, count = 1): void {
  setToken(game, ship, token, ship.tokens[token] + count);
}

/** Never below none. */
export function loseToken(game: Game, ship: Ship, token: TokenKind, count = 1): void {
  if (ship.tokens[token] > 0) setToken(game, ship, token, Math.max(0, ship.tokens[token] - count));
}

function setToken(game: Game, ship: Ship, token: TokenKind, count: number): void {
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
  weaponsDisabled: of.weaponsDisabled,
  reinforceFore: of.reinforceFore,
  reinforceAft: of.reinforceAft,
});

/**
 * Assigning a token is not the action of that name (1E-ACT-04). Cards answer to each token; then jam takes its toll (1E-ACT-21), and who
 * assigned a tractor beam token may move the ship (1E-TOKEN-03).
 */
export const assign = procedure("assign", function* (game: Game, ship: Ship, token: TokenKind, count: number = 1, by?: Ship): Procedure {
  for (let given = 0; given < count && ship.status === "inPlay"; given += 1) {
    gainToken(game, ship, token);
    game.note({ note: "token", ship: ship.id, text: token });
    yield* window(game, "tokenAssigned", { ship: ship.id, token });
    yield* game.afterAssigned(ship, token, by);
  }
});

export const hasLock = (ship: Ship, target: ShipId): boolean => ship.locks.includes(target);

/** Removing one half removes the other too: a lock is one thing here (1E-ACT-09). */
export function loseLock(game: Game, ship: Ship, target: ShipId): void {
  if (hasLock(ship, target)) game.setShip(ship, { locks: ship.locks.filter((id) => id !== target) });
}

/** A new lock replaces the old one (1E-ACT-07, -24, -25). */
export const acquireLock = procedure("acquireLock", function* (game: Game, ship: Ship, target: Ship): Procedure {
  if (ship.status !== "inPlay" || target.status !== "inPlay") return;
  game.setShip(ship, { locks: [target.id] });
  game.note({ note: "lock", ship: ship.id, target: target.id });
  yield* window(game, "lockAcquired", { ship: ship.id, target: target.id });
  yield* game.afterAssigned(ship, "lock");
});
