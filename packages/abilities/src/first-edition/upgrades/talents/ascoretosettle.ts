import { effectOn } from "@broadside/rules/procedures";
import { conditionBeforeForces } from "../../../both-editions/before-forces.ts";
import type { Card } from "../../../language/card.ts";
import { enemy } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

export const ascoretosettle: Card = {
  card: "upgrade:ascoretosettle",
  title: "A Score to Settle",
  triggers: [conditionBeforeForces("adebttopay", enemy, "1E-COND-01")],
  dice: [
    {
      dice: "attack",
      when: defenderIs(({ game }, ship) => effectOn(game, "condition:adebttopay", ship) !== undefined),
      may: [{ verb: "change", from: "focus", to: "crit" }],
    },
  ],
};
