import type { Card } from "../../../language/card.ts";
import { all, not } from "../../../language/when.ts";
import { damaged, hasShields } from "../../../language/when-second-edition.ts";

/** A damaged ship can recover a shield, but may then have to expose a Damage card. */
export const r2d2crew: Card = {
  card: "upgrade:r2d2-crew",
  title: "R2-D2",
  triggers: [
    {
      at: "duringEnd",
      when: all(damaged(), not(hasShields())),
      may: [{ verb: "recover shield" }, { verb: "roll", on: { hit: [{ verb: "expose" }] } }],
    },
  ],
};
