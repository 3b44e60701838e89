import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { Who } from "../../../language/scene.ts";
import { both, friendly, other, type ShipWhen, upgradesOf } from "../../../language/when.ts";
import { isFighter } from "./phrases.ts";

const prime = (who: Who): Instruction => ({ verb: "condition", id: "primedforspeed", who });
const isUnmodified: ShipWhen = ({ game }, ship) => upgradesOf(game, ship, "modification").length === 0;

const OTHERS: Instruction = {
  verb: "choose ships",
  among: both(friendly, other, isFighter, isUnmodified),
  most: 2,
  does: [prime("chosen")],
};

export const lingaava: Card = {
  card: "pilot:lingaava",
  title: "Lin Gaava",
  triggers: [{ at: "afterForces", must: [prime("this ship"), { verb: "one of", choices: { "no others": [], others: [OTHERS] } }] }],
};
