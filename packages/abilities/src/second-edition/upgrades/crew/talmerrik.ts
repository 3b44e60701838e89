import { effectOn, enemiesOf } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { both, enemy, within } from "../../../when.ts";
import { inArcOfThisShip } from "../../when.ts";
import { conditionBeforeForces } from "./phrases.ts";

const FRIEND = "falsefriend";
const noFalseFriend: When = ({ game, self }) =>
  !enemiesOf(game, self.ship).some((ship) => effectOn(game, `condition:${FRIEND}`, ship) !== undefined);

/** An enemy has a false friend from the start; when none has any more, an action finds another. */
export const talmerrik: Card = {
  card: "upgrade:talmerrik",
  title: "Tal Merrik",
  worksInReserve: true,
  triggers: [conditionBeforeForces(FRIEND, enemy)],
  action: {
    when: noFalseFriend,
    does: [
      {
        verb: "choose ship",
        among: both(enemy, within(0, 2), inArcOfThisShip("front")),
        does: [{ verb: "condition", id: FRIEND, who: "chosen" }],
      },
    ],
  },
};
