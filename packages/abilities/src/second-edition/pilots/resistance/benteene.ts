import type { Card } from "../../../card.ts";
import { all, isAttacker } from "../../../when.ts";
import { inTurretArc } from "../../upgrades/attacked.ts";
import { defenderIs } from "../../when.ts";

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
