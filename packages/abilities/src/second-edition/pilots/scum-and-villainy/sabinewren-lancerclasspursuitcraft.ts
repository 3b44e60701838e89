import type { Card } from "../../../language/card.ts";
import { attackerIs, both, within } from "../../../language/when.ts";
import { inTurretArc } from "../../upgrades/attacked.ts";

export const sabinewrenLancerclasspursuitcraft: Card = {
  card: "pilot:sabinewren-lancerclasspursuitcraft",
  title: "Sabine Wren",
  dice: [{ dice: "defense", when: attackerIs(both(inTurretArc, within(0, 2))), may: [{ verb: "add", face: "focus" }] }],
};
