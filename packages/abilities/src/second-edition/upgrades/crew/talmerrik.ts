import type { Ship } from "@broadside/rules";
import { effectOn } from "@broadside/rules/procedures";
import { conditionBeforeForces } from "../../../both-editions/before-forces.ts";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { both, enemy, within } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";

const FRIEND = "falsefriend";
/** Docked ships and those in reserve may have one too. */
const IN_GAME: readonly Ship["status"][] = ["inPlay", "docked", "reserve"];
const noFalseFriend: When = (scene) =>
  !scene.game.state.ships.some(
    (ship) => IN_GAME.includes(ship.status) && enemy(scene, ship) && effectOn(scene.game, `condition:${FRIEND}`, ship) !== undefined,
  );

/** An enemy has a false friend from the start; when none has any more, an action finds another. */
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
