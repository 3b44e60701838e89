/** Locks that a card passes to another ship. No ship acquires them, so range doesn't matter. */
import { window } from "../abilities/window.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
import { sum } from "../queries/query.ts";
import { objectIn, type Ship, sectionIn, type TargetId, targetId } from "../state/state.ts";
import { hasLock, hasLockOn, locksBeside, lockToKeep, loseLock, sectionToLock } from "./locks.ts";

/**
 * Passes a blue lock token to another ship, which then holds the lock. If that ship can't hold another lock, it loses its own (1E-ACT-07,
 * -09).
 */
export const passLock = procedure("passLock", function* (game: Situation, from: Ship, to: Ship, lock: TargetId): Procedure {
  if (!hasLock(from, lock) || to.status !== "inPlay") return;
  const locks = yield* locksBeside(game, to, lock);
  loseLock(game, from, lock);
  game.setShip(to, { locks });
  game.note({ note: "lock", ship: to.id, target: objectIn(lock), section: sectionIn(lock) });
  yield* game.afterAssigned(to, "lock");
});

/** Passes all of a ship's locks to another. If that is more than the other ship can hold, its player chooses which ones stay. */
export const passLocks = procedure("passLocks", function* (game: Situation, from: Ship, to: Ship): Procedure {
  const { locks } = from;
  const staying = locks.length > 1 + sum(game, "locksHeld", { ship: to }) ? yield* lockToKeep(game, to, locks) : undefined;
  for (const lock of locks) if (lock !== staying) yield* passLock(game, from, to, lock);
  if (staying !== undefined) yield* passLock(game, from, to, staying);
});

export const holdersOfLocks = ({ state }: Situation, on: Ship): readonly Ship[] => state.ships.filter((ship) => hasLockOn(ship, on.id));

/**
 * Passes a ship's red lock tokens to another ship: whoever had locked the first ship has now locked the second. If the second ship is huge,
 * they choose the section (HS-TOKEN-07).
 */
export const turnLocks = procedure("turnLocks", function* (game: Situation, from: Ship, to: Ship): Procedure {
  const holders = holdersOfLocks(game, from);
  for (const holder of holders) {
    const section = game.factsOf(to).hasSections ? yield* sectionToLock(holder, to) : undefined;
    const others = holder.locks.filter((lock) => objectIn(lock) !== to.id);
    game.setShip(holder, { locks: others.map((lock) => (objectIn(lock) === from.id ? targetId(to.id, section) : lock)) });
    game.note({ note: "lock", ship: holder.id, target: to.id, section });
  }
  for (const holder of holders) yield* window(game, "lockTurned", { ship: holder.id, target: to.id });
});
