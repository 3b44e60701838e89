import { effectOn } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { enemy, type ShipWhen } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const hunted: ShipWhen = ({ game }, ship) => effectOn(game, "condition:hunted", ship) !== undefined;

export const agentkallus: Card = {
  card: "upgrade:agentkallus",
  title: "Agent Kallus",
  triggers: [
    { at: "afterForces", must: [{ verb: "choose ship", among: enemy, does: [{ verb: "condition", id: "hunted", who: "chosen" }] }] },
  ],
  dice: [{ dice: "attack", when: defenderIs(hunted), may: [{ verb: "change", from: "focus", to: "hit" }] }],
};
