import { addEffect, changeManeuver } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { named, pick } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";
import { otherCodes, revealing } from "../../dials.ts";

/** Returns the dial's other maneuvers with the revealed speed. */
const codes = (scene: CardScene): readonly string[] => otherCodes(scene, ({ speed }, shown) => speed === shown.speed);

const RED = "effect:stayontarget";

/** The new maneuver is red and stays red, even if another card changes the maneuver again. */
const TURN_DIAL = pick({
  kind: "turn dial",
  rule: "1E-MOVE-13",
  among: (scene) => named(codes(scene)),
  apply({ game, self }, code) {
    addEffect(game, { id: RED, ship: self.ship.id, by: self.ship.id, until: "phase" });
    changeManeuver(game, self.ship, code);
  },
});

export const stayontarget: Card = {
  card: "upgrade:stayontarget",
  title: "Stay on Target",
  triggers: [revealing(() => true, TURN_DIAL)],
  effects: {
    stayontarget: {
      difficulty: (_, self, { ship }) => (ship === self.ship ? "red" : undefined),
      triggers: [{ at: "maneuverExecuted", when: toThisShip, must: [{ verb: "discard this card" }] }],
    },
  },
};
