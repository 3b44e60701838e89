/** Gina Moonsong and Braylen Stramm over Endor: the stress of the one helps the other as the Engagement phase starts. */
import type { Card, Trigger } from "../../../card.ts";
import type { Deed } from "../../../deed.ts";
import { both, friendly, isStressedShip, within } from "../../../when.ts";
import { LOCK_ANYTHING } from "../../upgrades/locking.ts";
import { isThere } from "../../when.ts";
import { isCalled } from "../galactic-republic/phrases.ts";

const withStressed = (partner: string, may: readonly Deed[]): readonly Trigger[] => [
  { at: "startOfCombat", when: isThere(both(friendly, isCalled(partner), within(0, 2), isStressedShip)), may },
];

export const ginamoonsongBattleoverendor: Card = {
  card: "pilot:ginamoonsong-battleoverendor",
  title: "Gina Moonsong",
  triggers: withStressed("Braylen Stramm", [LOCK_ANYTHING]),
};

export const braylenstrammBattleoverendor: Card = {
  card: "pilot:braylenstramm-battleoverendor",
  title: "Braylen Stramm",
  triggers: withStressed("Gina Moonsong", [{ verb: "gain", token: "focus" }]),
};
