import { remember, remembered } from "../../../language/attack-marks.ts";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { all, inAttack, not, toThisShip } from "../../../language/when.ts";

const LOST = "shield lost";
const ANSWER: readonly Instruction[] = [{ verb: "spend charge" }, { verb: "attack", with: "primary" }];

/** If she loses a shield during an attack, her own attack waits until that attack is over (2E-ATK-37). */
export const quickdraw: Card = {
  card: "pilot:quickdraw",
  title: "“Quickdraw”",
  triggers: [
    { at: "shieldLost", when: all(toThisShip, not(inAttack)), may: ANSWER },
    { at: "shieldLost", when: all(toThisShip, inAttack), must: [remember(LOST)] },
    { at: "afterAttack", when: remembered(LOST), may: ANSWER },
  ],
};
