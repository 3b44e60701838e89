import type { Card } from "../../language/card.ts";
import { whoIs } from "../../language/scene.ts";
import { showsItsDial } from "./phrases.ts";

const REACH = 3;

/**
 * While the ship is near the ship that assigned this, its dial is faceup. In attacks between the two, this ship can't spend focus tokens.
 */
export const compromisingintel: Card = {
  card: "condition:compromisingintel",
  title: "Compromising Intel",
  triggers: [
    showsItsDial((scene) => {
      const maker = whoIs(scene, "maker");
      return maker?.status === "inPlay" && scene.game.board.range(scene.self.ship, maker) <= REACH;
    }),
  ],
  permissions: {
    spend(_, self, { ship, token, attack }) {
      if (ship !== self.ship || token !== "focus" || !attack) return undefined;
      const sides = [attack.attacker, attack.defender];
      return sides.includes(ship.id) && sides.some((side) => side === self.effect?.by) ? false : undefined;
    },
  },
};
