import type { Ship } from "@broadside/rules";
import { effectOn } from "@broadside/rules/procedures";
import { conditionBeforeForces } from "../../../both-editions/before-forces.ts";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { both, enemy, within } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";

const FRIEND = "falsefriend";
/** Docked ships and ships in reserve may also have the condition. */
const IN_GAME: readonly Ship["status"][] = ["inPlay", "docked", "reserve"];
const noFalseFriend: When = (scene) =>
  !scene.game.state.ships.some(
    (ship) => IN_GAME.includes(ship.status) && enemy(scene, ship) && effectOn(scene.game, `condition:${FRIEND}`, ship) !== undefined,
  );

/** An enemy starts the game with the False Friend Condition. Once no enemy has it any more, an action can assign it again. */
export const talmerrik: Card = {
  card: "upgrade:talmerrik",
  title: "Tal Merrik",
  worksInReserve: true,
  triggers: [conditionBeforeForces(FRIEND, enemy, "2E-SETUP-18")],
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
