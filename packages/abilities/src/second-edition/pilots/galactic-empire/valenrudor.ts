import type { Card } from "../../../card.ts";
import { both, friendly, within } from "../../../when.ts";
import { defenderIs } from "../../when.ts";

export const valenrudor: Card = {
  card: "pilot:valenrudor",
  title: "Valen Rudor",
  triggers: [{ at: "afterAttack", when: defenderIs(both(friendly, within(0, 1))), may: [{ verb: "free action" }] }],
};
