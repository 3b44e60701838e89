/**
 * Target lock (1E-ACT-07, HS-LOCK-01):
 * 1. Declare an enemy, or a section of a huge one (HS-TOKEN-07).
 * 2. Measure only to that target (HS-TOKEN-08).
 * 3. At Range 1-3, or as far as cards extend its locks, the ship acquires the lock. Otherwise it may choose another target or another
 *    action (1E-ACT-13). A target found to be out of range can't be declared again in the same step. If a card draws locks to its ship,
 *    that ship is the only target as long as it can be locked.
 */
import { SECTIONS, type Section } from "@broadside/geometry";
import type { RuleName } from "@broadside/protocol";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Action } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { enemiesOf, hasEnemies, otherFriendsOf } from "../queries/relation.ts";
import { type Ship, type ShipTarget, sectionIn, shipIn, shipOf, targetId } from "../state/state.ts";
import { acquireLock, canLock, locksDrawn, mayBeLocked } from "../tokens/locks.ts";

const OTHER_ACTION: Option<undefined> = { key: "other action", value: undefined };

const lockBy = (rule: RuleName): Action => ({
  name: "lock",
  can: (game, ship) => hasEnemies(game, ship) || targets(game, ship, []).length > 0,
  perform: procedure("lock", function* (game: Situation, ship: Ship): Procedure<boolean> {
    const tooFar: ShipTarget[] = [];
    for (;;) {
      const declared = yield* choose<ShipTarget | undefined>((now) => {
        const options = targets(now, ship, tooFar);
        const first = tooFar.length > 0 || options.length === 0;
        return {
          kind: "lock",
          seat: ship.seat,
          rule,
          about: { ship: ship.id },
          options: optionsOf(first ? [OTHER_ACTION, ...options] : options),
        };
      });
      if (declared === undefined || ship.status !== "inPlay") return false;
      const target = shipOf(game.state, shipIn(declared));
      const section = sectionIn(declared);
      if (canLock(game, ship, target, section)) {
        yield* acquireLock(game, ship, target, section);
        return true;
      }
      game.note({ note: "out of range", ship: ship.id, target: target.id, section, rule });
      tooFar.push(declared);
    }
  }),
});

export const lock = lockBy("1E-ACT-07");
export const hugeLock = lockBy("HS-LOCK-01");

/**
 * If the ship must lock a certain target, lists only that target. Otherwise lists every enemy, nearest first, then friends if a card lets
 * the ship lock them.
 */
function targets(game: Situation, ship: Ship, tooFar: readonly ShipTarget[]): readonly Option<ShipTarget>[] {
  if (ship.status !== "inPlay") return [];
  const found: Option<ShipTarget>[] = [];
  const add = (value: ShipTarget) => {
    if (!tooFar.includes(value)) found.push({ key: value, value });
  };
  for (const { target, section } of locksDrawn(game, ship)) add(targetId(target.id, section));
  if (found.length > 0) return found;
  for (const target of [...nearestFirst(game, ship, enemiesOf(game, ship)), ...nearestFirst(game, ship, friendsToLock(game, ship))])
    if (game.factsOf(target).hasSections) for (const section of nearerFirst(game, ship, target)) add(targetId(target.id, section));
    else add(target.id);
  return found;
}

const nearestFirst = (game: Situation, ship: Ship, others: readonly Ship[]): readonly Ship[] =>
  others.toSorted((one, other) => game.board.distance(ship, one) - game.board.distance(ship, other));

const friendsToLock = (game: Situation, ship: Ship): readonly Ship[] =>
  game.bearers.onPermission(game, "lockFriends").length === 0
    ? []
    : otherFriendsOf(game, ship).filter((friend) => mayBeLocked(game, ship, friend));

/** Lists the sections of a huge ship, nearest first. */
function nearerFirst(game: Situation, ship: Ship, enemy: Ship): readonly Section[] {
  const rangeTo = (section: Section): number => game.board.rangeTo(ship, enemy, section);
  return SECTIONS.toSorted((one, other) => rangeTo(one) - rangeTo(other));
}
