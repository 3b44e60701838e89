/** Gina Moonsong and Braylen Stramm over Endor: the stress of the one helps the other as the Engagement phase starts. */
import type { Trigger } from "../../../language/card.ts";
import type { Deed } from "../../../language/deed.ts";
import { both, friendly, isStressedShip, within } from "../../../language/when.ts";
import { isThere } from "../../../language/when-second-edition.ts";
import { isCalled } from "../galactic-republic/phrases.ts";

export const withStressed = (partner: string, may: readonly Deed[]): readonly Trigger[] => [
  { at: "startOfCombat", when: isThere(both(friendly, isCalled(partner), within(0, 2), isStressedShip)), may },
];
