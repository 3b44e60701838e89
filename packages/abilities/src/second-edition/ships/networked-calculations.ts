import type { Card } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import { both, friendly, type ShipWhen, within, withUpgrade } from "../../language/when.ts";

/** True if the ship is in the network. A ship with Independent Calculations isn't. */
const isInNetwork: ShipWhen = (scene, ship) => !withUpgrade("independentcalculations")(scene, ship);
const near = both(friendly, within(0, 1), isInNetwork);
const PAY: Instruction = { verb: "spend", token: "calculate", from: "chosen" };

/** The ship's own calculate tokens, and those of friendly ships at range 0-1, can change a focus result. */
export const networkedCalculations: Card = {
  card: "ship:Networked Calculations",
  title: "Networked Calculations",
  dice: [
    { dice: "attack", may: [{ verb: "choose ship", among: near, does: [PAY, { verb: "change", from: "focus", to: "hit" }] }] },
    { dice: "defense", may: [{ verb: "choose ship", among: near, does: [PAY, { verb: "change", from: "focus", to: "evade" }] }] },
  ],
};
