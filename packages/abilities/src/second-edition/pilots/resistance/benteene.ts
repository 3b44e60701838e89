import type { Card } from "../../../language/card.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { inTurretArc } from "../../upgrades/attacked.ts";

export const benteene: Card = {
  card: "pilot:benteene",
  title: "Ben Teene",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, defenderIs(inTurretArc)),
      must: [{ verb: "condition", id: "rattled", who: "defender" }],
    },
  ],
};
