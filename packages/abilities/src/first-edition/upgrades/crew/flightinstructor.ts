import { pilotSkill } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { not } from "../../../language/when.ts";

/** True if the attacker's pilot skill is 2 or lower. */
const byGreenPilot: When = (scene) => {
  const attacker = whoIs(scene, "attacker");
  return attacker !== undefined && pilotSkill(scene.game, attacker) <= 2;
};

export const flightinstructor: Card = {
  card: "upgrade:flightinstructor",
  title: "Flight Instructor",
  dice: [
    { dice: "defense", when: not(byGreenPilot), may: [{ verb: "reroll", most: 1, faces: ["focus"] }] },
    { dice: "defense", when: byGreenPilot, may: [{ verb: "reroll", most: 1, faces: ["focus", "blank"] }] },
  ],
};
