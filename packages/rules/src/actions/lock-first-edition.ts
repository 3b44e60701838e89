/**
 * Target lock (1E-ACT-07, HS-LOCK-01): 1. declare an enemy, of a huge one a section (HS-TOKEN-07); 2. measure to it alone (HS-TOKEN-08); 3. at
 * Range 1-3, or as far as cards let its locks reach, the lock is taken, otherwise another target or another action may be chosen (1E-ACT-13).
 * A target found out of range is not declared again in the same step. Where a card draws locks to its ship, and that can be locked, it is.
 */
import { SECTIONS, type Section } from "@broadside/geometry";
import type { RuleName } from "@broadside/protocol";
import { choose, type Option, optionsOf, type Procedure } from "../driver/ask.ts";
import type { Action } from "../driver/edition-parts.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { enemiesOf, hasEnemies, otherFriendsOf } from "../queries/relation.ts";
import { type Ship, sectionIn, shipIn, shipOf, type TargetId, targetId } from "../state/state.ts";
import { acquireLock, canLock, locksDrawn, mayBeLocked } from "../tokens/locks.ts";

const OTHER_ACTION: Option<undefined> = { key: "other action", value: undefined };

const lockBy = (rule: RuleName): Action => ({
  name: "lock",
  can: (game, ship) => hasEnemies(game, ship) || targets(game, ship, []).length > 0,
  perform: procedure("lock", function* (game: Situation, ship: Ship): Procedure<boolean> {
    const tooFar: TargetId[] = [];
    for (;;) {
      const declared = yield* choose<TargetId | undefined>((now) => {
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

/** Every enemy, the nearest first, then friends where a card lets the ship lock them; or only what it must lock. */
function targets(game: Situation, ship: Ship, tooFar: readonly TargetId[]): readonly Option<TargetId>[] {
  if (ship.status !== "inPlay") return [];
  const found: Option<TargetId>[] = [];
  const add = (value: TargetId) => {
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

/** The sections of a huge ship. */
function nearerFirst(game: Situation, ship: Ship, enemy: Ship): readonly Section[] {
  const rangeTo = (section: Section): number => game.board.rangeTo(ship, enemy, section);
  return SECTIONS.toSorted((one, other) => rangeTo(one) - rangeTo(other));
}
