/** Lets cards lock ships at whatever range their text requires (2E-ACT-05). */
import { canLockObject, chooseLock, lockable, lockObject, type Procedure } from "@broadside/rules/procedures";
import type { Instruction } from "../../language/instruction.ts";
import { type CardScene, type Who, whoIs } from "../../language/scene.ts";

function* acquire(scene: CardScene, on: Who, who: Who): Procedure {
  const [ship, target] = [whoIs(scene, who), whoIs(scene, on)];
  if (ship && target) yield* lockObject(scene.game, ship, target.id);
}

export const lockTargetOf = (on: Who, who: Who = "this ship"): Instruction => ({
  verb: "special",
  can(scene) {
    const [ship, target] = [whoIs(scene, who), whoIs(scene, on)];
    return ship !== undefined && target !== undefined && canLockObject(scene.game, ship, target.id);
  },
  perform: (scene) => acquire(scene, on, who),
});

/** Locks a ship in the locking ship's lock range, for cards that don't name a range (2E-ACT-32). */
export const lockInReach = (on: Who, who: Who = "this ship"): Instruction => ({
  verb: "special",
  can(scene) {
    const [ship, target] = [whoIs(scene, who), whoIs(scene, on)];
    if (ship?.status !== "inPlay" || target?.status !== "inPlay" || !scene.game.edition.mayLock(scene.game, ship)) return false;
    return lockable(scene.game, ship).some((object) => object.ship === target);
  },
  perform: (scene) => acquire(scene, on, who),
});

/** Locks any object in lock range. The ship's player chooses it. */
export const LOCK_ANYTHING: Instruction = {
  verb: "special",
  can: ({ game, self }) => game.edition.mayLock(game, self.ship) && lockable(game, self.ship).length > 0,
  *perform({ game, self }) {
    yield* chooseLock(game, self.ship);
  },
};
