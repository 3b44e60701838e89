import { IGNORES_OBSTACLES } from "../../../both-editions/ignoring-obstacles.ts";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { toThisShip } from "../../../language/when.ts";

const IGNORE: readonly Instruction[] = [{ verb: "spend charge" }, { verb: "lasting", effect: "ignores obstacles", until: "phase" }];

/** Before the ship activates or engages, it can use this card to ignore obstacles until the phase is over (2E-OBST-28). */
export const r5x3: Card = {
  card: "upgrade:r5x3",
  title: "R5-X3",
  triggers: [
    { at: "beforeActivation", when: toThisShip, may: IGNORE },
    { at: "becameActive", when: toThisShip, may: IGNORE },
  ],
  effects: { "ignores obstacles": IGNORES_OBSTACLES },
};
