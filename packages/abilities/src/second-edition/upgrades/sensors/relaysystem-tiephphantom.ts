import { objectIn, type TargetId } from "@broadside/rules";
import { lockable, lockObject } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";
import { actionIs, all, attackHit, both, friendly, isAttacker, other, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";
import { lockInReach } from "../locking.ts";

/** Returns the object that the other ship has just locked, which is always the last one in that ship's list of locks. */
const lockedInReach = (scene: CardScene): TargetId | undefined => {
  const { game, self } = scene;
  const locked = whoIs(scene, "subject")?.locks.at(-1);
  if (locked === undefined || !game.edition.mayLock(game, self.ship) || self.ship.locks.includes(locked)) return undefined;
  return lockable(game, self.ship).find(({ id }) => id === objectIn(locked))?.id;
};

const LOCK_THE_SAME: Instruction = {
  verb: "special",
  can: (scene) => lockedInReach(scene) !== undefined,
  *perform(scene) {
    const object = lockedInReach(scene);
    if (object !== undefined) yield* lockObject(scene.game, scene.self.ship, object);
  },
};

/**
 * When a friendly ship locks an object, this ship can lock it too. After a hit, it can spend its lock so that a friendly ship locks the
 * defender.
 */
export const relaysystemtiephphantom: Card = {
  card: "upgrade:relaysystem-tiephphantom",
  title: "Relay System",
  triggers: [
    { at: "actionPerformed", when: all(actionIs("lock"), subjectIs(both(friendly, other, within(0, 2)))), may: [LOCK_THE_SAME] },
    {
      at: "afterAttack",
      when: all(isAttacker, attackHit),
      may: [
        { verb: "spend lock", on: "defender" },
        { verb: "choose ship", among: both(friendly, other, within(0, 1)), does: [lockInReach("defender", "chosen")] },
      ],
    },
  ],
};
