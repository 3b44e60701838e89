import { may } from "@broadside/rules/procedures";
import type { Card, Trigger } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { all, toThisShip } from "../../language/when.ts";

const title = "Stunned Pilot";
/** True if the ship is on an obstacle. Obstacles that it ignores do not count. */
const onObstacle: When = ({ game, self: { ship } }) =>
  game.board.obstaclesUnder(ship).some((obstacle) => may(game, "meetObstacle", { ship, obstacle }, true));

const stuns = (when: When): readonly Trigger[] => [
  { at: "maneuverExecuted", when: all(toThisShip, when), must: [{ verb: "suffer", hits: 1 }] },
];

/** The older card requires an overlap during the maneuver; the newer one requires contact with a ship after it. */
export const stunnedPilot: readonly Card[] = [
  {
    card: "damage:core/Stunned Pilot",
    title,
    triggers: stuns((scene) => scene.game.state.motion?.bumped === true || onObstacle(scene)),
  },
  {
    card: "damage:core-tfa/Stunned Pilot",
    title,
    triggers: stuns((scene) => scene.self.ship.touching.length > 0 || onObstacle(scene)),
  },
];
