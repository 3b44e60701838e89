/** Verbs that move a ship without an action. If a move isn't possible, it fails, and any costs listed after it aren't paid (2E-ACT-13). */
import {
  barrelRollShip,
  boostShip,
  canBarrelRoll,
  canBoost,
  canFly,
  canRotateArc,
  executeManeuver,
  rotateArcOf,
  setDial,
  turnRound,
} from "@broadside/rules/procedures";
import type { MoveInstruction, RulesFor } from "../instruction.ts";
import { named, pickOne } from "../pick.ts";
import { whoIs } from "../scene.ts";
import { isInPlay } from "./tokens.ts";

export const MOVE_VERBS: RulesFor<MoveInstruction> = {
  execute: {
    can: ({ game, self }, { codes }) => isInPlay(self.ship) && codes.some((code) => canFly(game, self.ship, code)),
    *perform(scene, { codes, fixed, besides }) {
      const { game, self } = scene;
      const code = yield* pickOne(scene, {
        rule: game.edition.questions.givenManeuver,
        among: () => named(codes.filter((one) => canFly(game, self.ship, one))),
      });
      if (code === undefined || self.ship.status !== "inPlay") return false;
      const how = { colour: "white", revealed: false, ...(fixed && { fixed }), ...(besides && { besides }) } as const;
      yield* executeManeuver(game, self.ship, code, how);
      return true;
    },
  },
  "turn round": {
    can: ({ self }) => isInPlay(self.ship),
    apply: ({ game, self }) => turnRound(game, self.ship),
  },
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
