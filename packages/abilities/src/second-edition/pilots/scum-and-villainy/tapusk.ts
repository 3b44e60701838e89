import type { Card } from "../../../language/card.ts";
import { both, enemy } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";
import { inTurretArc } from "../../upgrades/attacked.ts";

export const tapusk: Card = {
  card: "pilot:tapusk",
  title: "Tápusk",
  triggers: [{ at: "recurring", when: subjectIs(both(enemy, inTurretArc)), may: [{ verb: "spend charge", count: 2 }] }],
};
