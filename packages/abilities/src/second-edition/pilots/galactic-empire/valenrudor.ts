import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

export const valenrudor: Card = {
  card: "pilot:valenrudor",
  title: "Valen Rudor",
  triggers: [{ at: "afterAttack", when: defenderIs(both(friendly, within(0, 1))), may: [{ verb: "free action" }] }],
};
