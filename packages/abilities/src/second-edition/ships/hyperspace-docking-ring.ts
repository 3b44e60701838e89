import { readManeuver } from "@broadside/cards";
import { degrees } from "@broadside/geometry";
import type { Ship, Situation } from "@broadside/rules";
import { canTurnInPlace, changeManeuver, codeOf, isBasic, pilotSkill, turnInPlace } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import type { CardScene, When } from "../../language/scene.ts";
import { all, toThisShip } from "../../language/when.ts";

const BERTHS: readonly string[] = ["delta7aethersprite", "eta2actis", "nimbusclassvwing"];
const aboard = ({ state }: Situation, ship: Ship): Ship | undefined =>
  state.ships.find(({ status, carrier }) => status === "docked" && carrier === ship.id);

const maneuverOf = ({ game, self }: CardScene) => {
  const { motion } = game.state;
  return motion?.ship === self.ship.id ? readManeuver(motion.code) : undefined;
};
const isAdvanced: When = (scene) => {
  const maneuver = maneuverOf(scene);
  return maneuver !== undefined && maneuver.bearing !== "stationary" && !isBasic(maneuver);
};
const isFast: When = (scene) => {
  const maneuver = maneuverOf(scene);
  return maneuver !== undefined && isBasic(maneuver) && maneuver.speed > 1;
};

function slowDown(scene: CardScene): void {
  const { game, self } = scene;
  const maneuver = maneuverOf(scene);
  const colour = game.state.motion?.colour;
  if (maneuver && colour) changeManeuver(game, self.ship, codeOf({ ...maneuver, speed: 1, colour }), colour);
}

const turnBy = (angle: number): readonly Instruction[] => [
  {
    verb: "special",
    can: ({ game, self }) => canTurnInPlace(game, self.ship, degrees(angle)),
    *perform({ game, self }) {
      yield* turnInPlace(game, self.ship, degrees(angle));
    },
  },
];

/**
 * The ship carries one fighter. It uses the fighter's initiative and dial, but never flies faster than speed 1. Without a fighter, it
 * drifts.
 */
export const hyperspaceDockingRing: Card = {
  card: "ship:Hyperspace Docking Ring",
  title: "Hyperspace Docking Ring",
  permissions: {
    carry: (game, self, { ship, docking }) =>
      ship === self.ship && BERTHS.includes(game.factsOf(docking).type.id) && !aboard(game, ship) ? true : undefined,
  },
  latest: {
    pilotSkill(game, self, { ship }) {
      const docked = ship === self.ship ? aboard(game, ship) : undefined;
      return docked && { value: pilotSkill(game, docked), since: 0 };
    },
  },
  triggers: [
    { at: "beforeManeuver", when: all(toThisShip, isFast), must: [{ verb: "apply", what: slowDown }] },
    {
      at: "beforeManeuver",
      when: all(toThisShip, isAdvanced),
      must: [
        { verb: "apply", what: ({ game, self }) => changeManeuver(game, self.ship, "0OW", "white") },
        { verb: "lasting", effect: "turning ring", until: "phase" },
      ],
    },
  ],
  effects: {
    "turning ring": {
      triggers: [
        {
          at: "maneuverExecuted",
          when: toThisShip,
          must: [
            { verb: "discard this card" },
            { verb: "one of", choices: { stay: [], right: turnBy(90), left: turnBy(270), about: turnBy(180) } },
          ],
        },
      ],
    },
  },
};
