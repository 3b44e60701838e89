import { RED } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { not } from "../../../language/when.ts";
import { hasShields } from "../../../language/when-second-edition.ts";

/**
 * Spends a shield and a charge to remove a red token. A ship without shields can spend two charges and gain a deplete token to recover a
 * shield.
 */
export const r2d2resistance: Card = {
  card: "upgrade:r2d2-resistance",
  title: "R2-D2",
  triggers: [
    {
      at: "duringEnd",
      may: [{ verb: "spend charge" }, { verb: "lose shield" }, { verb: "remove token", tokens: RED, orLock: true }],
    },
    {
      at: "duringEnd",
      when: not(hasShields()),
      may: [{ verb: "spend charge", count: 2 }, { verb: "recover shield" }, { verb: "gain", token: "deplete" }],
    },
  ],
};
