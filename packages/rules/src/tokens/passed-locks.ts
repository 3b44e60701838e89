/** Locks that a card hands on: nobody acquires them, and the range does not matter. */
import { window } from "../abilities/window.ts";
import type { Procedure } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { sum } from "../queries/query.ts";
import { type Ship, sectionIn, shipIn, type TargetId, targetId } from "../state/state.ts";
import { hasLock, hasLockOn, locksBeside, lockToKeep, loseLock, sectionToLock } from "./locks.ts";

/** The blue token goes to another ship, which holds the lock from now on, in place of its own where it may hold no more (1E-ACT-07, -09). */
export const passLock = procedure("passLock", function* (game: Situation, from: Ship, to: Ship, lock: TargetId): Procedure {
  if (!hasLock(from, lock) || to.status !== "inPlay") return;
  const locks = yield* locksBeside(game, to, lock);
  loseLock(game, from, lock);
  game.setShip(to, { locks });
  game.note({ note: "lock", ship: to.id, target: shipIn(lock), section: sectionIn(lock) });
  yield* game.afterAssigned(to, "lock");
});

/** All that a ship holds go to another one; of more than that may hold its player says which stays. */
export const passLocks = procedure("passLocks", function* (game: Situation, from: Ship, to: Ship): Procedure {
  const { locks } = from;
  const staying = locks.length > 1 + sum(game, "locksHeld", { ship: to }) ? yield* lockToKeep(game, to, locks) : undefined;
  for (const lock of locks) if (lock !== staying) yield* passLock(game, from, to, lock);
  if (staying !== undefined) yield* passLock(game, from, to, staying);
});

export const holdersOfLocks = ({ state }: Situation, on: Ship): readonly Ship[] => state.ships.filter((ship) => hasLockOn(ship, on.id));

/**
 * The red tokens of a ship go to another one: whoever has locked the first has locked the second instead, of a huge ship the section that they
 * choose (HS-TOKEN-07).
 */
export const turnLocks = procedure("turnLocks", function* (game: Situation, from: Ship, to: Ship): Procedure {
  const holders = holdersOfLocks(game, from);
  for (const holder of holders) {
    const section = game.factsOf(to).hasSections ? yield* sectionToLock(holder, to) : undefined;
    const others = holder.locks.filter((lock) => shipIn(lock) !== to.id);
    game.setShip(holder, { locks: others.map((lock) => (shipIn(lock) === from.id ? targetId(to.id, section) : lock)) });
    game.note({ note: "lock", ship: holder.id, target: to.id, section });
  }
  for (const holder of holders) yield* window(game, "lockTurned", { ship: holder.id, target: to.id });
});
