/**
 * Target lock (1E-ACT-07, HS-LOCK-01): 1. declare an enemy, of a huge one a section (HS-TOKEN-07); 2. measure to it alone (HS-TOKEN-08); 3. at
 * Range 1-3, or as far as cards let its locks reach, the lock is taken, otherwise another target or another action may be chosen (1E-ACT-13).
 * A target found out of range is not declared again in the same step.
 */
import { SECTIONS, type Section } from "@broadside/geometry";
import type { RuleName } from "@broadside/protocol";
import { choose, type Option, optionsOf, type Procedure } from "../driver/ask.ts";
import type { Action } from "../driver/edition-parts.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { enemiesOf, hasEnemies } from "../queries/relation.ts";
import { type Ship, sectionIn, shipIn, shipOf, type TargetId, targetId } from "../state/state.ts";
import { acquireLock, lockReach } from "../tokens/tokens.ts";

const OTHER_ACTION: Option<undefined> = { key: "other action", value: undefined };

const lockBy = (rule: RuleName): Action => ({
  name: "lock",
  can: hasEnemies,
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
      if (game.board.rangeTo(ship, target, section) <= lockReach(game, ship)) {
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

/** Every enemy, the nearest first. */
function targets(game: Situation, ship: Ship, tooFar: readonly TargetId[]): readonly Option<TargetId>[] {
  if (ship.status !== "inPlay") return [];
  const enemies = enemiesOf(game, ship).toSorted((one, other) => game.board.distance(ship, one) - game.board.distance(ship, other));
  const found: Option<TargetId>[] = [];
  const add = (value: TargetId) => {
    if (!tooFar.includes(value)) found.push({ key: value, value });
  };
  for (const enemy of enemies)
    if (game.factsOf(enemy).hasSections) for (const section of nearerFirst(game, ship, enemy)) add(targetId(enemy.id, section));
    else add(enemy.id);
  return found;
}

/** The sections of a huge ship. */
function nearerFirst(game: Situation, ship: Ship, enemy: Ship): readonly Section[] {
  const rangeTo = (section: Section): number => game.board.rangeTo(ship, enemy, section);
  return SECTIONS.toSorted((one, other) => rangeTo(one) - rangeTo(other));
}
