import type { Card } from "../../../card.ts";
import { both, friendly, within } from "../../../when.ts";
import { lockInReach } from "../../upgrades/locking.ts";
import { defenderIs } from "../../when.ts";
import { inSideArcs } from "./phrases.ts";

export const jag: Card = {
  card: "pilot:jag",
  title: "“Jag”",
  triggers: [{ at: "afterAttack", when: defenderIs(both(friendly, within(1, 2), inSideArcs)), may: [lockInReach("attacker")] }],
};
