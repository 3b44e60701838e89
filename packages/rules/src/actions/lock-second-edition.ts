/**
 * Lock: another object at range 0-3, or as far as cards let its locks reach, of any player (2E-ACT-32, -35). One must be chosen if there is any
 * (2E-ACT-33), and without any the action fails. It replaces the lock that the ship had (2E-ACT-34).
 */
import { window } from "../abilities/window.ts";
import type { TableObject } from "../board/board.ts";
import { lockableObjectsOf, rangeToObject } from "../board/objects.ts";
import { choose, type Option, optionsOf, type Procedure } from "../driver/ask.ts";
import type { Action } from "../driver/edition-parts.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { isLockBarred } from "../obstacles/obstacles-second-edition.ts";
import { may } from "../queries/query.ts";
import { isEnemy } from "../queries/relation.ts";
import { isLockedThroughRemotes } from "../remotes/reach.ts";
import { type Ship, shipIn, type TargetId } from "../state/state.ts";
import { acquireLock, lockReach, locksBeside } from "../tokens/locks.ts";

const anything = (): boolean => true;

/** Any object in reach, or any such object; by the action, or by a card (2E-ACT-05). */
export const chooseLock = procedure(
  "chooseLock",
  function* (game: Situation, ship: Ship, isSuch: (object: TableObject) => boolean = anything): Procedure<boolean> {
    const target = yield* choose<TargetId | undefined>((now) => {
      const options = lockable(now, ship)
        .filter(isSuch)
        .map(({ id }) => ({ key: id, value: id }));
      return {
        kind: "lock",
        seat: ship.seat,
        rule: "2E-ACT-33",
        about: { ship: ship.id },
        options: optionsOf(options.length > 0 ? options : [NONE]),
      };
    });
    return target !== undefined && (yield* lockObject(game, ship, target));
  },
);

export const lock: Action = {
  name: "lock",
  can: (game, ship) => game.edition.mayLock(game, ship),
  perform: (game, ship) => chooseLock(game, ship, (object) => may(game, "lockByAction", { ship, object }, true)),
};

const NONE: Option<undefined> = { key: "none", value: undefined };

/** Enemies first, then other ships and remotes, then the rest, each the nearest first. */
export function lockable(game: Situation, ship: Ship): readonly TableObject[] {
  if (ship.status !== "inPlay" || !ship.pose) return [];
  const reach = lockReach(game, ship);
  return lockableObjectsOf(game)
    .filter((one) => one.ship !== ship && !isLockBarred(game, ship, one.ship))
    .map((one) => ({ one, range: rangeToObject(game, ship, one) }))
    .filter(
      ({ one, range }) =>
        may(game, "lock", { ship, target: one.ship, range, object: one.id }, true) &&
        (range <= reach ||
          isLockedThroughRemotes(game, ship, one, reach) ||
          may(game, "reachAnywhere", { ship, by: "lock", target: one.ship, object: one }, false)),
    )
    .sort((a, b) => rankOf(game, ship, a.one) - rankOf(game, ship, b.one) || a.range - b.range)
    .map(({ one }) => one);
}

const rankOf = (game: Situation, ship: Ship, { ship: other }: TableObject): number => (!other ? 2 : isEnemy(game, ship, other) ? 0 : 1);

/** Ships and remotes that hold locks on an object: those are red tokens of the object (2E-ACT-36). For cards. */
export const holdersOfLocksOn = ({ state }: Situation, target: TargetId): readonly Ship[] =>
  [...state.ships, ...state.remotes].filter(({ locks }) => locks.includes(target));

/** The object, where nothing but its range might keep the ship from locking it. */
function objectToLock(game: Situation, ship: Ship, target: TargetId): TableObject | undefined {
  const found = lockableObjectsOf(game).find(({ id }) => id === shipIn(target));
  if (!found || found.ship === ship || ship.status !== "inPlay" || !game.edition.mayLock(game, ship)) return undefined;
  const about = { ship, target: found.ship, range: rangeToObject(game, ship, found), object: found.id };
  return !isLockBarred(game, ship, found.ship) && may(game, "lock", about, true) ? found : undefined;
}
/** For cards. */
export const canLockObject = (game: Situation, ship: Ship, target: TargetId): boolean => objectToLock(game, ship, target) !== undefined;

/** Acquires a lock on any object: by the action, or by a card, which is no action (2E-ACT-05). False where the object is gone. */
export const lockObject = procedure("lockObject", function* (game: Situation, ship: Ship, target: TargetId): Procedure<boolean> {
  const found = objectToLock(game, ship, target);
  if (!found) return false;
  if (found.ship) yield* acquireLock(game, ship, found.ship);
  else {
    game.setShip(ship, { locks: yield* locksBeside(game, ship, target) });
    game.note({ note: "lock", ship: ship.id, target });
    yield* window(game, "lockAcquired", { ship: ship.id, target });
    yield* game.afterAssigned(ship, "lock");
  }
  return true;
});
