import { changeManeuver, codeOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, maneuverIs, toThisShip } from "../../../language/when.ts";
import { shown } from "../../dials.ts";

/** Uses the turn template that leads to the same side. Everything else about the maneuver stays the same. */
function alongTurn(scene: CardScene): void {
  const maneuver = shown(scene);
  const { game, self } = scene;
  if (maneuver) changeManeuver(game, self.ship, codeOf({ ...maneuver, bearing: "segnorTurn" }), game.state.motion?.colour);
}

export const ig88d: Card = {
  card: "pilot:ig88d",
  title: "IG-88D",
  triggers: [
    {
      at: "beforeManeuver",
      changesManeuver: true,
      when: all(toThisShip, maneuverIs(["segnor"], 3, 3)),
      may: [{ verb: "apply", what: alongTurn }],
    },
  ],
};
