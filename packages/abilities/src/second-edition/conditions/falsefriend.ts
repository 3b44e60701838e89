import { unitsOf } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { both, withUpgrade } from "../../language/when.ts";
import { either } from "../../language/when-second-edition.ts";
import { enemyUnit, remote } from "../units.ts";
import { REMOVE, showsItsDial } from "./phrases.ts";

const REACH = 2;
const isSpy = both(enemyUnit, either(withUpgrade("talmerrik"), remote));

/**
 * While the ship is near the spy or an enemy remote, its dial is faceup. An action that costs a deplete and a stress token removes the
 * Condition.
 */
export const falsefriend: Card = {
  card: "condition:falsefriend",
  title: "False Friend",
  triggers: [
    showsItsDial((scene) => {
      const { game, self } = scene;
      return unitsOf(game).some((unit) => isSpy(scene, unit) && game.board.range(self.ship, unit) <= REACH);
    }),
  ],
  action: { does: [{ verb: "gain", token: "deplete" }, { verb: "gain", token: "stress" }, ...REMOVE] },
};
