import { difficultyOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { any, maneuverWas } from "../../../language/when.ts";
import { HEEDS_COLOUR, otherCodes, revealing, turnDial } from "../../dials.ts";

/** Returns the dial's other maneuvers with the same colour as the revealed one. */
const codesOfSameColour = (scene: CardScene): readonly string[] => {
  const { game, self } = scene;
  return otherCodes(scene, (maneuver) => difficultyOf(game, self.ship, maneuver) === game.state.motion?.colour);
};

export const herasyndullaVcx100: Card = {
  card: "pilot:herasyndulla-vcx100",
  title: "Hera Syndulla",
  permissions: HEEDS_COLOUR,
  triggers: [revealing(any(maneuverWas("green"), maneuverWas("red")), turnDial(codesOfSameColour))],
};
