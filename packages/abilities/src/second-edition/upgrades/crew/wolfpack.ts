import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, friendly, within } from "../../../language/when.ts";
import { inFiringArc } from "../../../language/when-firing.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { lockInReach } from "../locking.ts";

/** A friendly ship that was attacked can gain strain and lock the attacker. */
export const wolfpack: Card = {
  card: "upgrade:wolfpack",
  title: "Wolfpack",
  triggers: [
    {
      at: "afterAttack",
      when: all(defenderIs(both(friendly, within(0, 3))), attackerIs(inFiringArc)),
      may: [{ verb: "gain", token: "strain", who: "defender" }, lockInReach("attacker", "defender")],
    },
  ],
};
