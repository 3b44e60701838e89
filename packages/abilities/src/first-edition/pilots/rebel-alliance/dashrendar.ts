import { addEffect, remembered } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { named, pick } from "../../../language/pick.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

/** True in the Activation phase, or while the ship executes a maneuver as an action in another phase. */
const isTime: When = ({ game, self }) => game.state.cursor.phase === "activation" || game.state.motion?.ship === self.ship.id;

/** Asks whether to ignore obstacles. The default is yes, because obstacles only do harm. */
const IGNORE = pick({
  rule: "1E-OBST-05",
  among: () => named(["ignore", "meet"]),
  apply({ game, self: { ship }, moment: { obstacle } }, picked) {
    if (picked === "ignore" && obstacle !== undefined)
      addEffect(game, { id: "effect:dashrendar", ship: ship.id, by: ship.id, until: "phase", data: { obstacle } });
  },
});

/** Boosts and barrel rolls can cross or end on obstacles. This only adds options, so the player isn't asked. */
export const dashrendar: Card = {
  card: "pilot:dashrendar",
  title: "Dash Rendar",
  permissions: { meetObstacle: (_, self, { ship, endsOnIt }) => (ship === self.ship && endsOnIt !== undefined ? false : undefined) },
  triggers: [{ at: "meetingObstacle", when: all(toThisShip, isTime), must: [IGNORE] }],
  effects: {
    dashrendar: {
      permissions: {
        meetObstacle: (_, self, { ship, obstacle }) =>
          ship === self.ship && remembered(self.effect, "obstacle") === obstacle.id ? false : undefined,
      },
      triggers: [{ at: "maneuverSettled", when: toThisShip, must: [{ verb: "discard this card" }] }],
    },
  },
};
