import { readManeuver } from "@broadside/cards";
import type { Card } from "../../../language/card.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

/** Returns other maneuvers on the activating ship's dial, with the revealed maneuver's speed and difficulty. */
function codesOfSameSpeedAndColour(scene: CardScene): readonly string[] {
  const { game } = scene;
  const { motion } = game.state;
  const ship = whoIs(scene, "subject");
  if (!ship || motion?.ship !== ship.id) return [];
  const speed = readManeuver(motion.code)?.speed;
  return [...game.factsOf(ship).dial].flatMap(([code, maneuver]) =>
    code !== motion.code && maneuver.speed === speed && maneuver.colour === motion.colour ? [code] : [],
  );
}

export const saeseetiin: Card = {
  card: "pilot:saeseetiin",
  title: "Saesee Tiin",
  triggers: [
    {
      at: "dialRevealed",
      changesManeuver: true,
      when: subjectIs(both(friendly, within(0, 2))),
      may: [{ verb: "spend force" }, { verb: "turn dial", to: codesOfSameSpeedAndColour, who: "subject" }],
    },
  ],
};
