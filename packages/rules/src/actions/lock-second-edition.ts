/**
 * Lock: the ship chooses another object of any player at range 0-3, or as far as cards extend its locks (2E-ACT-32, -35). If there is such
 * an object, the ship must choose one (2E-ACT-33); otherwise the action fails. The new lock replaces the ship's earlier one (2E-ACT-34).
 */
import { window } from "../abilities/window.ts";
import type { TableObject } from "../board/board.ts";
import { lockableObjectsOf, rangeToObject } from "../board/objects.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Action } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { isLockForbidden } from "../obstacles/obstacles-second-edition.ts";
import { may } from "../queries/query.ts";
import { isEnemy } from "../queries/relation.ts";
import { isLockedThroughRemotes } from "../remotes/reach.ts";
import { objectIn, type Ship, type TargetId } from "../state/state.ts";
import { acquireLock, lockReach, locksBeside } from "../tokens/locks.ts";

const anything = (): boolean => true;

/** Lets the ship lock any object in reach, or one of the given objects, through the action or a card (2E-ACT-05). */
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

/** Lists enemies first, then other ships and remotes, then the rest. Each group is sorted by distance, nearest first. */
export function lockable(game: Situation, ship: Ship): readonly TableObject[] {
  if (ship.status !== "inPlay" || !ship.pose) return [];
  const reach = lockReach(game, ship);
  return lockableObjectsOf(game)
    .filter((one) => one.ship !== ship && !isLockForbidden(game, ship, one.ship))
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

/** Returns the ships and remotes that hold a lock on an object. Those locks count as the object's red tokens (2E-ACT-36). Used by cards. */
export const holdersOfLocksOn = ({ state }: Situation, target: TargetId): readonly Ship[] =>
  [...state.ships, ...state.remotes].filter(({ locks }) => locks.includes(target));

/** Returns the object if the ship could lock it, ignoring range. */
function objectToLock(game: Situation, ship: Ship, target: TargetId): TableObject | undefined {
  const found = lockableObjectsOf(game).find(({ id }) => id === objectIn(target));
  if (!found || found.ship === ship || ship.status !== "inPlay" || !game.edition.mayLock(game, ship)) return undefined;
  const about = { ship, target: found.ship, range: rangeToObject(game, ship, found), object: found.id };
  return !isLockForbidden(game, ship, found.ship) && may(game, "lock", about, true) ? found : undefined;
}
/** Used by cards. */
export const canLockObject = (game: Situation, ship: Ship, target: TargetId): boolean => objectToLock(game, ship, target) !== undefined;

/**
 * Acquires a lock on any object, through the action or through a card (which is not an action, 2E-ACT-05). Returns false if the object is
 * gone or can't be locked.
 */
export const lockObject = procedure("lockObject", function* (game: Situation, ship: Ship, target: TargetId): Procedure<boolean> {
  const found = objectToLock(game, ship, target);
  if (!found) return false;
  if (found.ship) yield* acquireLock(game, ship, found.ship);
  else {
    game.setShip(ship, { locks: yield* locksBeside(game, ship, target) });
    const locked = objectIn(target);
    game.note({ note: "lock", ship: ship.id, target: locked });
    yield* window(game, "lockAcquired", { ship: ship.id, target: locked });
    yield* game.afterAssigned(ship, "lock");
  }
  return true;
});
