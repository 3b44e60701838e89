/** Verbs that move a ship without an action: one that is not possible fails, and costs nothing that stands behind it (2E-ACT-13). */
import { barrelRollShip, boostShip, canBarrelRoll, canBoost, canRotateArc, rotateArcOf, setDial } from "@broadside/rules/procedures";
import type { MoveDeed, RulesFor } from "../deed.ts";
import { whoIs } from "../scene.ts";
import { isInPlay } from "./tokens.ts";

export const MOVE_VERBS: RulesFor<MoveDeed> = {
  boost: {
    can(scene, { who, ways }) {
      const ship = whoIs(scene, who);
      return isInPlay(ship) && canBoost(scene.game, ship, ways && { ways });
    },
    *perform(scene, { who, ways }) {
      const ship = whoIs(scene, who);
      return isInPlay(ship) ? yield* boostShip(scene.game, ship, ways && { ways }) : false;
    },
  },
  "barrel roll": {
    can(scene, { who, ways }) {
      const ship = whoIs(scene, who);
      return isInPlay(ship) && canBarrelRoll(scene.game, ship, ways && { ways });
    },
    *perform(scene, { who, ways }) {
      const ship = whoIs(scene, who);
      return isInPlay(ship) ? yield* barrelRollShip(scene.game, ship, ways && { ways }) : false;
    },
  },
  "turn dial": {
    can: (scene, { to }) => to(scene).length > 0,
    *perform(scene, { to, who }) {
      const ship = whoIs(scene, who);
      const codes = to(scene);
      if (ship) yield* setDial(scene.game, ship, (code) => codes.includes(code));
    },
  },
  rotate: {
    can: ({ game, self }) => isInPlay(self.ship) && canRotateArc(game, self.ship),
    perform: ({ game, self }) => rotateArcOf(game, self.ship),
  },
};
