import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

const EVADE: readonly Instruction[] = [{ verb: "free action", names: ["evade"] }];

export const stygiumparticleaccelerator: Card = {
  card: "upgrade:stygiumparticleaccelerator",
  title: "Stygium Particle Accelerator",
  triggers: [
    { at: "decloaked", when: toThisShip, may: EVADE },
    { at: "actionPerformed", when: all(toThisShip, actionIs("cloak")), may: EVADE },
  ],
};
