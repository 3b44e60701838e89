import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { lockInReach } from "../../upgrades/locking.ts";
import { inSideArcs } from "./phrases.ts";

export const jag: Card = {
  card: "pilot:jag",
  title: "“Jag”",
  triggers: [{ at: "afterAttack", when: defenderIs(both(friendly, within(1, 2), inSideArcs)), may: [lockInReach("attacker")] }],
};
