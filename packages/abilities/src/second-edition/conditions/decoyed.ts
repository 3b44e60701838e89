import { isInAttackArc } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import type { When } from "../../language/scene.ts";
import { both, friendly, not, type ShipWhen } from "../../language/when.ts";

const inAttackArc: ShipWhen = ({ game }, ship) => isInAttackArc(game, ship);
const isHandmaiden: ShipWhen = ({ game }, ship) => game.factsOf(ship).pilot.id === "naboohandmaiden";
const isStarfighter: When = ({ game, self }) => game.factsOf(self.ship).type.id === "nabooroyaln1starfighter";
const MANY = 8;

/** Lets the ship use the evade tokens of handmaidens that are in the attack arc. */
const helped = (instruction: Instruction): readonly Instruction[] => [
  {
    verb: "choose ships",
    among: both(friendly, isHandmaiden, inAttackArc),
    most: MANY,
    does: [{ verb: "spend", token: "evade", who: "chosen" }, instruction],
  },
];

export const decoyed: Card = {
  card: "condition:decoyed",
  title: "Decoyed",
  dice: [
    { dice: "defense", when: isStarfighter, may: helped({ verb: "add", face: "evade" }) },
    { dice: "defense", when: not(isStarfighter), may: helped({ verb: "change", from: ["blank", "focus"], to: "evade" }) },
  ],
};
