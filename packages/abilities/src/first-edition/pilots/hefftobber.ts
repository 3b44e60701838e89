import type { Card } from "../../card.ts";
import { type When, whoIs } from "../../scene.ts";
import { enemy } from "../../when.ts";

/** An enemy's maneuver has just overlapped this ship. */
const overlappedByEnemy: When = (scene) => {
  const mover = whoIs(scene, "subject");
  return (
    mover !== undefined && enemy(scene, mover) && scene.game.state.motion?.bumped === true && mover.touching.includes(scene.self.ship.id)
  );
};

export const hefftobber: Card = {
  card: "pilot:hefftobber",
  title: "Heff Tobber",
  triggers: [{ at: "maneuverExecuted", when: overlappedByEnemy, may: [{ verb: "free action" }] }],
};
