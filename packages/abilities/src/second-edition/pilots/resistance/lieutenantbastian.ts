import type { Card } from "../../../card.ts";
import { within } from "../../../when.ts";
import { lockTargetOf } from "../../upgrades/locking.ts";
import { subjectIs } from "../../when.ts";

export const lieutenantbastian: Card = {
  card: "pilot:lieutenantbastian",
  title: "Lieutenant Bastian",
  triggers: [{ at: "damageDealt", when: subjectIs(within(1, 2)), may: [lockTargetOf("subject")] }],
};
