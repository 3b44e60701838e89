import { effectOn, obstaclesPassed, shipsPassed } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { When } from "../../../language/scene.ts";
import { all, any, both, enemy, toThisShip, within } from "../../../language/when.ts";
import { fullyExecuted, inArcOfThisShip } from "../../../language/when-second-edition.ts";

const STRAIN_ONE: readonly Instruction[] = [
  {
    verb: "choose ship",
    among: both(enemy, within(1, 2), inArcOfThisShip("front")),
    does: [{ verb: "gain", token: "strain", who: "chosen" }],
  },
];

const hasPassedMass: When = ({ game, self: { ship } }) =>
  obstaclesPassed(game, ship).length > 0 || shipsPassed(game, ship).some((other) => game.factsOf(other).isHuge);

const DEPLOYED = "fresh from a carrier";
const hasDeployed: When = ({ game, self }) => effectOn(game, `effect:${DEPLOYED}`, self.ship) !== undefined;

export const margsablclosure: Card = {
  card: "upgrade:margsablclosure",
  title: "Marg Sabl Closure",
  triggers: [
    { at: "deployed", when: toThisShip, must: [{ verb: "lasting", effect: DEPLOYED, until: "phase" }] },
    { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, any(hasPassedMass, hasDeployed)), may: STRAIN_ONE },
  ],
  effects: { [DEPLOYED]: {} },
};
