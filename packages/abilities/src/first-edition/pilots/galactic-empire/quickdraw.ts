import { rememberedThroughout, rememberThroughout } from "../../../language/attack-marks.ts";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { When } from "../../../language/scene.ts";
import { all, not, toThisShip } from "../../../language/when.ts";

const LOST = "shield lost";
const ANSWER: readonly Instruction[] = [{ verb: "attack", with: "primary" }];
const inAttack: When = ({ attack }) => attack !== undefined;

/** If the ship loses the shield in an attack, its bonus attack waits until that attack is finished, as bonus attacks always do. */
export const quickdraw: Card = {
  card: "pilot:quickdraw",
  title: "“Quickdraw”",
  triggers: [
    { at: "shieldLost", once: "a round", when: all(toThisShip, not(inAttack)), may: ANSWER },
    { at: "shieldLost", when: all(toThisShip, inAttack), must: [rememberThroughout(LOST)] },
    { at: "afterAttack", once: "a round", when: rememberedThroughout(LOST), may: ANSWER },
  ],
};
