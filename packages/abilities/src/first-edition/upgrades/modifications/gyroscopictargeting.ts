import { effectOn } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, not, speedWas, toThisShip } from "../../../language/when.ts";

const FAST = "gyroscopictargeting";
const hasFlownFast: When = ({ game, self }) => effectOn(game, `effect:${FAST}`, self.ship) !== undefined;

/** Remembers that the ship flew fast, because it may execute another maneuver later in the round. */
export const gyroscopictargeting: Card = {
  card: "upgrade:gyroscopictargeting",
  title: "Gyroscopic Targeting",
  triggers: [
    {
      at: "maneuverSettled",
      when: all(toThisShip, speedWas(3, 5), not(hasFlownFast)),
      must: [{ verb: "lasting", effect: FAST, until: "round" }],
    },
    { at: "endOfCombat", when: hasFlownFast, may: [{ verb: "rotate" }] },
  ],
  effects: { [FAST]: {} },
};
