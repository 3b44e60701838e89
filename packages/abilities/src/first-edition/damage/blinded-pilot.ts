import type { Card } from "../../language/card.ts";
import { isAttacker, toThisShip } from "../../language/when.ts";
import { FACEDOWN } from "./phrases.ts";

/** A change large enough to remove every die. */
const ALL_DICE = -100;

/** The older card affects one attack; the newer one affects the whole opportunity to attack. */
export const blindedPilot: readonly Card[] = [
  {
    card: "damage:core/Blinded Pilot",
    title: "Blinded Pilot",
    changes: [{ of: "attackDice", by: ALL_DICE, when: isAttacker }],
    triggers: [{ at: "afterAttack", when: isAttacker, must: FACEDOWN }],
  },
  {
    card: "damage:core-tfa/Blinded Pilot",
    title: "Blinded Pilot",
    permissions: { attack: (_, self, { ship }) => (ship === self.ship ? false : undefined) },
    triggers: [{ at: "attackOpportunityOver", when: toThisShip, must: FACEDOWN }],
  },
];
