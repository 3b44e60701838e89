import type { Card } from "../../card.ts";
import type { Deed } from "../../deed.ts";
import { type When, whoIs } from "../../scene.ts";
import { enemy } from "../../when.ts";

/** An enemy's maneuver has just overlapped this ship. */
const overlappedByEnemy: When = (scene) => {
  const mover = whoIs(scene, "subject");
  return (
    mover !== undefined && enemy(scene, mover) && scene.game.state.motion?.bumped === true && mover.touching.includes(scene.self.ship.id)
  );
};

const ION: readonly Deed[] = [{ verb: "gain", token: "ion", who: "subject" }];

export const ionprojector: Card = {
  card: "upgrade:ionprojector",
  title: "Ion Projector",
  triggers: [{ at: "maneuverExecuted", when: overlappedByEnemy, must: [{ verb: "roll", on: { hit: ION, crit: ION } }] }],
};
