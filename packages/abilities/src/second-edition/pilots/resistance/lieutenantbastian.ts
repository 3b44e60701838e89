import type { Card } from "../../../language/card.ts";
import { within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";
import { lockTargetOf } from "../../upgrades/locking.ts";

export const lieutenantbastian: Card = {
  card: "pilot:lieutenantbastian",
  title: "Lieutenant Bastian",
  triggers: [{ at: "damageDealt", when: subjectIs(within(1, 2)), may: [lockTargetOf("subject")] }],
};
