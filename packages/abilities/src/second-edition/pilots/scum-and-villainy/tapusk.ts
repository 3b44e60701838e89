import type { Card } from "../../../card.ts";
import { both, enemy } from "../../../when.ts";
import { inTurretArc } from "../../upgrades/attacked.ts";
import { subjectIs } from "../../when.ts";

export const tapusk: Card = {
  card: "pilot:tapusk",
  title: "Tápusk",
  triggers: [{ at: "recurring", when: subjectIs(both(enemy, inTurretArc)), may: [{ verb: "spend charge", count: 2 }] }],
};
