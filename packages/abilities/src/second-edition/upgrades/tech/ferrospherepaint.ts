import { assign, choose, isInArcOf, loseLock, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { type CardScene, type When, whoIs } from "../../../language/scene.ts";
import { enemy } from "../../../language/when.ts";

/** True if the enemy that has just locked this ship doesn't have this ship in its bullseye arc. */
const isLockedAside: When = (scene) => {
  const { game, self, moment } = scene;
  const locker = whoIs(scene, "subject");
  return moment.target === self.ship.id && locker !== undefined && enemy(scene, locker) && !isInArcOf(game, locker, "bullseye", self.ship);
};

const STRESS: Instruction = { verb: "gain", token: "stress", who: "subject" };

/** Returns true if the lock is broken, and false if it stays. */
function* breaksLock(scene: CardScene): Procedure<boolean> {
  const { game, self } = scene;
  const locker = whoIs(scene, "subject");
  if (!locker) return true;
  const isBroken = yield* choose<boolean>(() => ({
    kind: "choose one",
    seat: locker.seat,
    rule: "2E-ACT-36",
    about: { ship: locker.id, card: self.card },
    options: [
      { key: "stress", value: false },
      { key: "break lock", value: true },
    ],
  }));
  if (isBroken) loseLock(game, locker, self.ship.id);
  return isBroken;
}

export const ferrospherepaint: readonly Card[] = [
  {
    card: "upgrade:ferrospherepaint",
    title: "Ferrosphere Paint",
    editions: ["2.0"],
    triggers: [{ at: "lockAcquired", when: isLockedAside, must: [STRESS] }],
  },
  {
    card: "upgrade:ferrospherepaint",
    title: "Ferrosphere Paint",
    editions: ["2.5"],
    triggers: [
      {
        at: "lockAcquired",
        when: isLockedAside,
        must: [
          {
            verb: "special",
            can: () => true,
            *perform(scene) {
              const locker = whoIs(scene, "subject");
              if (!(yield* breaksLock(scene)) && locker?.status === "inPlay")
                yield* assign(scene.game, locker, "stress", 1, scene.self.ship);
            },
          },
        ],
      },
    ],
  },
];
