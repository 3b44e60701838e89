import { GREEN } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { any, both, friendly, isAttacker, isDefender, within } from "../../../language/when.ts";
import { inSideArcs } from "./phrases.ts";

export const axe: Card = {
  card: "pilot:axe",
  title: "“Axe”",
  triggers: [
    {
      at: "afterAttack",
      when: any(isAttacker, isDefender),
      may: [
        {
          verb: "choose ship",
          among: both(friendly, within(1, 2), inSideArcs),
          does: [{ verb: "one of", choices: Object.fromEntries(GREEN.map((token) => [token, [{ verb: "transfer", token }]])) }],
        },
      ],
    },
  ],
};
