import type { Card } from "../../../language/card.ts";
import { all, friendly, isDefender } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";
import { cancelResult } from "../results.ts";

/** When at least two hits or criticals remain, the ship can cancel one. The charge recovers when a friendly ship is destroyed. */
export const generalgrievous: Card = {
  card: "upgrade:generalgrievous",
  title: "General Grievous",
  triggers: [
    {
      at: "neutralizing",
      when: all(isDefender, ({ attack }) => (attack?.hits ?? 0) + (attack?.crits ?? 0) >= 2),
      may: [{ verb: "spend charge" }, { verb: "one of", choices: { hit: [cancelResult("hits")], crit: [cancelResult("crits")] } }],
    },
    { at: "destroyed", when: subjectIs(friendly), must: [{ verb: "recover charge" }] },
  ],
};
