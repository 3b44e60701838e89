import { effectOn } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { enemy, type ShipWhen } from "../../../when.ts";
import { defenderIs } from "../../when.ts";

const hunted: ShipWhen = ({ game }, ship) => effectOn(game, "condition:hunted", ship) !== undefined;

export const agentkallus: Card = {
  card: "upgrade:agentkallus",
  title: "Agent Kallus",
  triggers: [
    { at: "afterForces", must: [{ verb: "choose ship", among: enemy, does: [{ verb: "condition", id: "hunted", who: "chosen" }] }] },
  ],
  dice: [{ dice: "attack", when: defenderIs(hunted), may: [{ verb: "change", from: "focus", to: "hit" }] }],
};
