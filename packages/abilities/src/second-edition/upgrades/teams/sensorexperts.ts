import { areaDistance, BAND } from "@broadside/geometry";
import type { TargetId } from "@broadside/rules";
import { lockObject, type Option, objectsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";
import { energyForEach } from "../energy.ts";

/**
 * Returns objects near the one that the lock action locked. In the ship's list, that lock comes before the locks that were paid for with
 * energy.
 */
function nearLocked({ game, self: { ship } }: CardScene, bought: number): readonly Option<TargetId>[] {
  const objects = objectsOf(game);
  const locked = objects.find(({ id }) => id === ship.locks.at(-1 - bought));
  if (!locked) return [];
  return objects
    .filter((one) => one.ship !== ship && !one.feature && !ship.locks.includes(one.id) && areaDistance(one.area, locked.area) <= BAND)
    .map(({ id }) => ({ key: id, value: id }));
}

/** The ship can hold three locks. After a lock action, it can spend energy to lock up to two objects near the first one. */
export const sensorexperts: Card = {
  card: "upgrade:sensorexperts",
  title: "Sensor Experts",
  changes: [{ of: "locksHeld", by: 2 }],
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("lock")),
      may: [energyForEach({ most: 2, open: nearLocked, perform: ({ game, self }, target) => lockObject(game, self.ship, target) })],
    },
  ],
};
