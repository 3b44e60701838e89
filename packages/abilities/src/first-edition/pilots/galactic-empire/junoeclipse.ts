import { canFly, codeOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { revealing, shown, treatAs } from "../../dials.ts";

/**
 * Returns the same maneuver one speed slower and one speed faster, if there are templates for them. These maneuvers need not be on the
 * dial.
 */
function nearSpeeds(scene: CardScene): readonly string[] {
  const { game, self } = scene;
  const maneuver = shown(scene);
  if (!maneuver) return [];
  const codes = [maneuver.speed - 1, maneuver.speed + 1].flatMap((speed) => (speed < 1 ? [] : [codeOf({ ...maneuver, speed })]));
  return codes.filter((code) => canFly(game, self.ship, code));
}

export const junoeclipse: Card = {
  card: "pilot:junoeclipse",
  title: "Juno Eclipse",
  triggers: [revealing(() => true, treatAs(nearSpeeds))],
};
