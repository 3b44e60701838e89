import type { Card } from "../../../language/card.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";

export const automatedloadersSwz98: Card = {
  card: "upgrade:automatedloaders-swz98",
  title: "Automated Loaders",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, withPrimary),
      may: [{ verb: "spend charge" }, { verb: "free action", names: ["reload"] }],
    },
  ],
};
