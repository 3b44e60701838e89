/** Gina Moonsong and Braylen Stramm (Battle over Endor): when the Engagement phase starts, stress on one of them helps the other. */
import type { Trigger } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { both, friendly, isStressedShip, within } from "../../../language/when.ts";
import { isThere } from "../../../language/when-second-edition.ts";
import { isCalled } from "../galactic-republic/phrases.ts";

export const withStressed = (partner: string, may: readonly Instruction[]): readonly Trigger[] => [
  { at: "startOfCombat", when: isThere(both(friendly, isCalled(partner), within(0, 2), isStressedShip)), may },
];
