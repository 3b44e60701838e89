import type { Card } from "../../../language/card.ts";
import { attackerIs, both, friendly, within } from "../../../language/when.ts";
import { LOCK_DEFENDER } from "./phrases.ts";

export const scimitar1Battleoverendor: Card = {
  card: "pilot:scimitar1-battleoverendor",
  title: "“Scimitar 1”",
  triggers: [{ at: "afterAttack", when: attackerIs(both(friendly, within(0, 3))), may: [{ verb: "spend charge" }, LOCK_DEFENDER] }],
};
