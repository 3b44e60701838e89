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

const DAMAGE: readonly Deed[] = [{ verb: "suffer", hits: 1, who: "subject" }];

export const antipursuitlasers: Card = {
  card: "upgrade:antipursuitlasers",
  title: "Anti-Pursuit Lasers",
  triggers: [{ at: "maneuverExecuted", when: overlappedByEnemy, must: [{ verb: "roll", on: { hit: DAMAGE, crit: DAMAGE } }] }],
};
