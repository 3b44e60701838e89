import type { Card } from "../../../card.ts";
import { both, friendly, within } from "../../../when.ts";
import { defenderIs } from "../../when.ts";
import { onShips } from "../phrases.ts";

export const VALEN_RUDORS: readonly Card[] = onShips(["valenrudor", "valenrudor-swz105"], {
  title: "Valen Rudor",
  triggers: [{ at: "afterAttack", when: defenderIs(both(friendly, within(0, 1))), may: [{ verb: "free action" }] }],
});
